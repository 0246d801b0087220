// Icons of parts that are loaded later, by path.

export const TURN = 'M17 4V9H12M17 8A8 8 0 1 0 20 14';
export const MIRROR = 'M12 3V21M9 7L4 17H9ZM15 7L20 17H15Z';
export const PENCIL = 'M4 20L5 15L16 4L20 8L9 19ZM13 7L17 11';
export const PULL = 'M13 8H21V16H13ZM10 12H3M6 9L3 12L6 15';
export const FIRST = 'M18 6L12 12L18 18M7 6V18';
export const LAST = 'M6 6L12 12L6 18M17 6V18';
export const PLAY_ICON = 'M8 5V19L19 12Z';
export const PAUSE = 'M8 5V19M16 5V19';
export const TRIM = 'M4 8V4H8M16 4H20V8M20 16V20H16M8 20H4V16';
export const FILE = 'M6 3H14L18 7V21H6ZM14 3V7H18';
export const ERASE = 'M6 6L18 18M18 6L6 18';
export const PLUS = 'M12 5V19M5 12H19';
export const MINUS = 'M5 12H19';
export const SOLVE_ICON = 'M4 20L13 11M11 4H13M18 6L20 4M20 11V13M17 9A2 2 0 1 0 15 7M20 20H14';
export const STOP = 'M6 6H18V18H6Z';
export const UP = 'M6 14L12 8L18 14';
export const DOWN = 'M6 10L12 16L18 10';
