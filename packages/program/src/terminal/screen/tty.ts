// The terminal as a full screen: enters raw mode and the alternate screen, passes on what the player does, and shows
// frames. Everything is restored on every way out: a call, a signal, a thrown error, a closed terminal, or a stop and
// later continuation. Restoring is one synchronous write and does no harm when it happens twice.

import { writeSync } from 'node:fs';
import type { ReadStream, WriteStream } from 'node:tty';
import { EXIT, SIGNAL_EXITS } from '@masu/core/base/exit-codes.js';
import { KeyReader, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import type { Host, Signals } from '../../host/host.js';
import { type TerminalTheme, UNICODE_LETTERS } from './appearance.js';
import type { Cells, Size } from './cells.js';
import { frameDifference } from './frame-difference.js';

/** Alternate screen, no cursor, no wrapping, marked pastes, kitty's key codes. */
const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[>1u';

const LEAVE = '\x1b[<u\x1b[?1006l\x1b[?1000l\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[m\x1b[?1049l';

const MOUSE_ON = '\x1b[?1000h\x1b[?1006h';

const MOUSE_OFF = '\x1b[?1006l\x1b[?1000l';

/** After this long an Escape is the key and not the beginning of a sequence. */
const ESCAPE_MILLIS = 40;

/** The first frame doesn't wait longer than this for an answer; one that comes later is taken, too. */
const ANSWER_MILLIS = 100;

interface TtyHandlers {
  event(event: TerminalEvent): void;
  /** After all events that came at once: the time to draw. */
  draw(): void;
  /** The terminal is lost or a signal came: save and stop working; the program ends right after. */
  ending(): void;
}

type TtyHost = Pick<Host, 'stderr' | 'signals' | 'exit' | 'suspend'>;

export interface Terminal {
  readonly input: ReadStream;
  readonly output: WriteStream;
}

export class Tty {
  private readonly terminal: Terminal;
  private readonly host: TtyHost;
  private readonly handlers: TtyHandlers;
  private readonly reader = new KeyReader();
  private shown: Cells | undefined;
  private readonly theme: TerminalTheme;
  private escapeTimer: NodeJS.Timeout | undefined;
  private isOpen = false;
  private wantsMouse = true;
  /** Takes the columns that the terminal reports, until all are there. */
  private takeColumn: ((column: number) => void) | undefined;
  private readonly listeners: (() => void)[] = [];

  constructor(terminal: Terminal, theme: TerminalTheme, host: TtyHost, handlers: TtyHandlers) {
    this.terminal = terminal;
    this.host = host;
    this.theme = theme;
    this.handlers = handlers;
  }

  get size(): Size {
    return { columns: this.terminal.output.columns || 80, lines: this.terminal.output.rows || 24 };
  }

  open(): void {
    const { input, output } = this.terminal;
    const { signals } = this.host;
    this.listen(signals, 'exit', () => this.restore());
    for (const [signal, code] of Object.entries(SIGNAL_EXITS)) {
      this.listen(signals, signal, () => this.end(code));
    }
    this.listen(signals, 'SIGTSTP', () => this.suspend());
    this.listen(signals, 'SIGCONT', () => this.resume());
    this.listen(signals, 'uncaughtException', (error: unknown) => this.crash(error));
    this.listen(signals, 'unhandledRejection', (error: unknown) => this.crash(error));
    this.listen(input, 'data', (bytes: Uint8Array) => this.feed(bytes));
    this.listen(input, 'end', () => this.end(SIGNAL_EXITS.SIGHUP));
    this.listen(input, 'error', () => this.end(SIGNAL_EXITS.SIGHUP));
    this.listen(output, 'error', () => this.end(SIGNAL_EXITS.SIGHUP));
    this.listen(output, 'resize', () => {
      this.shown = undefined;
      this.handlers.draw();
    });
    this.enter();
  }

  private listen(emitter: Signals, name: string, call: (...args: never[]) => void): void {
    emitter.on(name, call as () => void);
    this.listeners.push(() => void emitter.off(name, call as () => void));
  }

  private enter(): void {
    this.terminal.input.setRawMode(true);
    this.terminal.input.resume();
    this.isOpen = true;
    this.shown = undefined;
    this.terminal.output.write(this.wantsMouse ? ENTER + MOUSE_ON : ENTER);
  }

  /** Restores the terminal. */
  close(): void {
    this.restore();
    for (const remove of this.listeners.splice(0)) remove();
    clearTimeout(this.escapeTimer);
    this.terminal.input.pause();
  }

  private restore(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    try {
      const { fd } = this.terminal.output as { fd?: number };
      // Not through the stream of a terminal: this must be on its way before the program ends.
      if (fd === undefined) this.terminal.output.write(LEAVE);
      else writeSync(fd, LEAVE);
      this.terminal.input.setRawMode(false);
    } catch {
      // The terminal is gone; there is nothing left to restore.
    }
  }

  /** Ctrl-C: in raw mode it is a key, and ends the program as the signal would. */
  interrupt(): void {
    this.end(SIGNAL_EXITS.SIGINT);
  }

  private end(code: number): void {
    this.restore();
    this.handlers.ending();
    this.host.exit(code);
  }

  private crash(error: unknown): void {
    this.restore();
    const { code } = error as { code?: string };
    // A terminal that was closed meanwhile is noticed by a failed write.
    if (code === 'EIO' || code === 'EPIPE') {
      this.end(SIGNAL_EXITS.SIGHUP);
      return;
    }
    try {
      this.handlers.ending();
    } finally {
      const details = error instanceof Error ? error.stack : String(error);
      this.host.stderr.write(`masu: internal error. This is a bug in masu: ${details}\n`);
      this.host.exit(EXIT.bug);
    }
  }

  private suspend(): void {
    this.restore();
    this.host.suspend();
  }

  /** After any stop, ours or from outside, the shell may have changed everything: enter and draw again. */
  private resume(): void {
    this.restore();
    this.enter();
    this.handlers.draw();
  }

  private feed(bytes: Uint8Array): void {
    clearTimeout(this.escapeTimer);
    this.hand(this.reader.feed(bytes));
    if (this.reader.isWaiting) {
      this.escapeTimer = setTimeout(() => this.hand(this.reader.flush()), ESCAPE_MILLIS);
    }
  }

  private hand(events: readonly TerminalEvent[]): void {
    for (const event of events) {
      if (!this.isOpen) return;
      if (event.kind === 'cursor') this.takeColumn?.(event.column);
      else this.handlers.event(event);
    }
    if (this.isOpen && events.length > 0) this.handlers.draw();
  }

  show(frame: Cells): void {
    if (!this.isOpen) return;
    const text = frameDifference(this.shown, frame, this.theme);
    this.shown = frame;
    if (text !== '') this.terminal.output.write(text);
  }

  /** Off while the player selects and copies text with the terminal's own mouse. */
  setMouse(wanted: boolean): void {
    if (wanted === this.wantsMouse) return;
    this.wantsMouse = wanted;
    if (this.isOpen) this.terminal.output.write(wanted ? MOUSE_ON : MOUSE_OFF);
  }

  /**
   * Whether each sign of the Unicode set takes one column here: written, then the terminal is asked for the cursor
   * position. Without an answer in time, no; a distant terminal may answer later, and `later` is called if it shows them
   * all. The next frame is drawn right after that.
   */
  async showsUnicode(later: () => void): Promise<boolean> {
    const answers: number[] = [];
    const questions = UNICODE_LETTERS.map((letter) => `\x1b[1;1H${letter}\x1b[6n`).join('');
    // Concealed, if the terminal supports that, so that the test letters don't flash up.
    this.terminal.output.write(`\x1b[8m${questions}\x1b[m`);
    return new Promise((settle) => {
      let isInTime = true;
      const timer = setTimeout(() => {
        isInTime = false;
        settle(false);
      }, ANSWER_MILLIS);
      this.takeColumn = (column) => {
        answers.push(column);
        if (answers.length < UNICODE_LETTERS.length) return;
        this.takeColumn = undefined;
        clearTimeout(timer);
        const shows = answers.every((each) => each === 1);
        if (isInTime) settle(shows);
        else if (shows) later();
      };
    });
  }
}
