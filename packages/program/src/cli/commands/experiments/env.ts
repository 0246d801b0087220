// `masu env`: an environment for learning agents on standard input and output, one line of JSON for each request and each reply. A bad
// line gets an error line, and the environment goes on; it ends with its input, or when the client sends `close`.

import { formatNumber } from '@masu/core/base/format.js';
import { AgentEnvironment, envErrorLine } from '@masu/engine/env/environment.js';
import { loadRegularText } from '@masu/node-host/files/load-file.js';
import { pathOn } from '../../../host/host.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT } from '../../interface/exit-codes.js';
import { mebibytes } from '../../interface/option-values.js';
import type { Output } from '../../interface/output.js';
import { shortPauses } from '../../interface/short-pauses.js';

const MEBI = 2 ** 20;
const DEFAULT_MEBIBYTES = 1024;
/** The longest request. A level has at most 2^20 characters, and a batch 4,096 actions. */
const MAX_LINE = 2 ** 23;

const NEWLINE = 10;

/** The lines of a stream; `undefined` for one that is too long. The last one needs no end. */
async function* linesOf(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | undefined, void, void> {
  let parts: Buffer[] = [];
  let length = 0;
  const line = (): string | undefined => {
    const text = length > MAX_LINE ? undefined : Buffer.concat(parts).toString('utf8');
    [parts, length] = [[], 0];
    return text;
  };
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
    let from = 0;
    for (;;) {
      const end = bytes.indexOf(NEWLINE, from);
      const part = bytes.subarray(from, end < 0 ? bytes.length : end);
      length += part.length;
      if (length <= MAX_LINE) parts.push(part);
      if (end < 0) break;
      yield line();
      from = end + 1;
    }
  }
  if (length > 0) yield line();
}

async function answerLines(environment: AgentEnvironment, { host }: Output): Promise<void> {
  const { stdin, stdout } = host;
  const pause = shortPauses();
  for await (const line of linesOf(stdin as AsyncIterable<Uint8Array>)) {
    let reply = {
      line: envErrorLine({ code: 'too-large', message: `A line has at most ${formatNumber(MAX_LINE)} bytes.` }),
    };
    let isClosed = false;
    if (line !== undefined) {
      if (line.trim() === '') continue;
      const work = environment.reply(line);
      let next = work.next();
      for (; !next.done; next = work.next()) await pause();
      reply = next.value;
      isClosed = next.value.isClosed ?? false;
    }
    // A client that sends without reading must not fill the memory.
    if (!stdout.write(`${reply.line}\n`)) await new Promise<void>((resolve) => stdout.once('drain', () => resolve()));
    if (isClosed) return;
  }
}

export const ENV = defineCommand({
  arguments: [],
  options: [
    {
      flags: '--memory <mib>',
      about: `limit the tables of exact distances to <mib> MiB (default: ${DEFAULT_MEBIBYTES})`,
      parse: mebibytes,
    },
  ],
  async run({ options, output }) {
    const { host } = output;
    if (host.stdin.isTTY)
      output.say('Type one request per line, such as {"do":"hello"}; docs/env.md has all. Ctrl-D ends.');
    const environment = new AgentEnvironment({
      readFile: (path) => loadRegularText(pathOn(host, path)),
      tableBytes: (options.memory ?? DEFAULT_MEBIBYTES) * MEBI,
    });
    await answerLines(environment, output);
    return EXIT.ok;
  },
});
