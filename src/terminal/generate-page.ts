// A new Futoshiki puzzle: size and grade are chosen, then it is made beside the keys.

import { Cells, type Size } from './cells.js';
import { AIR, putKeys } from './furniture.js';
import { keyName, type TerminalEvent } from './keys.js';
import type { Collection } from './library.js';
import type { Look } from './look.js';
import type { Page, World } from './page.js';

export class GeneratePage implements Page {
  private readonly world: World;

  constructor(world: World, _made: (collection: Collection) => void) {
    this.world = world;
  }

  frame(size: Size, _look: Look): Cells {
    const cells = new Cells(size);
    cells.put(AIR.top, AIR.left, 'New puzzle', 'strong');
    putKeys(cells, [{ key: 'q', does: 'back' }]);
    return cells;
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'key' && ['q', 'escape', 'ctrl+c'].includes(keyName(event))) this.world.back();
  }
}
