// Firefox, driven over Marionette, the protocol that it speaks by itself on a local port: `LENGTH:JSON`, where a command
// is [0, id, name, parameters] and its answer [1, id, error, result]. No driver has to be installed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const PATHS = (process.env.PATH ?? '').split(delimiter);
/** The path of a Firefox, or undefined. */
export const FIREFOX = ['firefox-esr', 'firefox']
  .flatMap((name) => PATHS.map((folder) => join(folder, name)))
  .find((path) => existsSync(path));
if (!FIREFOX) console.warn('notice: no Firefox; the tests that need it are skipped');

/** Nothing but the page: no first-run pages, no updates, no calls home; motion is reduced as in all tests. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
};

const POLL_MILLIS = 50;
/** How long to wait for anything: a machine under load is slow. */
const PATIENCE_MILLIS = 120_000;

async function until<Value>(look: () => Value | undefined | Promise<Value | undefined>, what: string): Promise<Value> {
  const end = Date.now() + PATIENCE_MILLIS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLIS));
  }
}

type Answer = [kind: 1, id: number, error: { readonly message: string } | null, result: unknown];

/** One connection; commands are answered in any order. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #rest = Buffer.alloc(0);
  #last = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data: Buffer) => this.#take(data));
    // It is closed from the other side when Firefox is ended.
    socket.on('error', () => {});
  }

  #take(data: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, data]);
    for (;;) {
      const colon = this.#rest.indexOf(':');
      const end = colon + 1 + Number(this.#rest.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || this.#rest.length < end) return;
      const message: unknown = JSON.parse(this.#rest.subarray(colon + 1, end).toString());
      this.#rest = this.#rest.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) this.#waiting.get((message as Answer)[1])?.(message as Answer);
    }
  }

  async command(name: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.#last;
    const text = JSON.stringify([0, id, name, parameters]);
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    this.#waiting.delete(id);
    if (error) throw new Error(`${name}: ${error.message}`);
    return (result as { readonly value?: unknown } | null)?.value;
  }
}

export interface Firefox {
  readonly goto: (address: string) => Promise<unknown>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Waits until an expression in the page is true. */
  readonly waitFor: (expression: string) => Promise<true>;
  /** Presses keys one after the other, as WebDriver numbers them. */
  readonly press: (...keys: readonly string[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const exited = async (process: ChildProcess): Promise<void> => {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
};

export async function openFirefox(): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'masu-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
  const firefox = spawn(FIREFOX ?? 'firefox', args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const port = join(profile, 'MarionetteActivePort');
  const number = await until(
    () => (existsSync(port) && readFileSync(port, 'utf8').trim()) || undefined,
    'the port of Firefox',
  );
  const socket = connect(Number(number), '127.0.0.1');
  const marionette = new Marionette(socket);
  await marionette.command('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  const evaluate = (expression: string): Promise<unknown> =>
    marionette.command('WebDriver:ExecuteScript', { script: `return (${expression});`, args: [], sandbox: null });
  return {
    goto: (url) => marionette.command('WebDriver:Navigate', { url }),
    evaluate,
    waitFor: (expression) => until(async () => ((await evaluate(expression)) === true ? true : undefined), expression),
    press: (...keys) =>
      marionette.command('WebDriver:PerformActions', {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: keys.flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      }),
    async close() {
      socket.destroy();
      firefox.kill();
      await exited(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
