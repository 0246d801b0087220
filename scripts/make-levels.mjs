// Makes levels/sokoban from scripts/rooms: `node scripts/make-levels.mjs`. Each room gets the start that find-starts.mjs
// finds; the solver that proves fewest pushes then solves it from scratch. Writes the collections, the solutions that
// the tests replay, and the table in levels/sokoban/README.md, so that none of the three can drift from the others.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findStart, parseRooms } from './find-starts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const load = (path) => import(new URL(`../dist/${path}`, import.meta.url).href);
const { SOKOBAN, scoreOf } = await load('sokoban/index.js');
const { finish, PATIENT } = await load('base/outcome.js');

const XSB = SOKOBAN.formats.find(({ id }) => id === 'xsb');
const SOLVER = SOKOBAN.solvers.find(({ id }) => id === 'push-optimal');

/** A room as a draft, and its proved best solution. */
function levelOf(room) {
  const rows = room.rows.some((row) => row.includes('@')) ? room.rows : findStart(room).rows;
  const draft = { rows, title: room.title, author: 'masu' };
  const sound = SOKOBAN.validate(draft);
  if (!sound.ok) throw new Error(`${room.title}: ${sound.error.message}`);
  const outcome = finish(SOLVER.solve(sound.value, {}, PATIENT));
  if (outcome.verdict !== 'solved') throw new Error(`${room.title}: ${outcome.verdict}`);
  return { room, draft, level: sound.value, solution: outcome.answer };
}

function makeCollection(file) {
  const { about, rooms } = parseRooms(readFileSync(join(ROOT, 'scripts/rooms', file), 'utf8'));
  const levels = rooms.map(levelOf);
  const name = file.replace('.txt', '.xsb');
  const drafts = levels.map(({ draft }, at) => (at === 0 ? { ...draft, collection: about } : draft));
  const text = XSB.make(drafts);
  if (!text.ok) throw new Error(`${name}: ${text.error.message}`);
  writeFileSync(join(ROOT, 'levels/sokoban', name), text.value);
  return { name, title: about[0], levels };
}

const rowOf = ({ room, level, solution }) => {
  const { moves, pushes } = scoreOf(level, solution);
  return `| ${room.title} | ${level.goals.length} | ${pushes} | ${moves} | ${room.made} |`;
};

const tableOf = ({ name, title, levels }) =>
  [
    `### ${title} (\`${name}\`)`,
    '',
    '| level | boxes | pushes | moves | room |',
    '|---|---:|---:|---:|---|',
    ...levels.map(rowOf),
  ].join('\n');

const collections = readdirSync(join(ROOT, 'scripts/rooms')).sort().map(makeCollection);
const solutions = collections.map(({ name, levels }) => [
  name,
  levels.map(({ level, solution }) => SOKOBAN.makeMoves(level, solution)),
]);
writeFileSync(join(ROOT, 'test/own-solutions.json'), `${JSON.stringify(Object.fromEntries(solutions), null, 2)}\n`);

const readme = join(ROOT, 'levels/sokoban/README.md');
const [before] = readFileSync(readme, 'utf8').split('<!-- levels -->');
writeFileSync(readme, `${before}<!-- levels -->\n\n${collections.map(tableOf).join('\n\n')}\n`);
