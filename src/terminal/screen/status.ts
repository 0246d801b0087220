// What a page says on its one line: calm for events, trouble in ink for what is wrong.

export interface Say {
  readonly text: string;
  readonly isTrouble: boolean;
}

export const SILENCE: Say = { text: '', isTrouble: false };
export const calm = (text: string): Say => ({ text, isTrouble: false });
export const trouble = (text: string): Say => ({ text, isTrouble: true });
