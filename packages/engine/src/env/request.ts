// The requests of `masu env`: one JSON object per line, checked field by field. docs/env.md describes each one; a request
// that isn't understood gets an error with a code of this file.

import { METRICS } from '@masu/core/base/puzzle.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { nearest } from '@masu/core/base/suggest.js';
import { LABEL_PRESETS } from '@masu/studio/sokoban/labels/encodings.js';
import * as v from 'valibot';
import { OBSERVE_IDS } from './observations.js';
import { REWARD_IDS } from './rewards.js';

/** The version of the protocol. A request that an older version understood keeps its meaning. */
export const ENV_VERSION = 1;

export const ENV_ERRORS = [
  'not-json',
  'unknown-request',
  'bad-field',
  'bad-action',
  'bad-level',
  'bad-file',
  'no-level',
  'not-generated',
  'no-reset',
  'too-large',
  'wrong-version',
] as const;

export interface EnvError {
  readonly code: (typeof ENV_ERRORS)[number];
  /** A sentence: what is wrong, and what was expected. */
  readonly message: string;
}

export const MAX_BATCH = 4096;
/** Levels that one request generates. */
const MAX_GENERATED = 256;
const MAX_LEVEL_TEXT = 2 ** 20;
const MAX_NAME = 4096;

const whole = (from: number, to: number) => {
  const what = `a whole number from ${from} to ${to}`;
  return v.pipe(v.number(what), v.integer(what), v.minValue(from, what), v.maxValue(to, what));
};
const text = (most: number) => v.pipe(v.string('text'), v.maxLength(most, `text of at most ${most} characters`));
const choice = <const Ids extends readonly string[]>(ids: Ids) => v.picklist(ids, `one of ${ids.join(', ')}`);
const yesOrNo = v.boolean('true or false');
const list = <Item extends v.GenericSchema>(item: Item, least: number, most: number) => {
  const what = `a list of ${least} to ${most} entries`;
  return v.pipe(v.array(item, what), v.minLength(least, what), v.maxLength(most, what));
};

const seed = whole(0, Number.MAX_SAFE_INTEGER);
const boardIndex = whole(0, MAX_BATCH - 1);

/** The grade and the sizes are checked by the generator, which knows what it can make. */
const generateSchema = v.strictObject(
  {
    grade: v.exactOptional(text(20)),
    boxes: v.exactOptional(v.number('a number')),
    width: v.exactOptional(v.number('a number')),
    height: v.exactOptional(v.number('a number')),
    rooms: v.exactOptional(v.number('a number')),
    count: v.exactOptional(whole(1, MAX_GENERATED)),
  },
  'an object',
);
export type GenerateWish = Readonly<v.InferOutput<typeof generateSchema>>;

/** A name that the client chooses for a request; its reply has it, too. */
const id = v.exactOptional(
  v.union([text(100), whole(0, Number.MAX_SAFE_INTEGER)], 'text of at most 100 characters, or a whole number'),
);

const SCHEMAS = {
  hello: { version: v.exactOptional(v.number('a number')) },
  reset: {
    level: v.exactOptional(text(MAX_LEVEL_TEXT)),
    file: v.exactOptional(text(MAX_NAME)),
    levels: v.exactOptional(list(whole(1, Number.MAX_SAFE_INTEGER), 1, 1_000_000)),
    generate: v.exactOptional(generateSchema),
    seed: v.exactOptional(seed),
    order: v.exactOptional(choice(['given', 'random'])),
    batch: v.exactOptional(whole(1, MAX_BATCH)),
    observe: v.exactOptional(choice(OBSERVE_IDS)),
    preset: v.exactOptional(choice(LABEL_PRESETS)),
    reward: v.exactOptional(choice(REWARD_IDS)),
    exact: v.exactOptional(yesOrNo),
    metric: v.exactOptional(choice(METRICS)),
    maxSteps: v.exactOptional(whole(1, 1_000_000_000)),
    autoReset: v.exactOptional(yesOrNo),
    boards: v.exactOptional(list(boardIndex, 1, MAX_BATCH)),
  },
  step: {
    action: v.exactOptional(v.nullable(v.union([v.string(), v.number()], 'an action'))),
    // Each action is looked up in the table of the preset.
    actions: v.exactOptional(v.array(v.any(), 'a list of actions')),
  },
  show: { board: v.exactOptional(boardIndex) },
  close: {},
} as const;

const REQUEST_IDS = ['hello', 'reset', 'step', 'show', 'close'] as const satisfies (keyof typeof SCHEMAS)[];

type RequestId = (typeof REQUEST_IDS)[number];

const REQUESTS = {
  hello: v.strictObject({ do: v.literal('hello'), id, ...SCHEMAS.hello }, 'an object'),
  reset: v.strictObject({ do: v.literal('reset'), id, ...SCHEMAS.reset }, 'an object'),
  step: v.strictObject({ do: v.literal('step'), id, ...SCHEMAS.step }, 'an object'),
  show: v.strictObject({ do: v.literal('show'), id, ...SCHEMAS.show }, 'an object'),
  close: v.strictObject({ do: v.literal('close'), id, ...SCHEMAS.close }, 'an object'),
};

export type EnvRequest = { readonly [Id in RequestId]: Readonly<v.InferOutput<(typeof REQUESTS)[Id]>> }[RequestId];
export type ResetRequest = Extract<EnvRequest, { do: 'reset' }>;
export type StepRequest = Extract<EnvRequest, { do: 'step' }>;

/** The name of a request, so that an error can have it, too. */
export type ReplyId = string | number;

export interface RequestRead {
  readonly id?: ReplyId;
  readonly request: Result<EnvRequest, EnvError>;
}

/** A value of the client in a sentence, short. What is inside a list or an object may be too deep to show. */
export function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

export const envError = (code: EnvError['code'], message: string) => fail<EnvError>({ code, message });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function issueSentence(name: RequestId, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? name;
  if (issue.expected === 'never') {
    const fields = path.includes('.') ? Object.keys(generateSchema.entries) : ['id', ...Object.keys(SCHEMAS[name])];
    const near = nearest(path.split('.').at(-1) ?? '', fields);
    const help = near === undefined ? `Fields: ${fields.join(', ')}.` : `Did you mean ${near}?`;
    return `${name} has no field ${quoted(path)}. ${help}`;
  }
  return `${path}: expected ${issue.message}, got ${quoted(issue.input)}.`;
}

function parseRequest(value: Record<string, unknown>): Result<EnvRequest, EnvError> {
  const name = REQUEST_IDS.find((each) => each === value.do);
  if (name === undefined) {
    return envError('unknown-request', `do: expected one of ${REQUEST_IDS.join(', ')}, got ${quoted(value.do)}.`);
  }
  const parsed = v.safeParse(REQUESTS[name] as v.GenericSchema<unknown, EnvRequest>, value, { abortEarly: true });
  return parsed.success ? ok(parsed.output) : envError('bad-field', issueSentence(name, parsed.issues[0]));
}

/** One line of the client. Never throws, whatever the line is. */
export function readRequest(line: string): RequestRead {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { request: envError('not-json', `Expected one JSON object per line, got ${quoted(line)}.`) };
  }
  if (!isObject(value)) {
    return { request: envError('not-json', `Expected one JSON object per line, got ${quoted(value)}.`) };
  }
  const named = v.safeParse(id, value.id);
  return {
    ...(named.success && named.output !== undefined ? { id: named.output } : {}),
    request: parseRequest(value),
  };
}
