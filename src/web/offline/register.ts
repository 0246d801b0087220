// Registers the service worker and tells when the app can be used without a network, or when a new build waits.

import { signal } from '@preact/signals';

/** The worker of a new build that waits for its turn. */
const waiting = signal<ServiceWorker | undefined>(undefined);
export const newVersion = waiting;
export const readyOffline = signal(false);

function watch(registration: ServiceWorkerRegistration): void {
  const installing = registration.installing;
  installing?.addEventListener('statechange', () => {
    if (installing.state !== 'installed') return;
    if (navigator.serviceWorker.controller) waiting.value = installing;
    else readyOffline.value = true;
  });
}

export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js', { scope: './' });
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
  } catch {
    // A host without https cannot keep the app; it works all the same.
  }
}

/** Lets the new build take over and loads the page again. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.value?.postMessage('take-over');
}
