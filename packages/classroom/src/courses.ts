// The table of courses. A course is one folder and one row here; help, docs, and tests read the table.

import { COMP20003 } from './comp20003/comp20003.js';
import { ECE209 } from './ece209/ece209.js';
import type { Course } from './host.js';
import { IN101 } from './in101/in101.js';
import { IPS } from './ips/ips.js';
import { MAC110 } from './mac110/mac110.js';

export const COURSES: readonly Course[] = [IN101, IPS, ECE209, COMP20003, MAC110];
