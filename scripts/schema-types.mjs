// The type of what a schema of Valibot lets through, from the declaration of the schema: `v.ObjectSchema<{ readonly a:
// v.StringSchema<undefined>; }, undefined>` is `{ readonly a: string; }`. People read docs/api.md for the type; the schema is ours.

/** A reader of such a declaration, from its first letter on. */
class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  skip() {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }

  /** Whether this text follows; if so, goes behind it. */
  takes(text) {
    this.skip();
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  must(text) {
    if (!this.takes(text))
      throw new Error(`expected ${text} in the schema at: ${this.text.slice(this.at, this.at + 60)}`);
  }

  /** A list up to its end, each part read by `read`. */
  list(end, read) {
    const parts = [];
    while (!this.takes(end)) {
      parts.push(read());
      this.takes(',');
    }
    return parts;
  }

  /** Plain TypeScript up to a comma, a semicolon, or the end of what it is in. */
  plain() {
    this.skip();
    const from = this.at;
    let depth = 0;
    for (; this.at < this.text.length; this.at++) {
      const letter = this.text[this.at];
      if (letter === '"') {
        this.at = this.text.indexOf('"', this.at + 1);
        continue;
      }
      if (depth === 0 && /[,;>\]}]/.test(letter)) break;
      if ('<[{('.includes(letter)) depth++;
      if ('>]})'.includes(letter)) depth--;
    }
    return this.text
      .slice(from, this.at)
      .trim()
      .replaceAll(/import\("[^"]*"\)\./g, '');
  }

  fields(indent) {
    this.must('{');
    const lines = [];
    while (!this.takes('}')) {
      this.takes('readonly ');
      const from = this.at;
      this.skip();
      while (this.text[this.at] !== ':') this.at++;
      const name = this.text.slice(from, this.at).trim();
      this.must(':');
      const { type, isOptional } = this.schema(`${indent}    `);
      lines.push(`${indent}    readonly ${name}${isOptional ? '?' : ''}: ${type};`);
      this.takes(';');
    }
    return `{\n${lines.join('\n')}\n${indent}}`;
  }

  schema(indent) {
    if (!this.takes('v.')) return { type: this.plain() };
    const [name] = /^\w+/.exec(this.text.slice(this.at));
    this.at += name.length;
    this.must('<');
    const rest = () => {
      while (!this.takes('>')) {
        this.takes(',');
        if (this.takes('>')) return;
        this.plain();
      }
    };
    const done = (read) => {
      rest();
      return read;
    };
    const each = () => this.schema(indent).type;
    switch (name) {
      case 'ObjectSchema':
      case 'StrictObjectSchema':
        return done({ type: this.fields(indent) });
      case 'VariantSchema':
        this.plain();
        this.takes(',');
        this.must('[');
        return done({ type: this.list(']', each).join(' | ') });
      case 'UnionSchema':
        this.must('[');
        return done({ type: this.list(']', each).join(' | ') });
      case 'ArraySchema':
        return done({ type: `readonly ${inParentheses(each())}[]` });
      case 'SchemaWithPipe': {
        this.takes('readonly ');
        this.must('[');
        const [type] = this.list(']', each);
        return done({ type });
      }
      case 'ExactOptionalSchema':
      case 'OptionalSchema':
        return done({ type: each(), isOptional: true });
      case 'NullableSchema':
        return done({ type: `${each()} | null` });
      case 'PicklistSchema':
        this.takes('readonly ');
        this.must('[');
        return done({ type: this.list(']', () => this.plain()).join(' | ') });
      case 'LiteralSchema':
      case 'CustomSchema':
        return done({ type: this.plain() });
      case 'StringSchema':
      case 'NumberSchema':
      case 'BooleanSchema':
        return done({ type: name.replace('Schema', '').toLowerCase() });
      default:
        // An action of a pipe changes no type that we have.
        return done({ type: '' });
    }
  }
}

const inParentheses = (type) => (/ \| /.test(type.replaceAll(/\{[\s\S]*\}/g, '')) ? `(${type})` : type);

/** `const x: v.…Schema<…>;` → the type of its output. */
export function typeOfSchema(declaration) {
  const reader = new Reader(declaration.replace(/^[\s\S]*?: (?=v\.)/, ''));
  return reader.schema('').type;
}
