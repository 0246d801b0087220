// Whether the open level is played in reverse mode. Apart from the mode itself, which is loaded when first wanted.

import { signal } from '@preact/signals';
import { notify } from '../state/notify.js';

export const isReverse = signal(false);

export function leaveReverse(): void {
  isReverse.value = false;
  notify(undefined, '');
}
