// Icons that a single page uses.

export const TURN = 'M17 4V9H12M17 8A8 8 0 1 0 20 14';
export const MIRROR = 'M12 3V21M9 7L4 17H9ZM15 7L20 17H15Z';
export const PENCIL = 'M4 20L5 15L16 4L20 8L9 19ZM13 7L17 11';
export const PULL = 'M13 8H21V16H13ZM10 12H3M6 9L3 12L6 15';
