// What our program for IPS must know of a submission: the fields of its structures by what they are, and how each function is
// called, by value or by pointer. Both come from the student's headers; what the compiler refuses is not called.

import { type CHeaders, readHeaders } from '../rubric/c-header.js';
import type { Workbench } from '../rubric/workbench.js';

/** The functions of the lab: first their signatures in the text, then calls by which they can be tried. */
export const IPS_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  print_state: ['void print_state(State s);', 'print_state(s)', 'print_state(&s)'],
  print_game: ['void print_game(Game game);', 'print_game(g)', 'print_game(&g)'],
  is_terminal: ['bool is_terminal(State s);', 'r = is_terminal(s)', 'r = is_terminal(&s)'],
  move: ['State move(State s, Option o);', 's = move(s, o)', 's = move(&s, o)', 's = *move(&s, o)', 'move(&s, o)'],
  restart_session_game: [
    'void restart_session_game(Session *session);',
    'restart_session_game(&session)',
    'session = restart_session_game(session)',
  ],
  init_session: ['void init_session(Session *session);', 'init_session(&session)', 'session = init_session()'],
  print_session: ['void print_session(Session *session);', 'print_session(&session)', 'print_session(session)'],
  new_game_score: [
    'void new_game_score(Session *session);',
    'new_game_score(&session)',
    'session = new_game_score(session)',
  ],
};

interface Field {
  readonly name: string;
  readonly type: string;
}

const isNumber = (type: string): boolean =>
  /^(unsigned |signed )?(int|long|short|char|unsigned|size_t|uint\d+_t|int\d+_t)\b[^*]*$/.test(type);

/** The names of fields as definitions of C. */
export function fieldNames({ fields, bare }: CHeaders): Readonly<Record<string, string>> {
  const [state, game, session] = ['State', 'Game', 'Session'].map((type) => [...fields(type)]) as [
    Field[],
    Field[],
    Field[],
  ];
  const isBare = (type: string, wanted: string): boolean => bare(type) === bare(wanted);
  const number = ({ type }: Field): boolean => isNumber(bare(type));
  const grids = state.filter(({ type }) => /^(unsigned )?char\*+$/.test(bare(type)));
  const grid =
    grids.find(({ name }) => /grid|map|board|cell|tab|mat/i.test(name)) ?? (grids.length === 1 ? grids[0] : undefined);
  const isAgent = ({ name }: Field): boolean => /agent|player|jugador|pos|^ag|^a_|current/i.test(name);
  const sizes = state.filter((each) => number(each) && !isAgent(each));
  const rows = sizes.find(({ name }) => /row|fil|height|alto|^n?r$|^h$|^m$/i.test(name));
  const columns = sizes.find(({ name }) => /col|width|ancho|^n?c$|^w$|^n$/i.test(name) && name !== rows?.name);
  // Two numbers without telling names are the size, in the order of the text.
  const [one, other] = sizes.length === 2 && !(rows && columns) ? sizes : [rows, columns];
  const inner = state.filter(isAgent).flatMap((each): [string, string][] =>
    number(each)
      ? [[each.name, each.name]]
      : fields(each.type)
          .filter(number)
          .map((part): [string, string] => [`${each.name}.${part.name}`, part.name]),
  );
  const agentRow = inner.find(([, name]) => /row|fil|_r$|^r$|_y$|^y$|^i$|_i$/i.test(name))?.[0];
  const agentColumn = inner.find(([, name]) => /col|_c$|^c$|_x$|^x$|^j$|_j$/i.test(name))?.[0];
  const inState = game.find(({ type }) => isBare(type, 'State'));
  const score = game.find(
    (each) => number(each) && /score|punt|moves|steps/i.test(each.name) && !/best/i.test(each.name),
  );
  const level = game.find((each) => number(each) && /level|nivel/i.test(each.name));
  const inSession = session.find(({ type }) => isBare(type, 'Game'));
  const best = session.find(({ name, type }) => /best|score|punt|record/i.test(name) && !isBare(type, 'Game'));
  const perLevel = best && !isNumber(bare(best.type)) ? fields(best.type.replace(/\*$/, '')) : [];
  const inBest = perLevel.find((each) => number(each) && /best|score|punt/i.test(each.name));
  const isMany = best !== undefined && bare(best.type).endsWith('*');
  const names: Record<string, string | undefined> = {
    MASU_GRID: grid?.name,
    MASU_ROWS: other && one?.name,
    MASU_COLUMNS: one && other?.name,
    MASU_AGENT_ROW: agentColumn && agentRow,
    MASU_AGENT_COLUMN: agentRow && agentColumn,
    MASU_STATE: inState?.name,
    MASU_SCORE: score?.name,
    MASU_LEVEL: level?.name,
    MASU_GAME: inSession?.name,
    MASU_BEST: best?.name,
  };
  if (best) {
    names.MASU_BEST_IS_ONE = isMany ? '0' : '1';
    const place = isMany ? `${best.name}[i]` : best.name;
    names['MASU_BEST_OF(s, i)'] =
      `(s)->${isMany ? place.replace('[i]', '[(i)]') : place}${inBest ? `.${inBest.name}` : ''}`;
  }
  return Object.fromEntries(Object.entries(names).filter((each): each is [string, string] => each[1] !== undefined));
}

/** Headers with the types, in an order in which they can be included; a submission of one file is included itself. */
export function includedFiles(bench: Workbench, sources: readonly string[]): string[] {
  const headers = bench.paths(/\.h$/i);
  if (headers.length === 0) return [...sources];
  const named = headers.filter((path) => /(?:^|\/)(?:common|utils|game|session)\.h$/i.test(path));
  const order = ['common', 'utils', 'game', 'session'];
  const rank = (path: string): number => order.findIndex((name) => path.toLowerCase().endsWith(`${name}.h`));
  return named.length > 0 ? [...named].sort((a, b) => rank(a) - rank(b)) : headers;
}

/** The types of the files that are included. */
export const typesOf = (bench: Workbench, files: readonly string[]): CHeaders =>
  readHeaders([...new Set([...bench.paths(/\.h$/i), ...files])].map((path) => bench.text(path)));
