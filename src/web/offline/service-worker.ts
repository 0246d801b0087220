// Keeps the whole app for use without a network. The build writes the list of its files, with a hash of each, into this
// script, so a new build is a new script: the browser sees it, fetches the new files beside the old, and the old
// ones go when the last page that uses them has gone or has agreed to reload. Hand-made: the list is all we need.

const scope = self as unknown as ServiceWorkerGlobalScope;

/** [address, hash of the content] of every file of the build. */
const FILES = JSON.parse('__PRECACHE__') as readonly (readonly [string, string])[];
const CACHE = `masu-${hashOf(FILES.flat().join('\n'))}`;

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // `no-cache` asks the server again: the browser's own cache may hold the page of the last build.
  await cache.addAll(FILES.map(([address]) => new Request(address, { cache: 'no-cache' })));
}

async function dropOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('masu-') && name !== CACHE).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(fetchAll()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOld()));
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return;
  // What `masu serve FILE` hands to the page is no file of the build and changes from one start to the next.
  if (new URL(request.url).pathname.endsWith('/opened')) return;
  event.respondWith(answer(request));
});
