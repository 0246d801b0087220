// Finds the tests of a test file in its text: the first line of each, and whether it asserts anything, directly or through
// a function of the same file. A scanner, not a parser: it blanks out strings, comments, and regular expressions, then
// counts brackets.

export interface FoundTest {
  readonly line: number;
  readonly asserts: boolean;
}

const QUOTED = `'(?:\\\\.|[^'\\\\\\n])*'|"(?:\\\\.|[^"\\\\\\n])*"`;
const COMMENT = '\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/';
/** A template up to its end or to the code inside it. */
const TEMPLATE = '(?:\\\\[\\s\\S]|[^`\\\\$]|\\$(?!\\{))*(?:`|\\$\\{)';
/** Code without any of these delimiters. */
const PLAIN = /[^'"`/{}]+/y;
const OPAQUE = new RegExp(`${COMMENT}|${QUOTED}|\`${TEMPLATE}`, 'y');
const TEMPLATE_REST = new RegExp(`\\}${TEMPLATE}`, 'y');
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;
/** What a regular expression can follow; after anything else a slash divides. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};>]|\breturn|=>)\s*$/;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The text with everything that is not code blanked out; lines stay the same. */
export function codeOf(text: string): string {
  /** How many brackets are open in the code inside each template around here. */
  const inside: number[] = [];
  let code = '';
  for (let at = 0; at < text.length; ) {
    const plain = matchAt(PLAIN, text, at);
    if (plain) {
      code += plain;
      at += plain.length;
      continue;
    }
    const char = text[at] as string;
    const ends = char === '}' && inside.at(-1) === 0;
    if (ends) inside.pop();
    const opaque =
      matchAt(ends ? TEMPLATE_REST : OPAQUE, text, at) ??
      (char === '/' && BEFORE_REGEX.test(code.slice(-80)) ? matchAt(REGEX, text, at) : undefined);
    if (opaque?.endsWith('${')) inside.push(0);
    else if (!opaque && inside.length > 0 && (char === '{' || char === '}')) {
      inside.push((inside.pop() as number) + (char === '{' ? 1 : -1));
    }
    code += opaque?.replace(/[^\n]/g, ' ') ?? char;
    at += opaque?.length ?? 1;
  }
  return code;
}

/** Where the bracket that opens at `at` closes. */
function closing(code: string, at: number): number {
  for (let i = at, depth = 0; i < code.length; i++) {
    if ('([{'.includes(code[i] as string)) depth++;
    else if (')]}'.includes(code[i] as string) && --depth === 0) return i;
  }
  return code.length;
}

/** The call of a test: `test(`, `sharedTest(`, or `test.each(…)(`, with anything in between. */
function callOf(code: string, at: number): string {
  let i = at;
  for (;;) {
    const step = matchAt(/(?:\.\w+)+|\s+|<(?:=>|[^<>]|<[^<>]*>)*>/y, code, i);
    if (step !== undefined) i += step.length;
    else if (code[i] === '(') {
      const end = closing(code, i);
      const next = code[end + 1];
      if (next !== '(' && next !== '.') return code.slice(i, end + 1);
      i = end + 1;
    } else return '';
  }
}

const ASSERTION = /\b(?:expect|expectTypeOf)\s*[(.<]/;
const FUNCTION = /^(?:export )?(?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=]+)? = )/gm;

/** The functions of the file that assert, themselves or through one another. */
function assertingFunctions(code: string): Set<string> {
  const bodies = [...code.matchAll(FUNCTION)].map((match): [string, string] => {
    // up to the next line that begins with anything but a closing bracket
    const next = /\n[^\s)\]}]/g;
    next.lastIndex = match.index;
    return [(match[1] ?? match[2]) as string, code.slice(match.index, next.exec(code)?.index)];
  });
  const asserting = new Set<string>();
  for (let size = -1; size < asserting.size; ) {
    size = asserting.size;
    for (const [name, body] of bodies) {
      if (ASSERTION.test(body) || calls(body.slice(body.indexOf(name) + name.length), asserting)) asserting.add(name);
    }
  }
  return asserting;
}

const calls = (code: string, names: ReadonlySet<string>): boolean =>
  [...code.matchAll(/\b(\w+)\b/g)].some(([word]) => names.has(word));

/** Every test of a file. */
export function testsOf(text: string): FoundTest[] {
  const code = codeOf(text);
  const asserting = assertingFunctions(code);
  return [...code.matchAll(/^[ \t]*(?:test|it|sharedTest)\b/gm)].flatMap((match) => {
    const call = callOf(code, match.index + match[0].length);
    if (call === '') return [];
    const line = code.slice(0, match.index).split('\n').length + (match[0].startsWith('\n') ? 1 : 0);
    return [{ line, asserts: ASSERTION.test(call) || calls(call, asserting) }];
  });
}
