// The words and options of each course, read from the usage and the help that people read: for completion in a shell.

import { defined } from '@masu/core/base/defined.js';
import { COURSES } from './courses.js';
import type { Course } from './host.js';
import { markHelp } from './mark-command.js';
import { MARKED_COURSES } from './marked-courses.js';
import { rubricHelp } from './rubric-command.js';
import { COURSE_RUBRICS } from './rubrics.js';

interface CourseOption {
  /** `--visited`. */
  readonly name: string;
  readonly about: string;
  /** `<path>`, or the words there are: `list|tree|hash`; absent: a switch. */
  readonly value?: string;
}

/** What can follow `masu course NAME`, or `masu course NAME mark`. */
export interface CourseForm {
  /** `in101`, or `in101 mark`. */
  readonly id: string;
  readonly about: string;
  readonly words: readonly string[];
  readonly options: readonly CourseOption[];
}

/** `  --cases <folder>  also your own cases: …` */
function helpOptions(help: string): readonly CourseOption[] {
  return [...help.matchAll(/^ {2}(--[\w-]+)(?: (<[^>]+>))? +(.*)$/gm)].map(([, name = '', value, about = '']) => ({
    name,
    about,
    ...defined({ value }),
  }));
}

/** `masu course in101 solve <map> [--visited list|tree|hash] [--rules <ids>|all|none]` */
function usageOptions({ usage }: Course): readonly CourseOption[] {
  const optionLines = usage.flatMap((line) =>
    [...line.matchAll(/(?:\[|\| )(-{1,2}[\w-]+)(?: ([^\]|\s][^\]]*?))?(?=\]| \|)/g)].map(([, name = '', value]) => ({
      name,
      about: line.replace(/ (?:\[| ).*$/, ''),
      ...defined({ value }),
    })),
  );
  return optionLines.filter(({ name }, index) => optionLines.findIndex((each) => each.name === name) === index);
}

/** The programs of a course that has several. */
const programNames = ({ id, usage }: Course): readonly string[] =>
  usage.flatMap((line) => new RegExp(`^masu course ${id} ([a-z]+) `).exec(line)?.[1] ?? []);

export function courseForms(): readonly CourseForm[] {
  return COURSES.flatMap((course): CourseForm[] => {
    const [cases, rubric] = [MARKED_COURSES[course.id], COURSE_RUBRICS[course.id]];
    const { id, about } = course;
    return [
      { id, about, words: [...programNames(course), 'mark', 'rubric'], options: usageOptions(course) },
      ...(cases
        ? [{ id: `${id} mark`, about: 'mark a program', words: [], options: helpOptions(markHelp(course, cases)) }]
        : []),
      ...(rubric
        ? [
            {
              id: `${id} rubric`,
              about: 'grade submissions',
              words: [],
              options: helpOptions(rubricHelp(course, rubric)),
            },
          ]
        : []),
    ];
  });
}
