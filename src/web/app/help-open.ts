// Whether the help is open; apart from the help itself, which is fetched when it is first asked for.

import { signal } from '@preact/signals';

export const isHelpOpen = signal(false);
