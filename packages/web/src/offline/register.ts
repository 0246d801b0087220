// Registers the service worker and reports when the app works offline or a new version is ready. A new version waits
// until the player updates or every page of the old one is closed; it never changes an open page.

import { signal } from '@preact/signals';
import { catalogLanguage } from '../language.js';
import { flushGame } from '../saves/saves.js';

/** `waits`: it takes over when the player updates. `here`: another page updated; this one still runs the old build. */
export const newVersion = signal<'waits' | 'here' | undefined>(undefined);

/** Everything is stored: the next visit needs no network. */
export const readyOffline = signal(Boolean(globalThis.navigator?.serviceWorker?.controller));

let waiting: ServiceWorker | undefined;

let isAsked = false;

function wait(worker: ServiceWorker): void {
  waiting = worker;
  newVersion.value = 'waits';
}

function watch({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state !== 'installed') return;
    if (navigator.serviceWorker.controller) wait(installing);
    else readyOffline.value = true;
  });
}

const ASK_MILLIS = 60 * 60 * 1000;

/** A page may stay open for days: returning to it checks for a new build, at most once per hour. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_MILLIS) return;
    asked = Date.now();
    // Offline: no update.
    registration.update().catch(() => {});
  });
}

/** The first service worker of a page belongs to its build; any later one to another build. */
function watchChanges(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (isControlled) newVersion.value = 'here';
    isControlled = true;
  });
}

export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  watchChanges();
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js', { scope: './' });
    if (registration.waiting && navigator.serviceWorker.controller) wait(registration.waiting);
    watch(registration);
    for (const worker of [registration.installing, registration.waiting, registration.active])
      worker?.postMessage({ language: catalogLanguage });
    registration.addEventListener('updatefound', () => watch(registration));
    checkForUpdates(registration);
  } catch {
    // Without https the app can't be stored; it works online.
  }
}

/** Reloads the page with the new build; saves the game in progress first. */
export async function takeNewVersion(): Promise<void> {
  await flushGame();
  if (newVersion.peek() === 'here' || waiting?.state !== 'installed') location.reload();
  isAsked = true;
  waiting?.postMessage('take-over');
}
