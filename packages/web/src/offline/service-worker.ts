// Stores the whole app for offline use, of its languages the one that the page has. The build writes the list of its files, each with a hash, into this script, so
// a new build is a new script: the browser sees it, and the new files are stored beside the old. A build is stored
// whole or not at all: every file must match its hash, so that a build caught in the middle of a deployment is tried
// again later.

const scope = self as unknown as ServiceWorkerGlobalScope;

/** Of every file of the build; `language` of a catalog. */
const FILES = JSON.parse('__PRECACHE__') as readonly (readonly [address: string, hash: string, language?: string])[];
/** Where the language of the page is kept, in each cache. */
const LANGUAGE = './language';
const OURS = 'masu-';
const CACHE = `${OURS}${precacheHash(FILES.flat().join('\n'))}`;

function precacheHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

async function contentHash(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file of this build: from an older cache if its content has not changed, otherwise from the server. */
async function fetchFile(address: string, hash: string): Promise<Response> {
  const kept = await caches.match(address);
  if (kept && (await contentHash(kept.clone())) === hash) return kept;
  // `no-cache` revalidates with the server: the browser's own cache may have the page of the last build.
  const response = await fetch(new Request(address, { cache: 'no-cache' }));
  if (!response.ok || (await contentHash(response.clone())) !== hash) {
    throw new Error(`${address} is not the file of this build`);
  }
  // Browsers refuse a redirected response for a navigation, so it is copied.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** How many files are fetched at a time: more would delay what the page itself is loading. */
const LANES = 4;

/** Stores files that the cache doesn't have, all or none. */
async function store(wanted: typeof FILES): Promise<void> {
  const files: [address: string, response: Response][] = [];
  const left = wanted.values();
  const fetchLane = async (): Promise<void> => {
    for (const [address, hash] of left) files.push([address, await fetchFile(address, hash)]);
  };
  await Promise.all(Array.from({ length: LANES }, fetchLane));
  const cache = await caches.open(CACHE);
  await Promise.all(files.map(([address, response]) => cache.put(address, response)));
}

/** The language that a page named last, to this build or an earlier one. */
const keptLanguage = async (): Promise<string | undefined> => (await caches.match(LANGUAGE))?.text();

async function storeBuild(): Promise<void> {
  const own = await keptLanguage();
  await store(FILES.filter(([, , language]) => language === undefined || language === own));
}

/** Catalogs for the pages that follow, also without a network. */
async function storeLanguage(own: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(LANGUAGE, new Response(own));
  const catalogs = FILES.filter(([, , language]) => language === own);
  const known = await Promise.all(catalogs.map(([address]) => cache.match(address)));
  await store(catalogs.filter((_, index) => known[index] === undefined));
}

/** Keeps the previous build for pages that still use it; removes older ones. */
async function dropOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/**
 * Files of this build; a page of the previous build, which requests names that this build doesn't have, gets its own.
 */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  return kept ?? (await caches.match(request)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(storeBuild()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOld()));
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
  const { language } = (event.data ?? {}) as { readonly language?: unknown };
  // Without a network, the catalogs come with the next visit.
  if (typeof language === 'string') event.waitUntil(storeLanguage(language).catch(() => {}));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return;
  // The file of `masu serve FILE` is not part of the build and changes from one start to the next.
  if (new URL(request.url).pathname.endsWith('/opened')) return;
  event.respondWith(answer(request));
});
