// The same program in the browser: the web app is started once, beside the terminal, and a page tells where it is. It ends
// with the program.

import { startWebApp } from '../serve/index.js';
import { TextPage } from './text-page.js';

export class Browser {
  private readonly draw: () => void;
  private words = 'Starting.';
  private hasBegun = false;

  constructor(draw: () => void) {
    this.draw = draw;
  }

  page(back: () => void): TextPage {
    if (!this.hasBegun) void this.start();
    this.hasBegun = true;
    const about = 'Available only on this computer while masu is running.';
    return new TextPage(
      'Open in browser',
      () => [
        [this.words, ''],
        ['', ''],
        [about, ''],
      ],
      back,
      false,
    );
  }

  private async start(): Promise<void> {
    const app = await startWebApp({ inBackground: true });
    this.words = app.ok ? app.value.address : app.error.message;
    this.draw();
  }
}
