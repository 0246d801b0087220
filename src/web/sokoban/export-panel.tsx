// The level and its moves taken along: as XSB, as a .sok file that holds the solution too, or into the editor and lab.

import { copyText } from '../app/clipboard.js';
import { fileName, saveFile } from '../app/files.js';
import { scrollToBoard } from '../board/scroll-to-board.js';
import { Button } from '../controls.js';
import { makeRoute } from '../routes.js';
import { makeLevelLink } from '../share/level-link.js';
import { levelText } from '../share/level-text.js';
import { T } from '../texts/play.js';
import { SIDE } from '../texts/side.js';
import { writeText } from '../workers.js';
import { isBackwards, leaveBackwards } from './backwards.js';
import { copyLink, copyMoves } from './copying.js';
import { lurdOf } from './game-codec.js';
import { notify } from './notify.js';
import { isSittingWon } from './sitting.js';
import { record, table } from './table.js';

async function copyLevel(): Promise<void> {
  const laid = table.value;
  if (!laid) return;
  const done = await copyText(levelText(laid.draft));
  notify({ tone: 'calm', lead: done ? T.shell.copied(SIDE.take.level) : T.shell.notCopied });
}

/** The moves so far as a snapshot or, when they solve it, as a solution; and the best solutions known. */
async function saveSok(): Promise<void> {
  const laid = table.value;
  if (!laid) return;
  const moves = lurdOf(laid.sitting);
  const best = record.value;
  const stored = [
    ...(best ? [{ kind: 'solution', title: 'Solution/Moves', moves: best.bestMoves.solution }] : []),
    ...(best ? [{ kind: 'solution', title: 'Solution/Pushes', moves: best.bestPushes.solution }] : []),
    ...(moves && !isSittingWon(laid.sitting) ? [{ kind: 'snapshot', title: 'Snapshot', moves }] : []),
  ];
  try {
    const text = await writeText('sokoban', 'sok', [{ ...laid.draft, title: laid.origin.title, stored }]);
    saveFile(fileName(laid.origin.title, 'sok'), text);
  } catch (error) {
    notify({ tone: 'ink', lead: (error as Error).message });
  }
}

function turnRound(): void {
  if (isBackwards.value) leaveBackwards();
  else isBackwards.value = true;
  scrollToBoard();
}

/** What stands among the tools on a wide screen is here on a phone. */
export function ExportPanel() {
  const laid = table.value;
  if (!laid) return null;
  const query = makeLevelLink({ ...laid.draft, title: laid.origin.title });
  const to = (page: 'editor' | 'lab'): string => makeRoute({ page, target: { kind: 'link', query } });
  return (
    <section class="panel">
      <h2>{SIDE.take.heading}</h2>
      <div class="row">
        <Button icon="copy" onClick={() => void copyLevel()}>
          {SIDE.take.copyLevel}
        </Button>
        <Button icon="file" onClick={() => void saveSok()}>
          {SIDE.take.saveSok}
        </Button>
        <a class="btn" href={to('editor')}>
          {SIDE.take.edit}
        </a>
        <a class="btn" href={to('lab')}>
          {SIDE.take.lab}
        </a>
        <Button pressed={isBackwards.value} onClick={turnRound}>
          {SIDE.view.reverse}
        </Button>
        <Button variant="phone" icon="copy" onClick={() => void copyMoves()}>
          {T.play.copyMoves}
        </Button>
        <Button variant="phone" icon="link" onClick={() => void copyLink()}>
          {T.play.link}
        </Button>
      </div>
    </section>
  );
}
