// What a search of the kernel decides, line by line (packages/solve/src/kernel/assembly/tracing.ts): for a developer who wants
// to know why it did what it did. Compiles the kernel with its trace and all its checks into a temporary folder.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const about = 'decisions of a search: FILE [LEVEL] [any|push-optimal|move-optimal] [NODES]';

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../scripts/build-kernel.mjs');
const INITIAL_LIMIT = 1000;

/** Modules that import the kernel's bytes get those of this file. */
function useKernel(file) {
  const hooks = `export async function resolve(name, context, next) {
    const found = await next(name, context);
    return found.url.endsWith('/kernel/kernel-bytes.js') ? { ...found, url: ${JSON.stringify(pathToFileURL(file).href)} } : found;
  }`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`, import.meta.url);
}

/** Instances get the function that the traced module imports: a text (UTF-16, its bytes before it) and up to five numbers. */
function giveTrace(print) {
  const Plain = WebAssembly.Instance;
  WebAssembly.Instance = class extends Plain {
    constructor(module, { env }) {
      const trace = (at, count, ...numbers) => {
        const bytes = new DataView(env.memory.buffer).getUint32(at - 4, true);
        const text = Buffer.from(env.memory.buffer, at, bytes).toString('utf16le');
        print(`${text}: ${numbers.slice(0, count).join(', ')}\n`);
      };
      super(module, { env: { ...env, trace } });
    }
  };
}

export async function run([file, level = '1', id = 'push-optimal', nodes = String(INITIAL_LIMIT)]) {
  if (!file) {
    console.error(`Name a file of levels: npm run bench -- trace ${about.slice(about.indexOf('FILE'))}`);
    process.exitCode = 30;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'masu-trace-'));
  const kernel = join(folder, 'kernel-bytes.mjs');
  try {
    execFileSync(process.execPath, [BUILD, '--trace', kernel], { stdio: ['ignore', 2, 2] });
    useKernel(kernel);
    giveTrace((line) => writeSync(1, line));
    const { finish, PATIENT } = await import('@masu/core/base/outcome.js');
    const { recognizeFormat } = await import('@masu/core/sokoban/formats/formats.js');
    const { validateLevel } = await import('@masu/core/sokoban/rules/validate-level.js');
    const { SOKOBAN } = await import('@masu/solve/sokoban/puzzle.js');
    const text = readFileSync(file, 'utf8');
    const draft = recognizeFormat(text, file).parse(text).levels[Number(level) - 1];
    const valid = draft?.ok ? validateLevel(draft.value) : undefined;
    const solver = SOKOBAN.solvers.find((row) => row.id === id);
    if (!valid?.ok || !solver) {
      console.error(valid?.ok ? `There is no solver ${id}.` : `There is no playable level ${level} in ${file}.`);
      process.exitCode = 30;
      return;
    }
    console.log(finish(solver.solve(valid.value, { nodes: Number(nodes) }, PATIENT)).verdict);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
