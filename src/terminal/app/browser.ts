// The web app, started once from the menu and served while the program runs. A page shows its address.

import { startWebApp } from '../../serve/index.js';
import { TextPage } from '../pages/text-page.js';
import { texts } from '../texts/language.js';

export class Browser {
  private readonly draw: () => void;
  private message = '';
  private hasBegun = false;

  constructor(draw: () => void) {
    this.draw = draw;
  }

  page(back: () => void): TextPage {
    if (!this.hasBegun) void this.start();
    this.hasBegun = true;
    return new TextPage(
      texts.menu.browser,
      () => [
        [this.message || texts.menu.browserStarts, ''],
        ['', ''],
        [texts.menu.browserNote, ''],
      ],
      back,
      false,
    );
  }

  private async start(): Promise<void> {
    const app = await startWebApp({ inBackground: true });
    this.message = app.ok ? app.value.address : app.error.message;
    this.draw();
  }
}
