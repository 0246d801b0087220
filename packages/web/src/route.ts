// The route as a signal, in step with the address bar. A click on our links and `go` change it at once: the browser
// reports a new fragment only a task later, and an answer that arrives in between must not act on a page that was left.

import { signal } from '@preact/signals';
import { arrive, startScrolling } from './page-scroll.js';
import { makeRoute, pageRoute, parseRoute, type Route } from './routes.js';

export const route = signal<Route>(pageRoute('sokoban'));

let read: string | undefined;

/** The route now. After waiting, ask here and not the signal: the browser may not have reported the change yet. */
export function here(): Route {
  if (location.hash !== read) {
    read = location.hash;
    // A fragment of another kind (a skip link's, for example) changes nothing.
    route.value = parseRoute(read) ?? route.peek();
  }
  return route.peek();
}

function follow(fragment: string): void {
  location.hash = fragment;
  arrive();
  here();
}

/** A plain click on one of our links; the browser handles any other, for example one that opens another tab. */
function takeClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="#/"]');
  if (!link) return;
  event.preventDefault();
  // A press by pointer leaves no focus on a link of the header: the next keys are for the page that it opens.
  if (event.detail > 0 && link.closest('.top')) link.blur();
  follow(link.hash);
}

export function startRouting(): void {
  here();
  startScrolling();
  addEventListener('hashchange', here);
  addEventListener('click', takeClick);
}

export function go(to: Route): void {
  follow(makeRoute(to));
}

/** As others can open it. */
export const fullAddress = (to: Route): string => `${location.href.split('#')[0]}${makeRoute(to)}`;
