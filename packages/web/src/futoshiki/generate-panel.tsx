// Generates a puzzle of a size and difficulty, with a share of signs. It opens by a link of its own, so that the browser's Back button leads to
// the puzzle before. It doesn't open if the player has gone to another page meanwhile.

import { defined } from '@masu/core/base/defined.js';
import { hashLevel } from '@masu/core/futoshiki/rules/hash.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import type { FutoshikiGenerateReport } from '@masu/engine/jobs/kinds/generate-schema.js';
import { GRADES, type Grade } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { GRADER_VERSION } from '@masu/studio/sokoban/grade/grade.js';
import { type Signal, signal } from '@preact/signals';
import { notifyFutoshiki } from '../app/notice.js';
import { scrollToBoard } from '../board/focus.js';
import { Choice, Panel, StopRow } from '../choices.js';
import { Button } from '../controls.js';
import { saveGrades } from '../grades/grading.js';
import { go, here } from '../route.js';
import { linkRoute } from '../routes.js';
import { said } from '../said.js';
import { setSetting, setting } from '../saves/saves.js';
import { makePuzzleLink, parsePuzzleLink } from '../share/puzzle-link.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { ask, stopRequest } from './jobs.js';

const SIZES = ['4', '5', '6', '7', '8', '9'] as const;
/** Tries so far of the puzzle being generated. */
const tries = signal<Signal<number> | undefined>(undefined);

/** The share of signs among the clues; any if undefined. */
const SHARES = { any: undefined, half: 0.5, most: 0.8 } as const;
const SHARE_NAMES = Object.keys(SHARES) as (keyof typeof SHARES)[];
const wantedShare = () => SHARE_NAMES.find((share) => share === setting('futoshiki.signs')) ?? 'any';

export async function generatePuzzle(size: number, grade: Grade): Promise<void> {
  const from = here();
  const mine = signal(0);
  tries.value = mine;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const wish = { size, grade, ...defined({ signs: SHARES[wantedShare()] }) };
  const report = await ask({ kind: 'generate', puzzle: 'futoshiki', ...wish, seed, limits: {} }, ({ expanded }) => {
    mine.value = expanded;
  }).catch(() => 'crashed' as const);
  if (tries.value === mine) tries.value = undefined;
  if (!report || here() !== from) return;
  if (report === 'crashed') notifyFutoshiki({ tone: 'ink', lead: futoshikiTexts.generate.failed, strong: true });
  else if (report.verdict === 'refused') notifyFutoshiki({ tone: 'ink', lead: said(report), strong: true });
  else if (report.verdict === 'generated') openGenerated(report);
}

function openGenerated({ level, grade }: Extract<FutoshikiGenerateReport, { verdict: 'generated' }>): void {
  const link = parsePuzzleLink(new URLSearchParams({ l: level.trim() }));
  const read = link && validateLevel(link.draft);
  if (!read?.ok) throw new Error('a generated puzzle can’t be read');
  const graded = { puzzle: 'futoshiki', grade, isExact: true, reasons: [], grader: GRADER_VERSION } as const;
  saveGrades([{ ...graded, hash: hashLevel(read.value) }]);
  // Titled like those that ship with masu, so that every language can translate the title.
  const title = `${grade.charAt(0).toUpperCase()}${grade.slice(1)} ${read.value.size} × ${read.value.size}`;
  go(linkRoute('futoshiki', makePuzzleLink({ ...read.value, title })));
  // On a phone the panel is far below the puzzle.
  scrollToBoard();
}

export const wantedSize = (): number => Number(setting('futoshiki.size'));
/** The default difficulty; never one that needs guessing. */
export const defaultGrade = (): Grade => (wantedGrade() === 'recursive' ? 'extreme' : wantedGrade());
const wantedGrade = (): Grade => GRADES.find((grade) => grade === setting('futoshiki.grade')) ?? 'easy';

export function GeneratePanel() {
  const generateWords = futoshikiTexts.generate;
  return (
    <Panel heading={generateWords.heading} variant="solver">
      <div class="fields">
        <Choice
          name={generateWords.size}
          options={SIZES.map((size) => [size, `${size} × ${size}`] as const)}
          chosen={String(wantedSize()) as (typeof SIZES)[number]}
          onChoose={(size) => setSetting('futoshiki.size', size)}
        />
        <Choice
          name={generateWords.grade}
          options={GRADES.map(
            (grade) => [grade, grade === 'recursive' ? generateWords.recursive : futoshikiTexts.grades[grade]] as const,
          )}
          chosen={wantedGrade()}
          onChoose={(grade) => setSetting('futoshiki.grade', grade)}
        />
        <Choice
          name={generateWords.signs}
          options={SHARE_NAMES.map((share) => [share, generateWords.shares[share]] as const)}
          chosen={wantedShare()}
          onChoose={(share) => setSetting('futoshiki.signs', share)}
        />
      </div>
      {wantedGrade() === 'recursive' && <p class="quiet">{generateWords.guessing}</p>}
      {tries.value === undefined ? (
        <Button onClick={() => void generatePuzzle(wantedSize(), wantedGrade())}>{generateWords.generate}</Button>
      ) : (
        <StopRow progress={generateWords.progress(tries.value.value)} stop={stopRequest} word={generateWords.stop} />
      )}
    </Panel>
  );
}
