// The facts a result depends on: program, limits, machines, sessions.

import { countOf, formatNumber } from '@masu/core/base/format.js';
import type { Limits } from '@masu/core/base/outcome.js';
import type { Manifest } from '../folder/records.js';
import { escapeHtml } from './html.js';
import type { JoinedRuns } from './join.js';
import { runSeconds } from './numbers.js';
import { tableHtml } from './solver-totals-table.js';

/** `10.0 s of CPU time, 1,024 MiB` */
export function limitMessage({ millis, cpuMillis, nodes, bytes }: Limits): string {
  const parts: string[] = [];
  if (millis !== undefined) parts.push(`${runSeconds(millis)} of time`);
  if (cpuMillis !== undefined) parts.push(`${runSeconds(cpuMillis)} of CPU time`);
  if (nodes !== undefined) parts.push(countOf(nodes, 'position', 'positions'));
  if (bytes !== undefined) parts.push(`${formatNumber(bytes / 1024 / 1024)} MiB`);
  return parts.length === 0 ? 'no limit but memory' : parts.join(', ');
}

/** `astar, dijkstra (heuristic matching, rules corner+freeze)` */
function solverMessage({ solvers, choices = {} }: Manifest): string {
  const words = Object.entries(choices).map(([name, word]) => `${name} ${word}`);
  return `${solvers.join(', ')}${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
}

/** `2026-11-15 17:46 UTC` */
const dateMessage = (iso: string): string => iso.replace('T', ' ').replace(/:\d\d(\.\d+)?Z$/, ' UTC');

const sessionRows = (folder: string, { sessions }: Manifest): string[][] =>
  sessions.map(({ machine, started, ended, ending, jobs, queue, reused, added }) => [
    escapeHtml(folder),
    dateMessage(started),
    ended === undefined ? 'still running, or killed' : `${dateMessage(ended)} (${ending})`,
    escapeHtml(
      `${machine.host}: ${machine.cpu}, ${countOf(machine.cores, 'core', 'cores')}, ${formatNumber(machine.memoryBytes / 2 ** 30)} GiB`,
    ),
    escapeHtml(`${machine.platform}, Node ${machine.node}`),
    machine.load.toFixed(2),
    queue === undefined
      ? jobs === undefined
        ? 'threads here'
        : `${countOf(jobs, 'thread', 'threads')} here`
      : escapeHtml(`workers on ${queue}`),
    formatNumber(reused),
    added === undefined ? '' : formatNumber(added),
  ]);

export function factsHtml({ runs }: JoinedRuns): string {
  const programs = runs.map(({ folder, manifest }) => [
    escapeHtml(folder),
    escapeHtml(`${manifest.program.version}, build ${manifest.program.build}`),
    escapeHtml(limitMessage(manifest.limits)),
    escapeHtml(solverMessage(manifest)),
    formatNumber(manifest.files.length),
    formatNumber(manifest.jobs),
    dateMessage(manifest.planned),
  ]);
  const heads = ['run', 'masu', 'limits per level', 'solvers', 'files', 'jobs', 'planned'];
  const sessions = ['run', 'started', 'ended', 'machine', 'system', 'load at start', 'solved by', 'reused', 'added'];
  const numbers = ['files', 'jobs', 'load at start', 'reused', 'added'];
  return [
    '<h2>What was run, and where</h2>',
    tableHtml('Runs', heads, programs, numbers),
    tableHtml(
      'Sessions: each time a run was started or continued',
      sessions,
      runs.flatMap(({ folder, manifest }) => sessionRows(folder, manifest)),
      numbers,
    ),
  ].join('\n');
}
