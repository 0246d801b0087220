// The set-up of the lab in a link, beside the level: one `s` per search (`a-star.matching.udrl.corner_freeze.hash`), and
// `pace`, `at`, `y`, `scale`, `show` if they differ from the defaults. Parsing never fails: what can't be read gets its
// default.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { HEURISTIC_IDS } from '@masu/core/base/search-choices.js';
import { ALGORITHMS } from '@masu/search/strategies.js';
import { VISITED_IDS } from '@masu/search/visited/visited.js';
import { DEADLOCK_RULES, type DeadlockRuleId } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { MEASURES, SCALES } from './measures.js';
import { DEFAULT_SETUP, type LabSetup, MAX_SEARCHES, PACES, PARTS, type SearchSetup } from './setup.js';

const MAX_STEPS = 9_999_999;

function makeSearch({ strategy, heuristic, order, rules, visited }: SearchSetup): string {
  const letters = order.map((direction) => direction.charAt(0)).join('');
  return [strategy, heuristic, letters, rules.join('_') || 'none', visited].join('.');
}

/** The directions of four different letters, or undefined. */
export function parseOrderLetters(letters: string): readonly Direction[] | undefined {
  const order = [...letters].flatMap((letter) => DIRECTIONS.filter((direction) => direction.startsWith(letter)));
  return order.length === 4 && letters.length === 4 && new Set(order).size === 4 ? order : undefined;
}

function parseRules(text: string): readonly DeadlockRuleId[] | undefined {
  if (text === 'none') return [];
  const wanted = text.split('_');
  const ids = DEADLOCK_RULES.map(({ id }) => id).filter((id) => wanted.includes(id));
  return ids.length === wanted.length ? ids : undefined;
}

function parseSearch(text: string): SearchSetup | undefined {
  const [first, second, letters = '', ruleWords = '', last] = text.split('.');
  const strategy = ALGORITHMS.find(({ id }) => id === first)?.id;
  const heuristic = HEURISTIC_IDS.find((id) => id === second);
  const order = parseOrderLetters(letters);
  const rules = parseRules(ruleWords);
  const visited = VISITED_IDS.find((id) => id === last);
  return strategy && heuristic && order && rules && visited
    ? { strategy, heuristic, order, rules, visited }
    : undefined;
}

/** Adds the set-up to a query that may contain a level. */
export function makeSetupLink(setup: LabSetup, query = new URLSearchParams()): URLSearchParams {
  for (const search of setup.searches) query.append('s', makeSearch(search));
  if (setup.pace !== DEFAULT_SETUP.pace) query.set('pace', setup.pace);
  const at = setup.pace === 'own' ? setup.at : setup.at.slice(0, 1);
  if (at.some((steps) => steps > 0)) query.set('at', at.join('.'));
  if (setup.measure !== DEFAULT_SETUP.measure) query.set('y', setup.measure);
  if (setup.scale !== DEFAULT_SETUP.scale) query.set('scale', setup.scale);
  if (setup.parts.join() !== DEFAULT_SETUP.parts.join()) query.set('show', setup.parts.join('.') || 'none');
  return query;
}

export function parseSetupLink(query: URLSearchParams | undefined): LabSetup {
  if (!query) return DEFAULT_SETUP;
  const searches = query
    .getAll('s')
    .slice(0, MAX_SEARCHES)
    .flatMap((text) => parseSearch(text) ?? []);
  const steps = (query.get('at') ?? '').split('.').slice(0, MAX_SEARCHES);
  const at = steps.every((text) => /^\d{1,7}$/.test(text))
    ? steps.map((text) => Math.min(MAX_STEPS, Number(text)))
    : [];
  const shown = query.get('show')?.split('.');
  return {
    searches: searches.length > 0 ? searches : DEFAULT_SETUP.searches,
    pace: PACES.find((id) => id === query.get('pace')) ?? DEFAULT_SETUP.pace,
    at,
    measure: MEASURES.find((id) => id === query.get('y')) ?? DEFAULT_SETUP.measure,
    scale: SCALES.find((id) => id === query.get('scale')) ?? DEFAULT_SETUP.scale,
    parts: shown ? PARTS.filter((id) => shown.includes(id)) : DEFAULT_SETUP.parts,
  };
}
