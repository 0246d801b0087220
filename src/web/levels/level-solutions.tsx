// The solutions of a level: the player's best, other saved ones, and those stored in its file. Each can be replayed and
// copied.

import type { SokobanRecord, SokobanScore } from '../../play/index.js';
import type { Draft } from '../../sokoban/index.js';
import { copyText } from '../app/clipboard.js';
import { notifyLevel } from '../app/notice.js';
import type { Collection, CollectionLevel } from '../collections/data/collection.js';
import { Button } from '../controls.js';
import { dateOf, playTime } from '../format.js';
import { makeRoute } from '../routes.js';
import { records } from '../saves/saves.js';
import { makeMovesLink } from '../share/level-link.js';
import { filesTexts } from '../texts/files.js';
import { levelTexts } from '../texts/level.js';
import { sideTexts } from '../texts/side.js';

async function copy(moves: string): Promise<void> {
  const done = await copyText(moves);
  notifyLevel({ tone: 'calm', lead: done ? filesTexts.movesCopied : filesTexts.notCopied });
}

interface Place {
  readonly collection: Collection;
  readonly index: number;
}

/** Replays the level in its collection, so that the next level is still available. */
function Replay({ collection, index, moves }: Place & { readonly moves: string }) {
  const target = { kind: 'collection', collection: collection.id, index, query: makeMovesLink(moves) } as const;
  return (
    <span class="row">
      <a class="btn" href={makeRoute({ page: 'sokoban', target })}>
        {levelTexts.solutions.replay}
      </a>
      <Button variant="bare" icon="copy" onClick={() => void copy(moves)}>
        {levelTexts.solutions.copy}
      </Button>
    </span>
  );
}

function SokobanSolutions({ level, ...place }: Place & { readonly level: CollectionLevel }) {
  const found = records.value.get(`sokoban ${level.hash}`);
  const record = found?.puzzle === 'sokoban' ? found : undefined;
  const draft = level.draft as Draft;
  const own = record ? solutionsOf(record) : [];
  const stored = (draft.stored ?? []).filter(({ kind }) => kind === 'solution');
  const roleOf = (score: SokobanScore): string | undefined => {
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
          <li key={score.solution}>
            <span>
              <b>{levelTexts.solutions.score(score.moves, score.pushes)}</b>{' '}
              <span class="quiet">{[roleOf(score), dateOf(score.at)].filter(Boolean).join(' · ')}</span>
            </span>
            <Replay {...place} moves={score.solution} />
          </li>
        ))}
        {stored.map(({ title, moves }) => (
          <li key={title + moves}>
            <span>
              <b>{title}</b> <span class="quiet">{levelTexts.solutions.fromFile}</span>
            </span>
            <Replay {...place} moves={moves} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FutoshikiSolution({ level }: { readonly level: CollectionLevel }) {
  const record = records.value.get(`futoshiki ${level.hash}`);
  if (record?.puzzle !== 'futoshiki') return <p class="quiet">{levelTexts.solutions.noneFutoshiki}</p>;
  const { hints, millis, at } = record.best;
  return (
    <ul class="solutions">
      <li>
        <span>
          <b>{levelTexts.solutions.futoshiki(hints, playTime(millis))}</b> <span class="quiet">{dateOf(at)}</span>
        </span>
      </li>
    </ul>
  );
}

export function LevelSolutions({ level, ...place }: Place & { readonly level: CollectionLevel }) {
  const { puzzle } = place.collection;
  return (
    <section class="panel">
      <h2>{levelTexts.solutions.heading}</h2>
      {puzzle === 'sokoban' ? <SokobanSolutions level={level} {...place} /> : <FutoshikiSolution level={level} />}
    </section>
  );
}

// The saved solutions of a Sokoban record, each once: the two best first, then the others.

function solutionsOf({ bestMoves, bestPushes, solutions = [] }: SokobanRecord): readonly SokobanScore[] {
  const all = [bestMoves, bestPushes, ...solutions];
  return [...new Map([...all].reverse().map((score) => [score.solution, score])).values()].reverse();
}
