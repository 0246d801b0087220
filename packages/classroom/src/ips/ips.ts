// IPS (UPF Barcelona), labs 1 to 3: the menu game with the exact prompts of the course. The wording of save, load,
// resume, and show best move is ours, in the style of lab 1. An invalid number is asked for again; the program ends at
// the end of the input.

import { join } from 'node:path';
import type { CourseMap } from '../course-map.js';
import { type Course, type CourseHost, ENDED, searchBounds, splitOptions, wrongUsage } from '../host.js';
import { wholeNumber } from '../input.js';
import { bestMoves } from './best-move.js';
import { IPS_LEVELS } from './levels.js';
import { type IpsGame, includedLevel, makeSave, parseLevel, parseSave } from './save-file.js';
import {
  chooseMove,
  type IpsSession,
  isTerminal,
  MENU_TEXT,
  newSession,
  OPTION_MOVES,
  OPTION_NAMES,
  OPTIONS_TEXT,
  sessionText,
  withNewScore,
} from './session.js';

/** Thrown at the end of the input; only `run` catches it. */
class EndOfInput extends Error {}

const FILE_PROMPT = '[INFO] Enter the file name: ';
const SHOW_BEST_MOVE = 5;
const QUIT_GAME = 6;

class IpsProgram {
  readonly #host: CourseHost;
  #session: IpsSession;

  constructor(host: CourseHost, levels: readonly CourseMap[]) {
    this.#host = host;
    this.#session = newSession(levels);
  }

  /** The menu until its last option. */
  async run(): Promise<void> {
    const actions = [() => this.#newGame(), () => this.#saveGame(), () => this.#loadGame(), () => this.#resumeGame()];
    for (;;) {
      this.#host.write(MENU_TEXT);
      const option = await this.#number('[INFO] Enter an integer [1-5]: ', 5);
      const action = actions[option - 1];
      if (!action) return;
      await action();
    }
  }

  async #ask(prompt: string, what: 'word' | 'line'): Promise<string> {
    this.#host.write(prompt);
    const answer = await this.#host.input[what]();
    if (answer === undefined) throw new EndOfInput();
    return answer;
  }

  /** A number from 1 to `most`; asks again after printing `complaint` for anything else. */
  async #number(prompt: string, most: number, complaint = ''): Promise<number> {
    for (;;) {
      const number = wholeNumber(await this.#ask(prompt, 'word'));
      if (number !== undefined && number >= 1 && number <= most) return number;
      this.#host.write(complaint);
    }
  }

  async #newGame(): Promise<void> {
    const { levels } = this.#session;
    const prompt = `[INFO] Choose the level [1-${levels.length}]: `;
    const level = await this.#number(prompt, levels.length, '[ERROR]: level not found!\n');
    this.#host.write(`[INFO]: loading level #${level}\n`);
    await this.#play({ level, score: 0, map: levels[level - 1] as CourseMap });
  }

  async #saveGame(): Promise<void> {
    const { game } = this.#session;
    if (!game) return this.#host.write('[ERROR]: no game to save!\n');
    const name = await this.#ask(FILE_PROMPT, 'line');
    const error = await this.#host.saveText(name, makeSave(game));
    this.#host.write(error ? '[ERROR]: the file cannot be written!\n' : '[INFO]: game saved\n');
  }

  async #loadGame(): Promise<void> {
    const name = await this.#ask(FILE_PROMPT, 'line');
    const text = await this.#host.loadText(name);
    if (!text.ok) return this.#host.write('[ERROR]: the file cannot be read!\n');
    const game = parseSave(text.value, this.#session.levels.length);
    if (!game.ok) {
      this.#host.complain(`${name}:${game.error.line}:${game.error.column}: ${game.error.message}`);
      return this.#host.write('[ERROR]: the file is no saved game!\n');
    }
    this.#session = { ...this.#session, game: game.value };
    this.#host.write('[INFO]: game loaded\n');
  }

  async #resumeGame(): Promise<void> {
    const { game } = this.#session;
    if (!game || isTerminal(game.map)) return this.#host.write('[ERROR]: no game to resume!\n');
    await this.#play(game);
  }

  /** Plays one game until it is solved or quit. */
  async #play(begun: IpsGame): Promise<void> {
    const host = this.#host;
    let game = begun;
    this.#session = { ...this.#session, game };
    do {
      host.write(sessionText(this.#session, game));
      const option = await this.#number(`${OPTIONS_TEXT}[INFO] Enter a game option [1-${QUIT_GAME}]: `, QUIT_GAME);
      if (option === QUIT_GAME) return host.write('[INFO] QUIT GAME!\n');
      if (option === SHOW_BEST_MOVE) this.#showBestMove(game);
      else game = chooseMove(game, option);
      this.#session = { ...this.#session, game };
    } while (!isTerminal(game.map));
    this.#session = withNewScore(this.#session, game);
    host.write(sessionText(this.#session, game));
    host.write('[INFO] LEVEL COMPLETED!!!\n');
  }

  #showBestMove(game: IpsGame): void {
    const { moves, limit } = bestMoves(game.map, ...searchBounds(this.#host));
    const option = moves?.[0] === undefined ? -1 : OPTION_MOVES.indexOf(moves[0]);
    if (option >= 0) this.#host.write(`[INFO] Best move: ${option + 1}. ${OPTION_NAMES[option]}\n`);
    else if (limit) this.#host.write('[INFO] The best move is too far to see.\n');
    else this.#host.write('[INFO] No move leads to a solution.\n');
  }
}

/** level1.txt, level2.txt, … of a folder, or the exit code after reporting the error. */
async function loadLevels(host: CourseHost, folder: string): Promise<CourseMap[] | number> {
  const levels: CourseMap[] = [];
  for (;;) {
    const path = join(folder, `level${levels.length + 1}.txt`);
    const text = await host.loadText(path);
    if (!text.ok && levels.length > 0 && text.error === 'ENOENT') return levels;
    if (!text.ok) {
      host.complain(`${path}: the file can’t be read (${text.error}); expected level1.txt, level2.txt, and so on.`);
      return ENDED.input;
    }
    const map = parseLevel(text.value);
    if (!map.ok) {
      host.complain(`${path}:${map.error.line}:${map.error.column}: ${map.error.message}`);
      return ENDED.input;
    }
    levels.push(map.value);
  }
}

export const IPS: Course = {
  id: 'ips',
  name: 'IPS, UPF Barcelona',
  about: 'the menu game: new game, save, load, resume, scores, show best move',
  usage: ['masu course ips [--levels <folder>]                 a folder with level1.txt, level2.txt, and so on'],
  async run(host, typed) {
    const words = splitOptions(typed);
    if (words.length > 0 && (words.length !== 2 || words[0] !== '--levels')) {
      return wrongUsage(host, IPS, `Unexpected arguments ${JSON.stringify(words.join(' '))}.`);
    }
    const levels = words[1] === undefined ? IPS_LEVELS.map(includedLevel) : await loadLevels(host, words[1]);
    if (typeof levels === 'number') return levels;
    try {
      await new IpsProgram(host, levels).run();
    } catch (error) {
      if (!(error instanceof EndOfInput)) throw error;
      if (host.isTerminal) host.write('\n');
    }
    return ENDED.ok;
  },
};
