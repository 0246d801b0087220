// A new puzzle by size and grade. It is made in the worker, proved to have one solution, and opened by a link of its
// own, so that the browser's way back leads to the one before. Who has gone elsewhere meanwhile is not called back.

import { type Signal, signal } from '@preact/signals';
import { GRADES, type Grade } from '../../futoshiki/index.js';
import { scrollToBoard } from '../board/scroll-to-board.js';
import { Button, Choice } from '../controls.js';
import { go, here } from '../route.js';
import { setSetting, setting } from '../saves/saves.js';
import { F } from '../texts/futoshiki.js';
import { notify } from './notify.js';
import { puzzleLine } from './sitting.js';
import { stopThinking, think } from './thinker.js';

const SIZES = ['4', '5', '6', '7', '8', '9'] as const;
/** How many tries the puzzle being made has taken. */
const making = signal<Signal<number> | undefined>(undefined);

export async function makePuzzle(size: number, grade: Grade): Promise<void> {
  const from = here();
  const asked = signal(0);
  making.value = asked;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const answer = await think({ ask: 'make', size, grade, seed }, (count) => {
    asked.value = count;
  }).catch(() => ({ id: 0, error: F.make.failed }));
  if (making.value === asked) making.value = undefined;
  if (!answer || here() !== from) return;
  if ('error' in answer) notify({ tone: 'ink', lead: answer.error, strong: true });
  if (!('made' in answer)) return;
  const title = F.make.title(F.make.grades[answer.grade] ?? answer.grade, size);
  const query = new URLSearchParams({ l: puzzleLine(answer.made), t: title });
  go({ page: 'futoshiki', target: { kind: 'link', query } });
  // On a phone the panel is far below the puzzle.
  scrollToBoard();
}

export const wantedSize = (): number => Number(setting('futoshiki.size', '5'));
export const wantedGrade = (): Grade => GRADES.find((grade) => grade === setting('futoshiki.grade', 'easy')) ?? 'easy';

export function MakePanel() {
  const M = F.make;
  return (
    <section class="panel solver">
      <h2>{M.heading}</h2>
      <div class="fields">
        <Choice
          name={M.size}
          options={SIZES.map((size) => [size, `${size} × ${size}`] as const)}
          chosen={String(wantedSize()) as (typeof SIZES)[number]}
          onChoose={(size) => setSetting('futoshiki.size', size)}
        />
        <Choice
          name={M.grade}
          options={GRADES.map((grade) => [grade, M.grades[grade] ?? grade] as const)}
          chosen={wantedGrade()}
          onChoose={(grade) => setSetting('futoshiki.grade', grade)}
        />
      </div>
      {making.value === undefined ? (
        <Button onClick={() => void makePuzzle(wantedSize(), wantedGrade())}>{M.make}</Button>
      ) : (
        <div class="row">
          <span class="quiet">{M.working(making.value.value)}</span>
          <Button icon="stop" onClick={stopThinking}>
            {M.stop}
          </Button>
        </div>
      )}
    </section>
  );
}
