// Status messages of these pages, shown there even if another page is open.

import { notifyOn } from '../../app/notice.js';

export const notifyLevels = notifyOn('levels');
export const notifyLevel = notifyOn('level');
