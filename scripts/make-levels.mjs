// Makes levels/sokoban: `node scripts/make-levels.mjs [FILE…]`, all files or those named (`5-easy-levels`). Two kinds:
// rooms of scripts/rooms, each with the start that find-starts.mjs finds, and levels of the generator, by the seeds of
// scripts/generated-levels.json. Either way, push-optimal then solves the level from scratch. Each level has its grade,
// its proven optimum, and the reasons for the grade as comments (`gradeNotes`). Writes the collections, the solutions
// that the tests replay, and the tables in levels/sokoban/README.md, so that none of the three can drift from the
// others. The generated levels take about four minutes of CPU time.

import './require-node.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findStart, parseRooms } from './find-starts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { composeSokoban } = await import('@masu/studio/sokoban/compose/compose.js');
const { draftOfComposed } = await import('@masu/studio/sokoban/compose/draft-of-composed.js');
const { difficultyNumber } = await import('@masu/studio/sokoban/grade/difficulty.js');
const { gradeNotes } = await import('@masu/studio/sokoban/grade/grade-notes.js');
const { gradeSokobanNow } = await import('@masu/studio/sokoban/grade/grade.js');
const { SOKOBAN } = await import('@masu/solve/sokoban/puzzle.js');
const { scoreOf } = await import('@masu/core/sokoban/rules/score.js');
const { finish, PATIENT } = await import('@masu/core/base/outcome.js');

const XSB = SOKOBAN.formats.find(({ id }) => id === 'xsb');
const SOLVER = SOKOBAN.solvers.find(({ id }) => id === 'push-optimal');
const GENERATED = JSON.parse(readFileSync(join(ROOT, 'scripts/generated-levels.json'), 'utf8'));
const SOLUTIONS = join(ROOT, 'test/own-solutions.json');
const README = join(ROOT, 'levels/sokoban/README.md');

/** A draft with its level and its proven optimal solution. */
function proved(draft, rest) {
  const sound = SOKOBAN.validate(draft);
  if (!sound.ok) throw new Error(`${draft.title}: ${sound.error.message}`);
  const outcome = finish(SOLVER.solve(sound.value, {}, PATIENT));
  if (outcome.verdict !== 'solved') throw new Error(`${draft.title}: ${outcome.verdict}`);
  return { ...rest, draft, level: sound.value, solution: outcome.answer };
}

function fromRoom(room) {
  const rows = room.rows.some((row) => row.includes('@')) ? room.rows : findStart(room).rows;
  const draft = { rows, title: room.title, author: 'masu' };
  return proved({ ...draft, notes: notesOf(draft) }, { made: room.made });
}

/** The grade of a level as its comments. */
function notesOf(draft) {
  const sound = SOKOBAN.validate(draft);
  const graded = sound.ok && gradeSokobanNow(sound.value);
  if (graded === false || graded?.verdict !== 'graded') throw new Error(`${draft.title}: no grade`);
  return gradeNotes(graded);
}

function fromSeed(wish, [seed, title, own = {}]) {
  const composing = composeSokoban({ ...wish, ...own }, seed);
  let next = composing.next();
  while (!next.done) next = composing.next();
  if (!next.value.ok) throw new Error(`${title}: ${next.value.error.message}`);
  const { graded } = next.value.value;
  const made = `${graded.grade} ${difficultyNumber(graded.units).toFixed(2)}, seed ${seed}`;
  return proved(draftOfComposed(next.value.value, title), { made });
}

/** Every collection by its file: how to make its levels, and the words at its head. */
const COLLECTIONS = new Map([
  ...readdirSync(join(ROOT, 'scripts/rooms')).map((file) => {
    const { about, rooms } = parseRooms(readFileSync(join(ROOT, 'scripts/rooms', file), 'utf8'));
    return [file.replace('.txt', '.xsb'), { about, make: () => rooms.map(fromRoom) }];
  }),
  ...GENERATED.map(({ file, about, wish, levels }) => [
    file,
    { about, make: () => levels.map((level) => fromSeed(wish, level)) },
  ]),
]);

const rowOf = ({ draft, made, level, solution }) => {
  const { moves, pushes } = scoreOf(level, solution);
  return `| ${draft.title} | ${level.goals.length} | ${pushes} | ${moves} | ${made} |`;
};

const tableOf = (name, title, levels) =>
  [
    `### ${title} (\`${name}\`)`,
    '',
    '| level | boxes | pushes | moves | made |',
    '|---|---:|---:|---:|---|',
    ...levels.map(rowOf),
  ].join('\n');

/** The existing tables, by file. */
function knownTables(text) {
  const tables = text.split(/^(?=### )/m).filter((part) => part.startsWith('### '));
  return new Map(tables.map((table) => [/\(`([^`]+)`\)/.exec(table)[1], table.trimEnd()]));
}

const asked = process.argv.slice(2).map((name) => name.replace(/(\.xsb)?$/, '.xsb'));
const [before, after = ''] = readFileSync(README, 'utf8').split('<!-- levels -->');
const tables = knownTables(after);
const solutions = new Map(Object.entries(JSON.parse(readFileSync(SOLUTIONS, 'utf8'))));
for (const [name, { about, make }] of COLLECTIONS) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const levels = make();
  const drafts = levels.map(({ draft }, at) => (at === 0 ? { ...draft, collection: about } : draft));
  const text = XSB.make(drafts);
  if (!text.ok) throw new Error(`${name}: ${text.error.message}`);
  writeFileSync(join(ROOT, 'levels/sokoban', name), text.value);
  tables.set(name, tableOf(name, about[0], levels));
  solutions.set(
    name,
    levels.map(({ level, solution }) => SOKOBAN.makeMoves(level, solution)),
  );
  console.log(`${name}: ${levels.length} levels`);
}
const inOrder = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(SOLUTIONS, `${JSON.stringify(Object.fromEntries(inOrder(solutions)), null, 2)}\n`);
const made = inOrder(tables).map(([, table]) => table);
writeFileSync(README, `${before}<!-- levels -->\n\n${made.join('\n\n')}\n`);
