// Routes in the fragment of the address: nothing in it reaches a server, and a link can contain a level and its moves.
// Parsing never fails: an unknown address is the start page with an unknown target.

import { defined } from '@masu/core/base/defined.js';

/** The pages of the navigation, and those that other pages lead to. */
export const NAV_PAGES = [
  'sokoban',
  'futoshiki',
  'daily',
  'levels',
  'games',
  'progress',
  'editor',
  'lab',
  'lessons',
] as const;
const PAGES = [...NAV_PAGES, 'level', 'settings'] as const;
export type Page = (typeof PAGES)[number];

/** Where a level is: in a collection, or in the address itself. */
export type RouteTarget =
  | { readonly kind: 'none' }
  /** An unknown address. */
  | { readonly kind: 'unknown' }
  /** The index counts from 0; -1 if the address has no level number. */
  | {
      readonly kind: 'collection';
      readonly collection: string;
      readonly index: number;
      /** The rest of the address: moves to replay, the set-up of the lab. */
      readonly query?: URLSearchParams;
    }
  | { readonly kind: 'link'; readonly query: URLSearchParams };

export interface Route {
  readonly page: Page;
  readonly target: RouteTarget;
}

/** The page as it begins. */
export const pageRoute = (page: Page): Route => ({ page, target: { kind: 'none' } });

/** A page that shows a level of a collection, or the whole collection. */
export const levelRoute = (page: Page, collection: string, index = 0): Route => ({
  page,
  target: { kind: 'collection', collection, index },
});

/** A page that shows what the address itself contains. */
export const linkRoute = (page: Page, query: URLSearchParams): Route => ({ page, target: { kind: 'link', query } });

/** `#/sokoban/first-cuts/3`, `#/sokoban?l=…&m=…`, `#/levels/first-cuts`,
 * `#/daily/2026-11-15`. The index counts from 1 in the address. */
export function parseRoute(fragment: string): Route | undefined {
  const [, path = '', query] = /^#\/([^?]*)(?:\?(.*))?$/s.exec(fragment) ?? [];
  const [name, collection, number] = path.split('/').map(decodePart);
  const page = PAGES.find((each) => each === name);
  if (!page) {
    if (fragment === '' || fragment === '#' || fragment === '#/') return pageRoute('sokoban');
    return fragment.startsWith('#/') ? { page: 'sokoban', target: { kind: 'unknown' } } : undefined;
  }
  const params = query === undefined ? undefined : new URLSearchParams(query);
  if (params && !collection) return linkRoute(page, params);
  if (!collection) return pageRoute(page);
  const index = number === undefined || number === '' ? 0 : /^[1-9]\d{0,5}$/.test(number) ? Number(number) - 1 : -1;
  return { page, target: { kind: 'collection', collection, index, ...defined({ query: params }) } };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function makeRoute({ page, target }: Route): string {
  if (target.kind === 'link') return `#/${page}?${target.query}`;
  if (target.kind === 'none' || target.kind === 'unknown') return `#/${page}`;
  const collection = encodeURIComponent(target.collection);
  // These pages show a whole collection, or a day.
  const isWhole = page === 'levels' || page === 'daily';
  const path = `#/${page}/${collection}${isWhole ? '' : `/${target.index + 1}`}`;
  return target.query ? `${path}?${target.query}` : path;
}
