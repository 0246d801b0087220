// A board to draw on beside the lab: every stroke that leaves a level is searched at once.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { useState } from 'preact/hooks';
import { Segments } from '../choices.js';
import { Button } from '../controls.js';
import { ERASE } from '../more-icons.js';
import { labTexts } from '../texts/lab.js';

const TILES = ['wall', 'floor', 'goal', 'box', 'player'] as const;
type Tile = (typeof TILES)[number];
/** Each tile by the letter under it: a box or the player may stand on a goal. */
const LETTERS: Readonly<Record<Tile, (under: string) => string>> = {
  wall: () => '#',
  floor: () => ' ',
  goal: (under) => ({ $: '*', '*': '$', '@': '+', '+': '@', '.': ' ' })[under] ?? '.',
  box: (under) => ('.+*'.includes(under) ? '*' : '$'),
  player: (under) => ('.+*'.includes(under) ? '+' : '@'),
};
const NAMES: Readonly<Record<string, keyof typeof labTexts.draw.cells>> = {
  '#': 'wall',
  ' ': 'floor',
  '.': 'goal',
  $: 'box',
  '*': 'boxOnGoal',
  '@': 'player',
  '+': 'playerOnGoal',
};
const EMPTY_ROOM = ['########', '#      #', '#      #', '#      #', '#      #', '########'];

const padded = (rows: readonly string[]): readonly string[] => {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => row.padEnd(width));
};

function painted(rows: readonly string[], row: number, column: number, tile: Tile): readonly string[] {
  const without = (line: string): string => (tile === 'player' ? line.replace('@', ' ').replace('+', '.') : line);
  return rows.map(without).map((line, index) => {
    if (index !== row) return line;
    return `${line.slice(0, column)}${LETTERS[tile](line[column] ?? ' ')}${line.slice(column + 1)}`;
  });
}

interface DrawProps {
  readonly level: Level;
  /** False if the rows are not a level. */
  readonly onDraw: (rows: readonly string[]) => boolean;
}

export function DrawPanel({ level, onDraw }: DrawProps) {
  const [tile, setTile] = useState<Tile>('box');
  const [own, setOwn] = useState<readonly string[] | undefined>(undefined);
  const [isLevel, setLevel] = useState(true);
  const rows = own ?? padded(showPosition(level, level.start));
  const draw = (next: readonly string[]): void => {
    setOwn(next);
    setLevel(onDraw(next));
  };
  return (
    <details class="panel draw-panel" onToggle={() => setOwn(undefined)}>
      <summary class="btn">{labTexts.draw.heading}</summary>
      <Segments
        name={labTexts.draw.tile}
        options={TILES.map((id) => [id, labTexts.draw.cells[id]] as const)}
        chosen={tile}
        onChoose={setTile}
      />
      <div
        class="draw-grid"
        role="group"
        aria-label={labTexts.draw.board}
        style={{ '--columns': String(rows[0]?.length) }}
      >
        {rows.map((row, y) =>
          [...row].map((letter, x) => (
            <button
              key={`${y} ${x}`}
              type="button"
              class={NAMES[letter] ?? 'floor'}
              aria-label={labTexts.draw.at(labTexts.draw.cells[NAMES[letter] ?? 'floor'], y + 1, x + 1)}
              onClick={() => draw(painted(rows, y, x, tile))}
            >
              {letter === '#' ? '' : letter}
            </button>
          )),
        )}
      </div>
      <p class="quiet" role="status">
        {isLevel ? labTexts.draw.searched : labTexts.draw.notYet}
      </p>
      <Button icon={ERASE} onClick={() => draw(EMPTY_ROOM)}>
        {labTexts.draw.empty}
      </Button>
    </details>
  );
}
