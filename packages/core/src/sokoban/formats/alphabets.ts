// What each character of a level file can be. A row is recognized by the union of the kinds of its characters, with one
// table lookup per character: a pattern match on every line of a large collection would be slower than everything else.

/** Kinds of characters, one bit each, so that a line is the union of its kinds. */
export const KIND = {
  wall: 1,
  space: 2,
  tab: 4,
  dash: 8,
  goal: 16,
  box: 32,
  boxOnGoal: 64,
  player: 128,
  digit: 256,
  pipe: 512,
  other: 1024,
  exWall: 2048,
  text: 4096,
} as const;

/** An alphabet: the kind of every character, and its board letter. */
export interface Alphabet {
  readonly kinds: Uint16Array;
  /** The kind of its walls. */
  readonly wall: number;
  /** Characters other than floor map to themselves. */
  readonly isXsb: boolean;
  letterOf(code: number): string;
}

const FLOOR = { '-': ' ', _: ' ', '\u00a0': ' ' };

function alphabet(letters: Readonly<Record<string, string>>, kinds: Readonly<Record<string, number>>): Alphabet {
  const kindTable = new Uint16Array(256).fill(KIND.text);
  const letterTable = new Map<number, string>();
  for (const [letter, kind] of Object.entries(kinds)) {
    for (const character of letter) kindTable[character.charCodeAt(0)] = kind;
  }
  for (const [letter, meant] of Object.entries(letters)) letterTable.set(letter.charCodeAt(0), meant);
  const isXsb = letters === FLOOR;
  const wall = kinds['#'] ?? KIND.exWall;
  return { kinds: kindTable, wall, isXsb, letterOf: (code) => letterTable.get(code) ?? String.fromCharCode(code) };
}

const STANDARD_KINDS = {
  '#': KIND.wall,
  ' ': KIND.space,
  '\t': KIND.tab,
  '-_\u00a0': KIND.dash,
  '.': KIND.goal,
  $: KIND.box,
  '*': KIND.boxOnGoal,
  '@+': KIND.player,
  '0123456789': KIND.digit,
  '|': KIND.pipe,
  // Letters of the two other alphabets below.
  bBpPo: KIND.other,
  'X&': KIND.exWall,
};

/** # @ + $ * . with `-` or `_` for floor; also classifies the letters of the two other alphabets. */
export const STANDARD = alphabet(FLOOR, STANDARD_KINDS);

/** b box, B box on goal, p player, P player on goal, o goal. */
export const LOWER = alphabet({ ...FLOOR, b: '$', B: '*', p: '@', P: '+', o: '.' }, STANDARD_KINDS);

/** X wall, * box, & box on goal: as in files of the DOS game Pusher. */
export const EX_WALLS = alphabet(
  { ...FLOOR, X: '#', '*': '$', '&': '*' },
  {
    X: KIND.exWall,
    ' ': KIND.space,
    '\t': KIND.tab,
    '-_\u00a0': KIND.dash,
    '.': KIND.goal,
    $: KIND.box,
    '*': KIND.boxOnGoal,
    '&': KIND.exWall,
    '@+': KIND.player,
  },
);

/** A player, B box, # wall, . floor, G goal, X box on goal, Y player on goal: as in a course at Barcelona. */
export const COURSE_ALPHABET = alphabet(
  { '.': ' ', A: '@', B: '$', G: '.', X: '*', Y: '+', '\u00a0': ' ' },
  {
    '#': KIND.wall,
    ' ': KIND.space,
    '\t': KIND.tab,
    '.\u00a0': KIND.dash,
    G: KIND.goal,
    B: KIND.box,
    X: KIND.boxOnGoal,
    AY: KIND.player,
  },
);

/** The union of the kinds in a range of text; stops at the first character that is on no board. */
export function letterKinds(text: string, start: number, end: number, kinds: Uint16Array): number {
  let all = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    const kind = code < 256 ? (kinds[code] as number) : KIND.text;
    all |= kind;
    if (kind === KIND.text) break;
  }
  return all;
}
