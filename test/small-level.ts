// A small level for tests of the game in a terminal, the keys that solve it, and the bytes of arrow keys and pastes.

export const [UP, DOWN, RIGHT, LEFT] = ['\x1b[A', '\x1b[B', '\x1b[C', '\x1b[D'];
export const pasted = (text: string): string => `\x1b[200~${text}\x1b[201~`;

/** Solved by dRurDD, which is WIN on the keys. */
export const SMALL = ['######', '#@   #', '# $  #', '#    #', '#  . #', '######', 'Title: Small'];
export const WIN = `${DOWN}${RIGHT}k${RIGHT}jj`;
