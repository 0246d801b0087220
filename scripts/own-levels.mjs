// Our own levels as data, for Vite: what the pages of the web app import of them.

import './require-node.mjs';
import { readFileSync } from 'node:fs';

const DRAFTS = '?drafts';
const COUNT = '?count';

/** Grades a level of either puzzle as the pages show it: all of our own are graded exactly, within seconds. */
async function grader() {
  const [{ difficultyNumber }, { gradeSokobanNow }, { reasonFacts }, { futoshikiReasons }, { gradeLevel }] =
    await Promise.all([
      import('@masu/studio/sokoban/grade/difficulty.js'),
      import('@masu/studio/sokoban/grade/grade.js'),
      import('@masu/studio/sokoban/grade/reason-sentences.js'),
      import('@masu/solve/futoshiki/solve/explain/grade-reasons.js'),
      import('@masu/solve/futoshiki/solve/explain/grade.js'),
    ]);
  const { isSokobanLevel } = await import('@masu/engine/jobs/puzzles/level-puzzle.js');
  return (level) => {
    const graded = isSokobanLevel(level) ? gradeSokobanNow(level) : gradeLevel(level);
    if (graded.verdict !== 'graded') throw new Error(`a level of our own is ${graded.verdict}`);
    if (!('units' in graded)) return { grade: graded.grade, isExact: true, reasons: futoshikiReasons(graded) };
    const { grade, units, isExact, reasons, figures } = graded;
    const facts = reasons.map(reasonFacts);
    return { grade, difficulty: difficultyNumber(units), isExact, optimum: figures.pushes, reasons: facts };
  };
}

/**
 * A level file as data: `levels/….xsb?drafts` is read here, once, by the program built before, so that no page has to
 * bring a reader along for the levels that ship with it. `?count` is their number.
 */
export function ownLevels() {
  return {
    name: 'masu-own-levels',
    // Before the bundler's own reading, which takes a .txt for an asset.
    enforce: 'pre',
    async load(id) {
      const query = [DRAFTS, COUNT].find((each) => id.endsWith(each));
      if (!query) return undefined;
      const path = id.slice(0, -query.length);
      this.addWatchFile(path);
      const { readLevels } = await import('@masu/engine/library/read-levels.js');
      const read = readLevels(readFileSync(path, 'utf8'), { name: path });
      if (!read.ok) throw new Error(`${path}: ${read.error.message}`);
      const { levels, puzzle } = read.value;
      if (query === COUNT) return `export default ${levels.length};`;
      const gradeOf = await grader();
      const drafts = levels.map(({ level, draft, title }) => {
        if (!level.ok) throw new Error(`${path}: ${level.error.message}`);
        return { title, draft, hash: puzzle.hash(level.value), graded: gradeOf(level.value) };
      });
      return `export default ${JSON.stringify(drafts)};`;
    },
  };
}
