// The lab's worker: runs one search recorded with a hash table, then the same search with a tree and with a list, and
// sends results as they come. The list has a time limit, because its work grows with the square of the states.

import { hashState, type SearchResult, search, Trace, type VisitedId } from '../../search/index.js';
import { validateLevel } from '../../sokoban/index.js';
import { Recorder } from './recorder.js';
import { type LabAnswer, type LabQuestion, MOST_STATES, type Run } from './run.js';
import { treeDepths } from './tree-depths.js';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const LIST_MILLIS = 30_000;
const TELL_MILLIS = 400;

const WATCH = { now: () => performance.now(), cpu: () => performance.now(), stopped: () => false, report: () => {} };

function post(answer: LabAnswer): void {
  scope.postMessage(answer);
}

function runOf(recorder: Recorder, trace: Trace, result: SearchResult): Run {
  const { nodes } = result;
  const explored = trace.entries.length;
  const positions = trace.entries.map(({ node }) => recorder.unpack(nodes.states, node * nodes.words));
  const boxCount = positions[0]?.boxes.length ?? 0;
  return {
    explored,
    verdict: result.verdict === 'found' || result.verdict === 'exhausted' ? result.verdict : 'limit',
    solution: result.path?.length ?? 0,
    boxCount,
    boxes: Uint16Array.from(positions.flatMap(({ boxes }) => boxes)),
    player: Uint16Array.from(positions, ({ player }) => player),
    depth: Uint32Array.from(trace.entries, ({ node }) => nodes.depths[node] as number),
    waiting: Int32Array.from(trace.entries, ({ frontier }) => frontier),
    lookUps: Uint32Array.from(recorder.lookUps.slice(0, explored)),
    discovered: Uint32Array.from(recorder.discovered.slice(0, explored)),
    treeDepth: treeDepths(nodes),
    hash: Int32Array.from({ length: nodes.count }, (_, node) =>
      hashState(nodes.states, node * nodes.words, nodes.words),
    ),
  };
}

function* drive(question: LabQuestion, visited: VisitedId, millis?: number): Generator<void, void, void> {
  const sound = validateLevel({ rows: question.rows });
  if (!sound.ok) return;
  const recorder = new Recorder(sound.value);
  const trace = new Trace(MOST_STATES);
  const options = { strategy: question.strategy, visited, trace };
  const limits = { nodes: MOST_STATES, ...(millis === undefined ? {} : { millis }) };
  const searching = search(recorder, options, limits, WATCH);
  let sent = 0;
  let told = performance.now();
  const tell = (done: boolean): void => {
    const fresh = trace.entries.slice(sent);
    post({
      kind: 'comparisons',
      store: visited,
      from: sent,
      comparisons: Float64Array.from(fresh, (entry) => entry.comparisons),
      done,
    });
    sent += fresh.length;
    told = performance.now();
  };
  for (;;) {
    const next = searching.next();
    if (next.done) {
      if (visited === 'hash') post({ kind: 'run', run: runOf(recorder, trace, next.value) });
      tell(true);
      return;
    }
    if (visited !== 'hash' && performance.now() - told > TELL_MILLIS) tell(false);
    yield;
  }
}

scope.addEventListener('message', ({ data }: MessageEvent<LabQuestion>) => {
  for (const _ of drive(data, 'hash'));
  for (const _ of drive(data, 'tree'));
  for (const _ of drive(data, 'list', LIST_MILLIS));
});
