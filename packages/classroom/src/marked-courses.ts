// The cases of each course: one row per course.

import { COMP20003_CASES } from './comp20003/mark-cases.js';
import { ECE209_CASES } from './ece209/mark-cases.js';
import { IN101_CASES } from './in101/mark-cases.js';
import { IPS_CASES } from './ips/mark-cases.js';
import { MAC110_CASES } from './mac110/mark-cases.js';
import type { CourseCases } from './mark/course-cases.js';

export const MARKED_COURSES: Readonly<Record<string, CourseCases>> = {
  in101: IN101_CASES,
  comp20003: COMP20003_CASES,
  ece209: ECE209_CASES,
  ips: IPS_CASES,
  mac110: MAC110_CASES,
};
