// Whether the level on the table is played backwards; apart from the play itself, which is fetched when first wanted.

import { signal } from '@preact/signals';

export const isBackwards = signal(false);
