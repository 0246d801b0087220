// The solutions of a level: the player's best, other saved ones, and those stored in its file. Each can be replayed and
// copied.

import type { SokobanScore } from '@masu/core/play/saved-data.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { copyAndTell } from '../app/clipboard.js';
import { notifyLevel } from '../app/notice.js';
import { LinkButton } from '../choices.js';
import { Button } from '../controls.js';
import { dateText, playTime } from '../format.js';
import { findRecord } from '../saves/saves.js';
import { makeMovesLink } from '../share/level-link.js';
import { filesTexts } from '../texts/files.js';
import { levelTexts } from '../texts/level.js';
import { sideTexts } from '../texts/side.js';
import { savedSolutions } from './saved-solutions.js';
import type { ShownLevel } from './shown-level.js';

const copy = (moves: string): Promise<void> =>
  copyAndTell(moves, notifyLevel, filesTexts.movesCopied, filesTexts.notCopied);

/** A solution. It is replayed in its collection, so that the next level is still available. */
function SolutionRow(props: ShownLevel & { readonly name: string; readonly about: string; readonly moves: string }) {
  const { collection, index, name, about, moves } = props;
  const target = { kind: 'collection', collection: collection.id, index, query: makeMovesLink(moves) } as const;
  return (
    <li>
      <span>
        <b>{name}</b> <span class="quiet">{about}</span>
      </span>
      <span class="row">
        <LinkButton to={{ page: 'sokoban', target }}>{levelTexts.solutions.replay}</LinkButton>
        <Button variant="bare" icon="copy" onClick={() => void copy(moves)}>
          {levelTexts.solutions.copy}
        </Button>
      </span>
    </li>
  );
}

export function SokobanSolutions(shown: ShownLevel) {
  const { level } = shown;
  const record = findRecord('sokoban', level.hash);
  const draft = level.draft as Draft;
  const own = record ? savedSolutions(record) : [];
  const stored = (draft.stored ?? []).filter(({ kind }) => kind === 'solution');
  const scoreRole = (score: SokobanScore): string | undefined => {
    const isMoves = record?.bestMoves.solution === score.solution;
    const isPushes = record?.bestPushes.solution === score.solution;
    if (isMoves && isPushes) return levelTexts.solutions.bestBoth;
    if (isMoves) return sideTexts.counts.fewestMoves;
    return isPushes ? sideTexts.counts.fewestPushes : undefined;
  };
  return (
    <>
      {own.length === 0 && stored.length === 0 && <p class="quiet">{levelTexts.solutions.none}</p>}
      <ul class="solutions">
        {own.map((score) => (
          <SolutionRow
            key={score.solution}
            {...shown}
            name={levelTexts.solutions.score(score.moves, score.pushes)}
            about={[scoreRole(score), dateText(score.at)].filter(Boolean).join(' · ')}
            moves={score.solution}
          />
        ))}
        {stored.map(({ title, moves }) => (
          <SolutionRow
            key={title + moves}
            {...shown}
            name={title}
            about={levelTexts.solutions.fromFile}
            moves={moves}
          />
        ))}
      </ul>
    </>
  );
}

export function FutoshikiSolution({ level }: ShownLevel) {
  const record = findRecord('futoshiki', level.hash);
  if (!record) return <p class="quiet">{levelTexts.solutions.noneFutoshiki}</p>;
  const { hints, millis, at } = record.best;
  return (
    <ul class="solutions">
      <li>
        <span>
          <b>{levelTexts.solutions.futoshiki(hints, playTime(millis))}</b> <span class="quiet">{dateText(at)}</span>
        </span>
      </li>
    </ul>
  );
}
