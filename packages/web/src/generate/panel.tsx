// The panel that generates Sokoban levels: the options, the progress, and what to do with the generated level.

import { WISH_LIMITS } from '@masu/studio/sokoban/compose/wish.js';
import { SOKOBAN_GRADES, type SokobanGrade } from '@masu/studio/sokoban/grade/difficulty.js';
import { useState } from 'preact/hooks';
import { copyAndTell } from '../app/clipboard.js';
import { notifyLevels } from '../app/notice.js';
import { Choice, LinkButton, Panel, StopRow, TextField } from '../choices.js';
import { addLevel, collectionsToAddTo } from '../collections/data/changes.js';
import { Button } from '../controls.js';
import { GradeAndReasons } from '../grades/reasons.js';
import { levelGrade } from '../level-grade.js';
import { LevelPicture } from '../puzzle-views.js';
import { fullAddress } from '../route.js';
import { linkRoute } from '../routes.js';
import { setSetting, setting } from '../saves/saves.js';
import { makeLevelLink } from '../share/level-link.js';
import { generateTexts } from '../texts/generate.js';
import { gradesTexts } from '../texts/grades.js';
import { generateSokoban, generating, type MadeLevel, stopGenerating } from './generating.js';

const ANY = 'any';
const TIGHT = 'tight';
type Wish = 'boxes' | 'width' | 'height' | 'rooms';
const LIMITS: Readonly<Record<Wish, readonly [number, number]>> = {
  boxes: WISH_LIMITS.boxes,
  width: WISH_LIMITS.side,
  height: WISH_LIMITS.side,
  rooms: WISH_LIMITS.rooms,
};

const wished = (name: Wish): string => setting(`sokoban.${name}`);
const wantedGrade = (): SokobanGrade => SOKOBAN_GRADES.find((grade) => grade === setting('sokoban.grade')) ?? 'easy';

function NumberChoice({ name }: { readonly name: Wish }) {
  const [from, to] = LIMITS[name];
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
  return (
    <Choice
      name={generateTexts[name]}
      options={[[ANY, generateTexts.any] as const, ...numbers.map((value) => [value, value] as const)]}
      chosen={wished(name)}
      onChoose={(value) => setSetting(`sokoban.${name}`, value)}
    />
  );
}

/** Undefined if the text is not a seed; a random seed without a text. */
function parseSeed(text: string): number | undefined {
  if (text.trim() === '') return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  return /^\d+$/.test(text.trim()) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}

function generate(text: string): void {
  const seed = parseSeed(text);
  if (seed === undefined) {
    generating.value = { kind: 'refused', message: generateTexts.badSeed(Number.MAX_SAFE_INTEGER) };
    return;
  }
  const numbers = Object.fromEntries(
    (Object.keys(LIMITS) as Wish[]).flatMap((name) => (wished(name) === ANY ? [] : [[name, Number(wished(name))]])),
  );
  const tight = setting('sokoban.floor') === TIGHT;
  void generateSokoban({ grade: wantedGrade(), seed, ...numbers, ...(tight ? { tight } : {}) });
}

function AddTo({ level }: { readonly level: MadeLevel }) {
  const targets = collectionsToAddTo('sokoban');
  const [chosen, setChosen] = useState(targets[0]?.id ?? '');
  const options = [...targets.map(({ id, title }) => [id, title] as const), ['', generateTexts.newCollection] as const];
  return (
    <div class="with-button">
      <Choice name={generateTexts.addTo} options={options} chosen={chosen} onChoose={setChosen} />
      <Button
        onClick={() =>
          void addLevel(chosen, { puzzle: 'sokoban', draft: level.draft, hash: level.hash }).then(setChosen)
        }
      >
        {generateTexts.add}
      </Button>
    </div>
  );
}

function Made({ level }: { readonly level: MadeLevel }) {
  const { report, draft, seed } = level;
  const { grade, difficulty, reasons, pushes, boxes } = report;
  const graded = levelGrade('sokoban', { grade, difficulty, reasons, optimum: pushes, isExact: true });
  const link = linkRoute('sokoban', makeLevelLink(draft));
  return (
    <>
      <div class="made-picture">
        <LevelPicture puzzle="sokoban" draft={draft} isLarge />
      </div>
      {graded && <GradeAndReasons puzzle="sokoban" graded={graded} />}
      <p>{generateTexts.made(boxes, pushes, seed)}</p>
      <div class="row">
        <LinkButton variant="main" to={link}>
          {generateTexts.play}
        </LinkButton>
        <Button
          variant="bare"
          icon="link"
          onClick={() => void copyAndTell(fullAddress(link), notifyLevels, generateTexts.linkCopied)}
        >
          {generateTexts.link}
        </Button>
      </div>
      <AddTo level={level} />
    </>
  );
}

export function GenerateSokobanPanel() {
  const [seed, setSeed] = useState('');
  const now = generating.value;
  return (
    <Panel heading={generateTexts.heading} about={generateTexts.about} variant="solver generate">
      <div class="fields">
        <Choice
          name={generateTexts.grade}
          options={SOKOBAN_GRADES.map((grade) => [grade, gradesTexts.names[grade]] as const)}
          chosen={wantedGrade()}
          onChoose={(grade) => setSetting('sokoban.grade', grade)}
        />
        <NumberChoice name="boxes" />
      </div>
      <details class="why">
        <summary>{generateTexts.more}</summary>
        <div class="fields">
          <NumberChoice name="width" />
          <NumberChoice name="height" />
          <NumberChoice name="rooms" />
          <Choice
            name={generateTexts.floor}
            options={[[ANY, generateTexts.any] as const, [TIGHT, generateTexts.tight] as const]}
            chosen={setting('sokoban.floor')}
            onChoose={(value) => setSetting('sokoban.floor', value)}
          />
          <TextField
            label={generateTexts.seed}
            inputMode="numeric"
            placeholder={generateTexts.any}
            value={seed}
            onText={setSeed}
          />
        </div>
        <p class="quiet">{generateTexts.seedAbout}</p>
      </details>
      {now.kind === 'running' ? (
        <StopRow progress={generateTexts.progress(now.tries)} stop={stopGenerating} word={generateTexts.stop} />
      ) : (
        <Button onClick={() => generate(seed)}>{generateTexts.generate}</Button>
      )}
      {now.kind === 'refused' && <p role="alert">{now.message}</p>}
      {now.kind === 'made' && <Made key={now.level.hash} level={now.level} />}
    </Panel>
  );
}
