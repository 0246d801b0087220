// What the head of the page loads after the level: its grade, and the menu with what else can be done with the level (its
// page, the editor, the lab, reverse mode).

import { computed } from '@preact/signals';
import { scrollToBoard } from '../../../board/focus.js';
import { HeadGrade } from '../../../grades/head-grade.js';
import { levelRoute, linkRoute, makeRoute } from '../../../routes.js';
import { makeLevelLink } from '../../../share/level-link.js';
import { playTexts } from '../../../texts/play.js';
import { sideTexts } from '../../../texts/side.js';
import { currentLevel, isReverse, leaveReverse } from '../../state/state.js';

const hash = computed(() => currentLevel.value?.hash);
const draft = computed(() => currentLevel.value?.draft);
const from = computed(() => currentLevel.value?.origin.collection);

export function SokobanHeadGrade() {
  if (hash.value === undefined) return null;
  return <HeadGrade puzzle="sokoban" hash={hash.value} draft={draft.value} collection={from.value} />;
}

function toggleReverse(): void {
  if (isReverse.value) leaveReverse();
  else isReverse.value = true;
  scrollToBoard();
}

const drawHere = (): void => void import('../draw-from-here.js').then(({ drawFromHere }) => drawFromHere());

export function BoardMenu() {
  const open = currentLevel.value;
  if (!open) return null;
  const query = makeLevelLink(open.draft);
  const { collection } = open.origin;
  const { id = '', index } = collection ?? {};
  return (
    <ul>
      {collection && (
        <li>
          <a href={makeRoute(levelRoute('level', id, index))}>{playTexts.play.details}</a>
        </li>
      )}
      <li>
        <a href={makeRoute(collection ? levelRoute('editor', id, index) : linkRoute('editor', query))}>
          {sideTexts.export.edit}
        </a>
      </li>
      <li>
        <button type="button" onClick={drawHere}>
          {sideTexts.export.drawHere}
        </button>
      </li>
      <li>
        <a href={makeRoute(linkRoute('lab', query))}>{sideTexts.export.lab}</a>
      </li>
      <li>
        <button type="button" aria-pressed={isReverse.value} onClick={toggleReverse}>
          {sideTexts.export.reverse}
        </button>
      </li>
    </ul>
  );
}
