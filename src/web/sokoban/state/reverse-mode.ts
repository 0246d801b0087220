// Whether the open level is played in reverse mode. Separate from the mode itself, which is loaded on first use.

import { signal } from '@preact/signals';
import { notifySokoban } from '../../app/notice.js';

export const isReverse = signal(false);

export function leaveReverse(): void {
  isReverse.value = false;
  notifySokoban(undefined, '');
}
