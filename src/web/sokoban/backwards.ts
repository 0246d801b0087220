// Whether the level on the table is played backwards; apart from the play itself, which is fetched when first wanted.

import { signal } from '@preact/signals';
import { notify } from './notify.js';

export const isBackwards = signal(false);

export function leaveBackwards(): void {
  isBackwards.value = false;
  notify(undefined, '');
}
