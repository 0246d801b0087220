// What a person or a pipe types, read as the courses' C programs read it: word by word (scanf "%d", "%s") or line by
// line, white space before it skipped. Unlike scanf it never loops on what it cannot read, and it knows the end.

/** Longer than any honest line; what is beyond it is read as the next. */
const LONGEST_LINE = 1 << 26;

export class Input {
  readonly #chunks: AsyncIterator<Uint8Array | string>;
  readonly #decoder = new TextDecoder('utf-8');
  #pending = '';
  #ended = false;

  constructor(chunks: AsyncIterable<Uint8Array | string>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next word, or undefined at the end of the input. */
  word(): Promise<string | undefined> {
    return this.#take(/\s/);
  }

  /** The rest of a line, white space before it skipped, line ends too; undefined at the end of the input. */
  line(): Promise<string | undefined> {
    return this.#take(/[\r\n]/);
  }

  /** The next line as it stands, empty ones too; undefined at the end of the input. */
  async rawLine(): Promise<string | undefined> {
    if (this.#pending === '' && !(await this.#more())) return undefined;
    const end = await this.#find(/\n/);
    const taken = this.#pending.slice(0, end);
    this.#pending = this.#pending.slice(end + 1);
    return taken.replace(/\r$/, '');
  }

  /** Everything that is left. */
  async rest(): Promise<string> {
    while (this.#pending.length < LONGEST_LINE && (await this.#more()));
    return this.#pending;
  }

  /** No more will be read. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #take(end: RegExp): Promise<string | undefined> {
    for (;;) {
      this.#pending = this.#pending.trimStart();
      if (this.#pending !== '') break;
      if (!(await this.#more())) return undefined;
    }
    const at = await this.#find(end);
    const taken = this.#pending.slice(0, at);
    this.#pending = this.#pending.slice(at);
    return taken.trimEnd();
  }

  /** Where this first matches; all that is left where it never does. */
  async #find(end: RegExp): Promise<number> {
    // Only what is new is searched, so that a line of megabytes costs no more than its length.
    let searched = 0;
    for (;;) {
      const found = this.#pending.slice(searched).search(end);
      if (found >= 0) return searched + found;
      searched = this.#pending.length;
      if (searched >= LONGEST_LINE || !(await this.#more())) return this.#pending.length;
    }
  }

  async #more(): Promise<boolean> {
    if (this.#ended) return false;
    const { done, value } = await this.#chunks.next();
    if (done) this.#ended = true;
    else this.#pending += typeof value === 'string' ? value : this.#decoder.decode(value, { stream: true });
    return !done;
  }
}

/** A whole number as scanf's "%d" would read the word, or undefined. */
export function wholeNumber(word: string): number | undefined {
  return /^[+-]?\d{1,15}$/.test(word) ? Number(word) : undefined;
}
