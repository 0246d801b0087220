// The message of this page, whichever page is open when it is said.

import { sayOn } from '../app/notice.js';

export const say = sayOn('futoshiki');
