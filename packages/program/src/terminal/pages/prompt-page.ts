// A prompt for the path of a file to open. Pasted text goes into it; a pasted level is opened at once.

import { safeText, textEnd } from '@masu/core/base/safe-text.js';
import { type Key, keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import { Cells, type Size } from '../screen/cells.js';
import type { TerminalPage } from '../screen/page.js';
import { MARGIN, putKeys, putStatus } from '../screen/page-layout.js';
import { NO_STATUS, type Status } from '../screen/status.js';

interface PromptActions {
  readonly heading: string;
  readonly about: string;
  /** What went wrong, or undefined when another page is open. */
  enter(text: string): Status | undefined;
  /** True if the paste was taken as a whole. */
  paste(text: string): boolean;
  back(): void;
}

export class PromptPage implements TerminalPage {
  private text = '';
  private status = NO_STATUS;
  private readonly actions: PromptActions;

  constructor(actions: PromptActions) {
    this.actions = actions;
  }

  frame(size: Size): Cells {
    const cells = new Cells(size);
    cells.put(MARGIN.top, MARGIN.left, this.actions.heading, 'strong');
    cells.put(MARGIN.top + 2, MARGIN.left, '> ', 'guide-strong');
    // Show the end of a long line, where the cursor is.
    const room = size.columns - 2 * MARGIN.left - 3;
    const after = cells.put(MARGIN.top + 2, MARGIN.left + 2, textEnd(safeText(this.text), room));
    cells.put(MARGIN.top + 2, after, '_', 'guide-strong');
    cells.put(MARGIN.top + 4, MARGIN.left, this.actions.about, 'quiet');
    putStatus(cells, this.status);
    putKeys(cells, [
      { key: { name: 'enter' }, does: 'open' },
      { key: { name: 'clear' }, does: 'clear' },
      { key: { name: 'escape' }, does: 'back' },
    ]);
    return cells;
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'paste') {
      if (!this.actions.paste(event.text)) this.edit(this.text + event.text.trim());
    } else if (event.kind === 'key') this.press(event);
  }

  private edit(text: string): void {
    this.text = text.slice(0, 4096);
    this.status = NO_STATUS;
  }

  private press(key: Key): void {
    const name = keyName(key);
    if (name === 'escape' || name === 'ctrl+d') this.actions.back();
    else if (name === 'enter') this.status = this.actions.enter(this.text.trim()) ?? NO_STATUS;
    else if (name === 'backspace') this.edit([...this.text].slice(0, -1).join(''));
    else if (name === 'ctrl+u') this.edit('');
    else if (name === 'space') this.edit(`${this.text} `);
    else if ([...key.name].length === 1 && !key.ctrl && !key.alt) this.edit(this.text + key.name);
  }
}
