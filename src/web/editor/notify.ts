// Status messages of this page, shown there even if another page is open.

import { notifyOn } from '../app/notice.js';

export const notifyEditor = notifyOn('editor');
