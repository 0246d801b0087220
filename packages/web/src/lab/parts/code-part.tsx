// The algorithm in words: a paragraph, and its pseudo-code with the line that runs at this moment marked.

import { type Variables, variablesAt } from '@masu/search/explanations.js';
import type { Recorded } from '@masu/search/recorded.js';
import { EVENT_KINDS } from '@masu/search/trace.js';
import { formatNumber } from '../../language.js';
import { labTexts } from '../../texts/lab.js';
import type { LabSearch } from '../model/model.js';
import { lineOfPlace } from '../model/moment.js';
import { LAB_EXPLANATIONS } from './explanations.js';

interface Explained {
  readonly paragraph: string;
  readonly lines: readonly { readonly indent: number; readonly text: string }[];
}

/** `now` is the line that runs, or -1. */
export function PseudoCode({ explained, now }: { readonly explained: Explained; readonly now: number }) {
  return (
    <section class="part">
      <h3>{labTexts.code.heading}</h3>
      <p class="in-words">{explained.paragraph}</p>
      <ol class="code">
        {explained.lines.map(({ indent, text }, index) => (
          <li key={index} aria-current={index === now ? 'step' : undefined} style={{ '--indent': String(indent) }}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Names and figures; a word is smaller than a number. */
export function FigureList(props: {
  readonly variant?: string;
  readonly name?: string;
  readonly figures: readonly (readonly [name: string, value: string, kind?: 'word'])[];
}) {
  return (
    <dl class={`figures num ${props.variant ?? ''}`} aria-label={props.name}>
      {props.figures.map(([name, value, kind]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class={kind}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The actions of a search, in the order of the directions. */
export const ACTION_ARROWS = ['↑', '→', '↓', '←'] as const;

/** What each variable of the pseudo-code is; those that have no value yet are left out. */
function values({ nodes }: Recorded, now: Variables): readonly (readonly [name: string, value: string])[] {
  const nodeText = (node: number): string =>
    labTexts.code.node(node, nodes.costs[node] as number, Math.max(0, nodes.estimates[node] as number));
  const stateText = (m: NonNullable<Variables['m']>): string =>
    m === 'blocked' ? labTexts.code.blocked : m === 'new' ? labTexts.code.fresh : nodeText(m);
  const numbers: readonly (readonly [string, number | undefined])[] = [
    ['|frontier|', now.frontier],
    ['|visited|', now.visited],
    ['bound', now.bound],
    ['next bound', now.nextBound],
  ];
  return [
    ...(now.n === undefined ? [] : [['n', nodeText(now.n)] as const]),
    ...(now.move === undefined ? [] : [['move', ACTION_ARROWS[now.move] ?? '↑'] as const]),
    ...(now.m === undefined ? [] : [['m', stateText(now.m)] as const]),
    ...numbers.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === Infinity ? '∞' : formatNumber(value)] as const],
    ),
  ];
}

function VariablesView(props: { readonly recorded: Recorded; readonly moment: number; readonly ran: number }) {
  const { recorded, moment, ran } = props;
  const kind = EVENT_KINDS[recorded.events.kinds[moment] as number] ?? 'start';
  const event = ran > 0 ? labTexts.code.between : labTexts.code.events[kind];
  const shown = [...values(recorded, variablesAt(recorded, moment, ran)), [labTexts.code.event, event] as const];
  const figures = shown.map(([name, value]) => [name, value, 'word'] as const);
  return <FigureList variant="variables" name={labTexts.code.variables} figures={figures} />;
}

export function CodePart({ search }: { readonly search: LabSearch }) {
  const { run, setup } = search;
  return (
    <>
      <PseudoCode explained={LAB_EXPLANATIONS[setup.strategy]} now={run ? lineOfPlace(run.recorded, search) : -1} />
      {run && <VariablesView recorded={run.recorded} moment={search.moment} ran={search.ran} />}
    </>
  );
}
