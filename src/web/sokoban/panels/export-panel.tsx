// Share and export: the level as XSB, a .sok file with its solutions, a link, the editor, the lab, reverse mode.

import { useState } from 'preact/hooks';
import { Lazy, lazyPart } from '../../app/lazy.js';
import { scrollToBoard } from '../../board/scroll-to-board.js';
import { Button } from '../../controls.js';
import { FILE } from '../../more-icons.js';
import { makeRoute } from '../../routes.js';
import { makeLevelLink } from '../../share/level-link.js';
import { playTexts } from '../../texts/play.js';
import { sideTexts } from '../../texts/side.js';
import { copyLink, copyMoves } from '../state/copying.js';
import { isReverse, leaveReverse } from '../state/reverse-mode.js';
import { currentLevel } from '../state/state.js';

const SHARE = lazyPart(async () => (await import('./share-panel.js')).SharePanel);

/** What the buttons do is loaded when one is pressed. */
const files = () => import('./export-files.js');

function toggleReverse(): void {
  if (isReverse.value) leaveReverse();
  else isReverse.value = true;
  scrollToBoard();
}

/** On a phone it also has what is among the tools on a wide screen. */
export function ExportPanel() {
  const [isSharing, setSharing] = useState(false);
  const open = currentLevel.value;
  if (!open) return null;
  const link = { kind: 'link', query: makeLevelLink(open.draft) } as const;
  const { collection } = open.origin;
  const inCollection =
    collection && ({ kind: 'collection', collection: collection.id, index: collection.index } as const);
  return (
    <section class="panel export">
      <h2>{sideTexts.export.heading}</h2>
      <div class="row">
        <Button icon="copy" onClick={() => void files().then(({ copyLevel }) => copyLevel())}>
          {sideTexts.export.copyLevel}
        </Button>
        <Button icon={FILE} onClick={() => void files().then(({ downloadSok }) => downloadSok())}>
          {sideTexts.export.downloadSok}
        </Button>
        <a class="btn" href={makeRoute({ page: 'editor', target: inCollection ?? link })}>
          {sideTexts.export.edit}
        </a>
        <Button onClick={() => void import('../state/draw-from-here.js').then(({ drawFromHere }) => drawFromHere())}>
          {sideTexts.export.drawHere}
        </Button>
        <a class="btn" href={makeRoute({ page: 'lab', target: link })}>
          {sideTexts.export.lab}
        </a>
        <Button pressed={isReverse.value} onClick={toggleReverse}>
          {sideTexts.export.reverse}
        </Button>
        <Button variant="phone" icon="copy" onClick={() => void copyMoves()}>
          {playTexts.play.copyMoves}
        </Button>
        <Button variant="phone" icon="link" onClick={() => void copyLink()}>
          {playTexts.play.link}
        </Button>
      </div>
      <details onToggle={({ currentTarget }) => setSharing(currentTarget.open)}>
        <summary>{sideTexts.export.pictures}</summary>
        {isSharing && <Lazy part={SHARE} />}
      </details>
    </section>
  );
}
