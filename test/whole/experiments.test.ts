// Experiments as a cluster runs them: the script of the document, with the built program.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { tinyLevels } from '../experiment.js';
import { HAS_SHELL } from '../only-where.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-experiments-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test.runIf(HAS_SHELL)(
  'the SLURM script of the document: each task of the array runs its file, and goes on when it is requeued',
  async () => {
    const document = readFileSync(new URL('../../docs/experiments.md', import.meta.url), 'utf8');
    const [, script = ''] = /^```sh\n(#!\/bin\/bash\n[\s\S]*?)^```$/m.exec(document) ?? [];
    const folder = join(FOLDER, 'array');
    mkdirSync(join(folder, 'bin'), { recursive: true });
    mkdirSync(join(folder, 'runs'));
    writeFileSync(join(folder, 'masu-array.sh'), script);
    for (const count of [1, 2]) writeFileSync(join(folder, `${count}.txt`), tinyLevels(count));
    writeFileSync(join(folder, 'files.txt'), '1.txt\n2.txt\n');
    const program = new URL('../../dist/bin/masu.js', import.meta.url).pathname;
    writeFileSync(join(folder, 'bin/masu'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
      mode: 0o755,
    });
    const submit = async (task: string): Promise<string> => {
      const env = {
        PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
        SLURM_ARRAY_TASK_ID: task,
        SLURM_CPUS_PER_TASK: '1',
      };
      return (await promisify(execFile)('bash', ['masu-array.sh'], { cwd: folder, env })).stderr;
    };
    expect(await submit('1')).toContain('1 of 1 done: 1 solved');
    expect(await submit('2')).toContain('2 of 2 done: 2 solved');
    expect(await submit('2')).toContain('Nothing to do: 2 of 2 done');
  },
);
