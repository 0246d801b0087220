// The route as a signal, kept in step with the address bar. Where the way is ours, by a link or by `go`, it changes with
// the click itself: the browser tells of a new fragment only a task later, and an answer that came in between would act for a page that was already left.

import { signal } from '@preact/signals';
import { makeRoute, parseRoute, type Route } from './routes.js';

export const route = signal<Route>({ page: 'sokoban', target: { kind: 'none' } });

let read: string | undefined;

/** Where the person is now. Whoever comes back from waiting asks here, not the signal: it may not have been told yet. */
export function here(): Route {
  if (location.hash !== read) {
    read = location.hash;
    // A fragment that is none of ours (a skip link's, say) leaves us where we are.
    route.value = parseRoute(read) ?? route.peek();
  }
  return route.peek();
}

function follow(fragment: string): void {
  location.hash = fragment;
  here();
}

/** A plain click on a link of ours; any other is the browser's to follow, into another tab, say. */
function takeClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="#/"]');
  if (!link) return;
  event.preventDefault();
  follow(link.hash);
}

export function startRouting(): void {
  here();
  addEventListener('hashchange', here);
  addEventListener('click', takeClick);
}

export function go(to: Route): void {
  follow(makeRoute(to));
}
