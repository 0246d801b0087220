// How fast Sokoban levels are parsed: the boxoban files repeated to 10,000 levels, one core. Parsing only, and parsing
// with validateLevel. The reference is what no parser can beat: splitting the text into lines.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const about = 'Sokoban levels read per second: parse alone, and parse with validateLevel';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const LEVELS = 10_000;
const ROUNDS = 9;
const WARM_UP = 3;

/** A text of many levels: boxoban if available, otherwise one of our own levels, repeated. */
function sampleText() {
  const folder = join(ROOT, '../shared/levels/boxoban');
  const names = ['unfiltered-100.txt', 'medium-100.txt', 'hard-100.txt'];
  const own =
    '; own\n##########\n#@  #    #\n# $ . $  #\n#  ##  ###\n#   .  . #\n# $   $  #\n#  #  .  #\n#        #\n#   #    #\n##########\n\n';
  const texts = existsSync(folder) ? names.map((name) => `${readFileSync(join(folder, name), 'utf8')}\n`) : [own];
  let text = '';
  for (let count = 0; count < LEVELS; count += existsSync(folder) ? 300 : 1) text += texts.join('');
  return text;
}

/** The median CPU time of some rounds, in milliseconds, after a few warm-up rounds. */
function middle(work) {
  for (let round = 0; round < WARM_UP; round++) work();
  const times = Array.from({ length: ROUNDS }, () => {
    const began = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[(ROUNDS - 1) / 2];
}

export async function run() {
  const { SOKOBAN } = await import('@masu/solve/sokoban/puzzle.js');
  const { recognizeFormat } = await import('@masu/core/sokoban/formats/formats.js');
  const text = sampleText();
  const format = recognizeFormat(text, '.txt');
  const count = format.parse(text).levels.length;
  const say = (what, millis) => {
    const rate = Math.round((count / millis) * 1000).toLocaleString('en');
    console.log(`${what.padEnd(22)} ${millis.toFixed(1).padStart(7)} ms  ${rate.padStart(10)} levels/s`);
  };
  console.log(`${count} levels, ${text.length} characters, format ${format.id}; middle of ${ROUNDS} rounds, CPU time`);
  say(
    'cutting into lines',
    middle(() => text.split('\n')),
  );
  say(
    'parse',
    middle(() => format.parse(text)),
  );
  say(
    'parse + validateLevel',
    middle(() => format.parse(text).levels.filter((level) => SOKOBAN.validate(level.value).ok)),
  );
}
