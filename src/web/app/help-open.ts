// Whether the help dialog is open. Separate from the dialog itself, which is loaded when first opened.

import { signal } from '@preact/signals';

export const isHelpOpen = signal(false);
