// Reads input the way the courses' C programs do: word by word (scanf "%d", "%s") or line by line, skipping leading
// whitespace. Unlike scanf, it never loops on bad input, and it detects the end of the input.

/** Longer than any real line; the rest is read as the next line. */
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

  /** The rest of a line after skipping whitespace, line ends included; undefined at the end of the input. */
  line(): Promise<string | undefined> {
    return this.#take(/[\r\n]/);
  }

  /** The next line unchanged, possibly empty; undefined at the end of the input. */
  async rawLine(): Promise<string | undefined> {
    if (this.#pending === '' && !(await this.#more())) return undefined;
    const end = await this.#find(/\n/);
    const line = this.#pending.slice(0, end);
    this.#pending = this.#pending.slice(end + 1);
    return line.replace(/\r$/, '');
  }

  /** The rest of the input. */
  async rest(): Promise<string> {
    while (this.#pending.length < LONGEST_LINE && (await this.#more()));
    return this.#pending;
  }

  /** Stops reading. */
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
    const text = this.#pending.slice(0, at);
    this.#pending = this.#pending.slice(at);
    return text.trimEnd();
  }

  /** The index of the first match, or the length of the rest if there is none. */
  async #find(end: RegExp): Promise<number> {
    // Search only the new part, so that a line of megabytes takes linear time.
    let searched = 0;
    for (;;) {
      const index = this.#pending.slice(searched).search(end);
      if (index >= 0) return searched + index;
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

/** The number that scanf's "%d" would read from the word, or undefined. */
export function wholeNumber(word: string): number | undefined {
  return /^[+-]?\d{1,15}$/.test(word) ? Number(word) : undefined;
}
