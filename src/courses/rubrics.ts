// The rubrics of the courses: one row per course.

import { ECE209_RUBRIC } from './ece209/rubric.js';
import type { CourseRubric } from './rubric/course-rubric.js';

export const COURSE_RUBRICS: Readonly<Record<string, CourseRubric>> = {
  ece209: ECE209_RUBRIC,
};
