// The six tiles, with their digits, and whether arrows draw.

import { Button } from '../../controls.js';
import { editorTexts } from '../../texts/editor.js';
import { type EditorTile, TILES } from '../sheet/drawing.js';
import { drawing } from '../sheet/state.js';
import { choose, isDrawingWithArrows } from './strokes.js';

function Box({ isOnGoal = false }: { readonly isOnGoal?: boolean }) {
  return (
    <>
      <rect x="4" y="4" width="40" height="40" rx="2" fill="var(--woodedge)" />
      <path d="M6.5 6.5H41.5V41.5H6.5Z" fill="var(--wood)" />
      <path d="M34 6.5V14M41.5 34H34M14 41.5V34M6.5 14H14" stroke="var(--woodedge)" stroke-width="1.5" fill="none" />
      <rect x="12.5" y="12.5" width="23" height="23" fill="var(--woodedge)" />
      <rect x="14.5" y="14.5" width="19" height="19" fill={isOnGoal ? 'var(--sealfill)' : 'var(--woodlight)'} />
      {isOnGoal && <rect x="21" y="21" width="6" height="6" fill="var(--woodlight)" />}
    </>
  );
}

const PICTURES: Readonly<Record<EditorTile, preact.JSX.Element>> = {
  wall: (
    <>
      <rect width="48" height="48" rx="10" fill="var(--wall)" />
      <rect x="1.5" y="1.5" width="45" height="45" rx="8.5" fill="none" stroke="var(--walledge)" stroke-width="3" />
    </>
  ),
  floor: <rect x="1" y="1" width="46" height="46" fill="var(--floor)" stroke="var(--edge)" stroke-width="2" />,
  goal: (
    <>
      <rect x="16" y="16" width="16" height="16" fill="var(--goal)" />
      <path d="M11 11H37V37H11Z" fill="none" stroke="var(--goal)" stroke-width="1.5" />
    </>
  ),
  box: <Box />,
  'box-on-goal': <Box isOnGoal />,
  player: <path d="M24 45L34.6 34.6A15 15 0 1 0 13.4 34.6Z" fill="var(--player)" />,
};

export function TilePicker() {
  return (
    <div class="tiles" role="group" aria-label={editorTexts.tiles}>
      {TILES.map((tile, index) => (
        <Button
          key={tile}
          pressed={tile === drawing.value.tile}
          keyCap={String(index + 1)}
          onClick={() => choose(tile)}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true">
            {PICTURES[tile]}
          </svg>
          <span>{editorTexts.tile[tile]}</span>
        </Button>
      ))}
      <Button
        variant="with-arrows"
        keyCap="Shift"
        pressed={isDrawingWithArrows.value}
        onClick={() => (isDrawingWithArrows.value = !isDrawingWithArrows.value)}
      >
        <span>{editorTexts.drawWithArrows}</span>
      </Button>
    </div>
  );
}
