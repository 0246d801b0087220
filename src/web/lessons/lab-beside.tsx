// The lab beside a step of a lesson, of either puzzle: it shows what the step asks for, and can be used like the lab of its
// own page. A file of its own, so that the text can be read before it is loaded.

import '../lab/lab.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Result, TextError } from '../../base/result.js';
import { validateLevel as validateFutoshiki } from '../../futoshiki/index.js';
import type { LabSpec } from '../../lessons/index.js';
import { validateLevel } from '../../sokoban/index.js';
import { TriesLab } from '../lab/futoshiki/tries-model.js';
import { TriesView } from '../lab/futoshiki/tries-view.js';
import { LabView } from '../lab/lab-view.js';
import { Lab } from '../lab/model/model.js';
import { parseSetupLink } from '../lab/model/setup-link.js';
import { makeRoute } from '../routes.js';
import { makeLevelLink } from '../share/level-link.js';
import { makePuzzleLink } from '../share/puzzle-link.js';
import { lessonsTexts } from '../texts/lessons.js';

type SokobanSpec = Extract<LabSpec, { readonly puzzle: 'sokoban' }>;
type FutoshikiSpec = Extract<LabSpec, { readonly puzzle: 'futoshiki' }>;

const sokobanLab = new Lab();
const futoshikiLab = new TriesLab();
/** The same board is the same level, so that runs are used again from step to step. */
function keptLevels<Board, Kept>(validate: (board: Board) => Result<Kept, Pick<TextError, 'message'>>) {
  const levels = new Map<string, Kept>();
  return (board: Board): Kept => {
    const key = JSON.stringify(board);
    const known = levels.get(key);
    if (known) return known;
    const level = validate(board);
    if (!level.ok) throw new Error(`a lesson shows a board that is not a level: ${level.error.message}`);
    levels.set(key, level.value);
    return level.value;
  };
}

const sokobanLevel = keptLevels((rows: SokobanSpec['rows']) => validateLevel({ rows }));
const futoshikiLevel = keptLevels((draft: FutoshikiSpec['draft']) => validateFutoshiki(draft));

const setupQuery = ({ setup }: LabSpec): URLSearchParams => new URLSearchParams(setup);

/** `query`: the level as a link. The address is that of the lab page with the same level and set-up. */
function LessonLab(props: {
  readonly spec: LabSpec;
  readonly query: URLSearchParams;
  readonly children: ComponentChildren;
}) {
  const { spec, query, children } = props;
  const link = new URLSearchParams([...query, ...setupQuery(spec)]);
  return (
    <div class="lesson-lab" role="group" aria-label={lessonsTexts.lab}>
      {/* Above the lab, which grows while it is drawn. */}
      <a class="btn" href={makeRoute({ page: 'lab', target: { kind: 'link', query: link } })}>
        {lessonsTexts.openLab}
      </a>
      {children}
    </div>
  );
}

function LessonSearches({ spec }: { readonly spec: SokobanSpec }) {
  const { rows, title } = spec;
  useEffect(() => sokobanLab.open({ level: sokobanLevel(spec.rows), title }, parseSetupLink(setupQuery(spec))), [spec]);
  useEffect(() => () => sokobanLab.close(), []);
  return (
    <LessonLab spec={spec} query={makeLevelLink({ rows, title })}>
      <LabView lab={sokobanLab} isLesson />
    </LessonLab>
  );
}

function LessonTries({ spec }: { readonly spec: FutoshikiSpec }) {
  const { title } = spec;
  useEffect(
    () => futoshikiLab.open({ level: futoshikiLevel(spec.draft), title }, parseSetupLink(setupQuery(spec)).at),
    [spec],
  );
  useEffect(() => () => futoshikiLab.close(), []);
  return (
    <LessonLab spec={spec} query={makePuzzleLink({ ...futoshikiLevel(spec.draft), title })}>
      <TriesView lab={futoshikiLab} isLesson />
    </LessonLab>
  );
}

export function LabBeside({ spec }: { readonly spec: LabSpec }) {
  return spec.puzzle === 'sokoban' ? <LessonSearches spec={spec} /> : <LessonTries spec={spec} />;
}
