// The messages of these pages, whichever page is open when they come.

import { notifyOn } from '../../app/notice.js';

export const notify = notifyOn('levels');
export const notifyLevel = notifyOn('level');
