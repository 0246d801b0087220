// The panels that share and export: the level as XSB, a .sok file with its solutions, a link, pictures.

import { useState } from 'preact/hooks';
import { Lazy, lazyPart } from '../../../app/lazy.js';
import { Button } from '../../../controls.js';
import { FILE } from '../../../more-icons.js';
import { playTexts } from '../../../texts/play.js';
import { sideTexts } from '../../../texts/side.js';
import { currentLevel } from '../../state/state.js';
import { copyLink, copyMoves } from './copying.js';
import { Fold } from './fold.js';

const SHARE = lazyPart(async () => (await import('../share-panel.js')).SharePanel);

/** What the buttons do is loaded when one is pressed. */
const files = () => import('../export-files.js');

/** On a phone it also has what is among the tools on a wide screen. */
export function ExportPanel() {
  const [isSharing, setSharing] = useState(false);
  if (!currentLevel.value) return null;
  return (
    <Fold id="export" heading={sideTexts.export.heading} variant="export">
      <div class="row">
        <Button icon="copy" onClick={() => void files().then(({ copyLevel }) => copyLevel())}>
          {sideTexts.export.copyLevel}
        </Button>
        <Button icon={FILE} onClick={() => void files().then(({ downloadSok }) => downloadSok())}>
          {sideTexts.export.downloadSok}
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
    </Fold>
  );
}
