// Decodes the bytes a terminal sends: keys with modifiers, pasted text, mouse events, and answers about the cursor. Reads
// xterm's sequences (ECMA-48 "CSI", "SS3"), the variants of rxvt and the Linux console, SGR mouse reports, bracketed
// paste, and kitty's "CSI u". Bytes may be split anywhere: a sequence waits for its end, and the caller's clock
// (`flush`) decides whether a lone Escape is a key.

export interface Key {
  readonly kind: 'key';
  /** A letter as typed, or a name from `NAMES`. */
  readonly name: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

export interface Mouse {
  readonly kind: 'mouse';
  readonly action: 'press' | 'release' | 'wheel-up' | 'wheel-down';
  readonly button: 'left' | 'middle' | 'right';
  /** From 0. */
  readonly line: number;
  readonly column: number;
}

export type TerminalEvent =
  | Key
  | Mouse
  | { readonly kind: 'paste'; readonly text: string }
  /** The position of the cursor, from 0: the answer to a query. */
  | { readonly kind: 'cursor'; readonly line: number; readonly column: number };

/** A key as the tables name it: ctrl+z, shift+up, N. */
export function keyName({ name, ctrl, shift, alt }: Key): string {
  return `${ctrl ? 'ctrl+' : ''}${alt ? 'alt+' : ''}${shift ? 'shift+' : ''}${name}`;
}

/** The last letter of a CSI or SS3 sequence. */
const BY_LETTER: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
  E: 'begin',
  M: 'enter',
};

/** The first number of a CSI sequence that ends in a tilde. */
const BY_NUMBER: Readonly<Record<number, string>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
};

const BY_CODE: Readonly<Record<number, string>> = {
  9: 'tab',
  13: 'enter',
  27: 'escape',
  32: 'space',
  127: 'backspace',
};

const PASTE_END = '\x1b[201~';
/** More than any sequence needs; a longer one is noise and is dropped. */
const LONGEST = 64;

const plain = (name: string): Key => ({ kind: 'key', name, ctrl: false, shift: false, alt: false });

/** A key with a name, if it has one, and xterm's modifier parameter. */
const namedKey = (name: string | undefined, parameter: number): Key | undefined =>
  name === undefined ? undefined : withModifiers(name, parameter);

/** xterm's modifier parameter: 1 + shift + 2 alt + 4 ctrl. */
function withModifiers(name: string, parameter: number): Key {
  const bits = Math.max(0, parameter - 1);
  return { kind: 'key', name, shift: (bits & 1) !== 0, alt: (bits & 2) !== 0, ctrl: (bits & 4) !== 0 };
}

/** A single character outside any sequence. */
function keyOfCharacter(character: string): Key {
  const code = character.codePointAt(0) as number;
  if (code === 8) return plain('backspace');
  if (code === 10) return plain('enter');
  const named = BY_CODE[code];
  if (named !== undefined) return plain(named);
  if (code === 0) return { ...plain('space'), ctrl: true };
  if (code < 27) return { ...plain(String.fromCharCode(code + 96)), ctrl: true };
  if (code < 32) return { ...plain(String.fromCharCode(code + 64)), ctrl: true };
  return plain(character);
}

function keyOfCode(code: number, parameter: number): Key {
  const name = BY_CODE[code] ?? (code > 32 && code <= 0x10ffff ? String.fromCodePoint(code) : 'unknown');
  const key = withModifiers(name, parameter);
  // With shift alone, the letter itself is the capital, as it is without this protocol.
  const upper = name.length === 1 && key.shift && !key.ctrl && !key.alt;
  return upper ? { ...key, name: name.toUpperCase(), shift: false } : key;
}

function mouseEvent(body: string, last: string): Mouse | undefined {
  const [bits, column, line] = body.slice(1).split(';').map(Number);
  if (bits === undefined || !column || !line || Number.isNaN(bits)) return undefined;
  const place = { line: line - 1, column: column - 1 };
  if (bits & 64) return { kind: 'mouse', action: bits & 1 ? 'wheel-down' : 'wheel-up', button: 'middle', ...place };
  if (bits & 32) return undefined;
  const button = (['left', 'middle', 'right'] as const)[bits & 3];
  return button && { kind: 'mouse', action: last === 'M' ? 'press' : 'release', button, ...place };
}

