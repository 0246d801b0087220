// The panel with the drawing as text.

import { Button } from '../controls.js';
import { ERASE, FILE } from '../more-icons.js';
import { editorTexts } from '../texts/editor.js';
import { clearDrawing } from './board/strokes.js';
import { copyDrawing, copyDrawingLink, downloadLevel, openDrawing } from './play/share-level.js';
import { checks, draft } from './sheet/state.js';

export function TextPanel() {
  return (
    <section class="panel">
      <h2>
        {editorTexts.text.heading} <span class="quiet">{editorTexts.text.format}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre class="xsb" tabIndex={0} role="group" aria-label={editorTexts.text.name}>
        {draft.value.rows.join('\n')}
      </pre>
      <div class="row">
        <Button icon="copy" onClick={() => void copyDrawing()}>
          {editorTexts.text.copy}
        </Button>
        <Button icon={FILE} onClick={downloadLevel}>
          {editorTexts.text.download}
        </Button>
        <Button variant="phone" icon="link" onClick={copyDrawingLink}>
          {editorTexts.link}
        </Button>
        <Button variant="phone" disabled={!checks.value.level} onClick={() => openDrawing('lab')}>
          {editorTexts.lab}
        </Button>
        <Button variant="phone" icon={ERASE} onClick={clearDrawing}>
          {editorTexts.clear}
        </Button>
      </div>
    </section>
  );
}
