// A plain planner for typed PDDL with action costs, independent of Sokoban: reads a domain and a problem, finds applicable
// actions by matching preconditions against the facts of a state, and searches by uniform cost. For small problems only.

type Expression = string | readonly Expression[];

export function parseExpressions(text: string): Expression[] {
  const words = text.replace(/;[^\n]*/g, '').match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const read = (): Expression => {
    const word = words[at++];
    if (word === undefined || word === ')') throw new Error('PDDL: unexpected end');
    if (word !== '(') return word.toLowerCase();
    const list: Expression[] = [];
    while (words[at] !== ')') list.push(read());
    at++;
    return list;
  };
  const all: Expression[] = [];
  while (at < words.length) all.push(read());
  return all;
}

const list = (expression: Expression | undefined): readonly Expression[] => {
  if (!Array.isArray(expression)) throw new Error(`PDDL: expected a list, got ${JSON.stringify(expression)}`);
  return expression;
};
const section = (parts: readonly Expression[], name: string): readonly Expression[] =>
  list(parts.find((part) => Array.isArray(part) && part[0] === name)).slice(1);

/** `a b - cell c - direction` as pairs. */
function typed(words: readonly Expression[]): [name: string, type: string][] {
  const pairs: [string, string][] = [];
  let waiting: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '-') {
      const type = words[++at] as string;
      for (const name of waiting) pairs.push([name, type]);
      waiting = [];
    } else waiting.push(words[at] as string);
  }
  return [...pairs, ...waiting.map((name): [string, string] => [name, 'object'])];
}

interface Action {
  readonly name: string;
  readonly parameters: readonly [name: string, type: string][];
  readonly needs: readonly (readonly string[])[];
  readonly adds: readonly (readonly string[])[];
  readonly deletes: readonly (readonly string[])[];
  readonly cost: string;
}

export interface Problem {
  readonly types: ReadonlyMap<string, string>;
  readonly facts: readonly string[];
  readonly goal: readonly string[];
  readonly values: ReadonlyMap<string, number>;
  readonly actions: readonly Action[];
}

const conjuncts = (expression: Expression): readonly Expression[] => {
  const parts = list(expression);
  return parts[0] === 'and' ? parts.slice(1) : [parts];
};

function parseAction(parts: readonly Expression[]): Action {
  const after = (key: string): Expression => parts[parts.indexOf(key) + 1] as Expression;
  const effects = conjuncts(after(':effect')).map(list);
  const plain = effects.filter(([head]) => head !== 'not' && head !== 'increase');
  return {
    name: parts[0] as string,
    parameters: typed(list(after(':parameters'))),
    needs: conjuncts(after(':precondition')) as readonly string[][],
    adds: plain as readonly (readonly string[])[],
    deletes: effects.filter(([head]) => head === 'not').map(([, fact]) => fact as readonly string[]),
    cost: String(list(effects.find(([head]) => head === 'increase')?.[2])[0]),
  };
}

export function parseProblem(domainText: string, problemText: string): Problem {
  const domain = list(parseExpressions(domainText)[0]);
  const problem = list(parseExpressions(problemText)[0]);
  if (section(problem, ':domain')[0] !== section(domain, 'domain')[0]) throw new Error('PDDL: another domain');
  const predicates = new Set(section(domain, ':predicates').map((each) => list(each)[0]));
  const init = section(problem, ':init').map(list);
  const facts = init.filter(([head]) => head !== '=');
  for (const [head] of facts) if (!predicates.has(head as string)) throw new Error(`PDDL: unknown predicate ${head}`);
  return {
    types: new Map(typed(section(problem, ':objects'))),
    facts: facts.map((fact) => fact.join(' ')),
    goal: conjuncts(section(problem, ':goal')[0] as Expression).map((fact) => list(fact).join(' ')),
    values: new Map(
      init.filter(([head]) => head === '=').map(([, name, value]) => [String(list(name)[0]), Number(value)]),
    ),
    actions: domain
      .filter((part): part is readonly Expression[] => Array.isArray(part) && part[0] === ':action')
      .map((part) => parseAction(part.slice(1))),
  };
}

/** All bindings of an action's parameters whose preconditions hold. */
function* bindings(action: Action, facts: ReadonlySet<string>, { types }: Problem): Generator<Map<string, string>> {
  const byHead = new Map<string, string[][]>();
  for (const fact of facts) {
    const words = fact.split(' ');
    byHead.set(words[0] as string, [...(byHead.get(words[0] as string) ?? []), words]);
  }
  function* match(index: number, bound: Map<string, string>): Generator<Map<string, string>> {
    const need = action.needs[index];
    if (!need) {
      yield bound;
      return;
    }
    for (const fact of byHead.get(need[0] as string) ?? []) {
      const next = new Map(bound);
      const fits = need.every((word, at) => {
        const value = fact[at] as string;
        if (!word.startsWith('?')) return word === value;
        const type = action.parameters.find(([name]) => name === word)?.[1];
        if (types.get(value) !== type || (next.get(word) ?? value) !== value) return false;
        next.set(word, value);
        return true;
      });
      if (fits) yield* match(index + 1, next);
    }
  }
  yield* match(0, new Map());
}

/** The least total cost of a plan; undefined if there is none. */
export function leastCost(problem: Problem): number | undefined {
  const changing = new Set(problem.actions.flatMap(({ adds, deletes }) => [...adds, ...deletes].map(([head]) => head)));
  const isStatic = (fact: string): boolean => !changing.has(fact.split(' ')[0] as string);
  const fixed = problem.facts.filter(isStatic);
  const start = problem.facts.filter((fact) => !isStatic(fact)).sort();
  const best = new Map<string, number>([[start.join('\n'), 0]]);
  const waiting: string[][][] = [[start]];
  for (let cost = 0; cost < waiting.length; cost++) {
    // A step that costs nothing adds to the list that is being read.
    for (let at = 0; at < (waiting[cost]?.length ?? 0); at++) {
      const state = waiting[cost]?.[at] as string[];
      if (best.get(state.join('\n')) !== cost) continue;
      const facts = new Set([...fixed, ...state]);
      if (problem.goal.every((fact) => facts.has(fact))) return cost;
      for (const action of problem.actions) {
        for (const bound of bindings(action, facts, problem)) {
          const ground = (fact: readonly string[]): string => fact.map((word) => bound.get(word) ?? word).join(' ');
          const after = new Set(state);
          for (const fact of action.deletes) after.delete(ground(fact));
          for (const fact of action.adds) after.add(ground(fact));
          const next = [...after].sort();
          const total = cost + (problem.values.get(action.cost) as number);
          if ((best.get(next.join('\n')) ?? Number.POSITIVE_INFINITY) <= total) continue;
          best.set(next.join('\n'), total);
          waiting[total] = [...(waiting[total] ?? []), next];
        }
      }
    }
  }
  return undefined;
}
