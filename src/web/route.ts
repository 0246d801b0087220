// The route as a signal, kept in step with the address bar.

import { signal } from '@preact/signals';
import { makeRoute, parseRoute, type Route } from './routes.js';

export const route = signal<Route>({ page: 'sokoban', place: { kind: 'none' } });

function read(): void {
  const found = parseRoute(location.hash);
  // A fragment that is none of ours (a skip link's, say) leaves us where we are.
  if (found) route.value = found;
}

export function startRouting(): void {
  read();
  addEventListener('hashchange', read);
}

export function go(to: Route): void {
  location.hash = makeRoute(to);
}
