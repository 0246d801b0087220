// Every level of ../shared/levels in one process, twice, with `any` and a small budget of nodes: resident memory after each
// collection. The second round must end where the first did; growth is a leak. `[--nodes N]`.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';

export const about = 'resident memory over all of ../shared/levels in one process, twice: [--nodes N]';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../../shared/levels');
const any = SOKOBAN.solvers.find(({ id }) => id === 'any');

function levelsOf(path) {
  const text = readFileSync(path, 'latin1');
  const levels = recognizeFormat(text, path)?.parse(text).levels ?? [];
  return levels
    .flatMap((draft) => (draft.ok ? [SOKOBAN.validate(draft.value)] : []))
    .flatMap((level) => (level.ok ? [level.value] : []));
}

export function run(args) {
  if (!existsSync(FOLDER)) {
    console.log('There is no ../shared/levels beside the repository.');
    return;
  }
  const at = args.indexOf('--nodes');
  const nodes = at < 0 ? 2000 : Number(args[at + 1]);
  const files = readdirSync(FOLDER, { recursive: true })
    .filter((name) => /\.(txt|sok|slc|xsb)$/.test(name))
    .sort();
  const mebibytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);
  console.log(`before: ${mebibytes()} MiB`);
  for (const round of [1, 2]) {
    let [count, solved, most] = [0, 0, 0];
    for (const file of files) {
      for (const level of levelsOf(join(FOLDER, file))) {
        const outcome = finish(any.solve(level, { nodes, bytes: 2 ** 30 }, PATIENT));
        count++;
        if (outcome.verdict === 'solved') solved++;
        most = Math.max(most, mebibytes());
      }
    }
    console.log(`round ${round}: ${count} levels, ${solved} solved; most ${most} MiB, now ${mebibytes()} MiB`);
  }
}
