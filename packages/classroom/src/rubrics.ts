// The rubrics of the courses: one row per course.

import { COMP20003_RUBRIC } from './comp20003/rubric.js';
import { ECE209_RUBRIC } from './ece209/rubric.js';
import { IN101_RUBRIC } from './in101/rubric.js';
import { IPS_RUBRIC } from './ips/rubric.js';
import { MAC110_RUBRIC } from './mac110/rubric.js';
import type { CourseRubric } from './rubric/course-rubric.js';

export const COURSE_RUBRICS: Readonly<Record<string, CourseRubric>> = {
  in101: IN101_RUBRIC,
  ece209: ECE209_RUBRIC,
  comp20003: COMP20003_RUBRIC,
  mac110: MAC110_RUBRIC,
  ips: IPS_RUBRIC,
};
