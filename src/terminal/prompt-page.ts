// One line to type: the path of a file to open. Pasted text goes into it; a level pasted instead is opened at once.

import { Cells, type Size } from './cells.js';
import { AIR, putKeys, putSay } from './furniture.js';
import { type Key, keyName, type TerminalEvent } from './keys.js';
import type { Look } from './look.js';
import type { Page } from './page.js';
import { columnsOfText, safeText } from './safe-text.js';
import { type Say, SILENCE } from './say.js';

export interface PromptState {
  readonly heading: string;
  readonly about: string;
  readonly text: string;
  readonly say: Say;
}

function promptFrame(state: PromptState, size: Size): Cells {
  const cells = new Cells(size);
  cells.put(AIR.top, AIR.left, state.heading, 'strong');
  cells.put(AIR.top + 2, AIR.left, '> ', 'guide-strong');
  // The end of a long line is what one types at.
  const room = size.columns - 2 * AIR.left - 3;
  let shown = safeText(state.text);
  while (columnsOfText(shown) > room) shown = [...shown].slice(1).join('');
  const after = cells.put(AIR.top + 2, AIR.left + 2, shown);
  cells.put(AIR.top + 2, after, '_', 'guide-strong');
  cells.put(AIR.top + 4, AIR.left, state.about, 'quiet');
  putSay(cells, state.say);
  putKeys(cells, [
    { key: 'Enter', does: 'open' },
    { key: 'Ctrl+u', does: 'clear' },
    { key: 'Esc', does: 'back' },
  ]);
  return cells;
}

export interface PromptActions {
  readonly heading: string;
  readonly about: string;
  /** What went wrong, or undefined when another page is open. */
  enter(text: string): Say | undefined;
  /** True where the paste was taken as a whole. */
  paste(text: string): boolean;
  back(): void;
}

export class PromptPage implements Page {
  private state: PromptState;
  private readonly actions: PromptActions;

  constructor(actions: PromptActions) {
    this.actions = actions;
    this.state = { heading: actions.heading, about: actions.about, text: '', say: SILENCE };
  }

  frame(size: Size, _look: Look): Cells {
    return promptFrame(this.state, size);
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'paste') {
      if (!this.actions.paste(event.text)) this.edit(this.state.text + event.text.trim());
    } else if (event.kind === 'key') this.press(event);
  }

  private edit(text: string): void {
    this.state = { ...this.state, text: text.slice(0, 4096), say: SILENCE };
  }

  private press(key: Key): void {
    const name = keyName(key);
    if (name === 'escape' || name === 'ctrl+d') this.actions.back();
    else if (name === 'enter')
      this.state = { ...this.state, say: this.actions.enter(this.state.text.trim()) ?? SILENCE };
    else if (name === 'backspace') this.edit([...this.state.text].slice(0, -1).join(''));
    else if (name === 'ctrl+u') this.edit('');
    else if (name === 'space') this.edit(`${this.state.text} `);
    else if ([...key.name].length === 1 && !key.ctrl && !key.alt) this.edit(this.state.text + key.name);
  }
}
