// The message of this page, whichever page is open when it comes.

import { notifyOn } from '../../app/notice.js';

export const notify = notifyOn('lab');
