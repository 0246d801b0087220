// What stands compared with the solution, which is found through the engine; a puzzle without exactly one is told.

import { fail, ok, type Result } from '../base/result.js';
import { FUTOSHIKI, type FutoshikiLevel, letterDigit } from '../futoshiki/index.js';
import { levelOfJob } from './library.js';
import { type Searcher, withoutSolution } from './searcher.js';

const CHECK_MILLIS = 20_000;

/** The digits of the one solution, or the sentence that says why there is none to compare with. */
export function searchSolution(
  searcher: Searcher,
  level: FutoshikiLevel,
  tell: (words: string) => void = () => {},
): Promise<Result<readonly number[], string>> {
  const job = {
    ...levelOfJob({ puzzle: 'futoshiki', level }),
    solver: FUTOSHIKI.defaultSolver,
    limits: { millis: CHECK_MILLIS },
  } as const;
  return new Promise((settle) => {
    searcher.start([job], {
      tell,
      fail: (words) => settle(fail(words)),
      stopped: () => settle(fail('Stopped.')),
      report: (report) => {
        if (report.verdict !== 'solved') settle(fail(withoutSolution(report)));
        else if (report.claim === 'unique') settle(ok([...[report.solution].flat().join('')].map(letterDigit)));
        else settle(fail("Can't check: this puzzle has more than one solution."));
      },
    });
  });
}