function eventOfCsi(body: string, last: string): TerminalEvent | undefined {
  if (body.startsWith('<') && (last === 'M' || last === 'm')) return mouseEvent(body, last);
  if (/^[<=>?]/.test(body)) return undefined;
  const [first = 0, second = 1] = body.split(';').map((part) => Number.parseInt(part, 10) || 0);
  if (last === 'R' && body.includes(';')) return { kind: 'cursor', line: first - 1, column: second - 1 };
  if (last === 'u') return keyOfCode(first, second || 1);
  if (last === 'Z') return withModifiers('tab', 2);
  if (last === '~') return namedKey(BY_NUMBER[first], second);
  // rxvt: shift and an arrow is a small letter, shift and others end in $, ctrl in ^.
  if (last >= 'a' && last <= 'd') return withModifiers(BY_LETTER[last.toUpperCase()] as string, 2);
  if (last === '$' || last === '^') return namedKey(BY_NUMBER[first], last === '$' ? 2 : 5);
  return namedKey(BY_LETTER[last], second);
}

export class KeyReader {
  private readonly decoder = new TextDecoder('utf-8');
  private pending = '';
  private pasting: string | undefined;

  /** What these bytes complete. An unfinished sequence waits for more bytes or for `flush`. */
  feed(bytes: Uint8Array): TerminalEvent[] {
    this.pending += this.decoder.decode(bytes, { stream: true });
    const events: TerminalEvent[] = [];
    while (this.pending !== '') {
      const wasRead = this.pasting === undefined ? this.takeOne(events) : this.takePaste(events);
      if (!wasRead) break;
    }
    return events;
  }

  /** A beginning is waiting for the rest. */
  get isWaiting(): boolean {
    return this.pending !== '' && this.pasting === undefined;
  }

  /** No more bytes came: an Escape is the Escape key, an unfinished sequence is dropped. */
  flush(): TerminalEvent[] {
    if (!this.isWaiting) return [];
    const pending = this.pending;
    this.pending = '';
    if (pending === '\x1b') return [plain('escape')];
    return pending === '\x1b[' || pending === '\x1bO' ? [{ ...plain(pending.slice(1)), alt: true }] : [];
  }

  private takePaste(events: TerminalEvent[]): boolean {
    const end = this.pending.indexOf(PASTE_END);
    if (end < 0) {
      // Keep what may be the beginning of the end.
      const keep = Math.max(0, this.pending.length - PASTE_END.length);
      this.pasting += this.pending.slice(0, keep);
      this.pending = this.pending.slice(keep);
      return false;
    }
    events.push({ kind: 'paste', text: this.pasting + this.pending.slice(0, end) });
    this.pending = this.pending.slice(end + PASTE_END.length);
    this.pasting = undefined;
    return true;
  }

  private takeOne(events: TerminalEvent[]): boolean {
    if (!this.pending.startsWith('\x1b')) {
      const character = String.fromCodePoint(this.pending.codePointAt(0) as number);
      this.pending = this.pending.slice(character.length);
      events.push(keyOfCharacter(character));
      return true;
    }
    if (this.pending.length === 1) return false;
    if (this.pending.startsWith('\x1b[')) return this.takeCsi(events);
    if (this.pending.startsWith('\x1bO')) return this.takeSs3(events);
    if (this.pending.startsWith('\x1b\x1b')) {
      this.pending = this.pending.slice(1);
      events.push(plain('escape'));
      return true;
    }
    const character = String.fromCodePoint(this.pending.codePointAt(1) as number);
    this.pending = this.pending.slice(1 + character.length);
    events.push({ ...keyOfCharacter(character), alt: true });
    return true;
  }

  private takeSs3(events: TerminalEvent[]): boolean {
    const last = this.pending[2];
    if (last === undefined) return false;
    this.pending = this.pending.slice(3);
    const name = BY_LETTER[last.toUpperCase()];
    // rxvt: ctrl and an arrow is a small letter.
    if (name !== undefined) events.push(withModifiers(name, last >= 'a' ? 5 : 1));
    return true;
  }

  private takeCsi(events: TerminalEvent[]): boolean {
    const linux = /^\x1b\[\[([A-E])/.exec(this.pending);
    const whole = /^\x1b\[([0-?]*)[ -#%-/]*([@-~$])/.exec(this.pending);
    if (linux) {
      this.pending = this.pending.slice(linux[0].length);
      events.push(plain(`f${(linux[1] as string).charCodeAt(0) - 64}`));
      return true;
    }
    if (!whole || this.pending === '\x1b[[') {
      if (this.pending.length < LONGEST && /^\x1b\[[ -?[]*$/.test(this.pending)) return false;
      this.pending = this.pending.slice(2).replace(/^[0-?]*/, '');
      return true;
    }
    this.pending = this.pending.slice(whole[0].length);
    const [, body = '', last = ''] = whole;
    if (body === '200' && last === '~') this.pasting = '';
    else {
      const event = eventOfCsi(body, last);
      if (event) events.push(event);
    }
    return true;
  }
}
