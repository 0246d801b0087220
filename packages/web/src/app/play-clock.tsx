// The time spent on one game. It runs while the game is open on a visible page and pauses otherwise.

import { useEffect } from 'preact/hooks';

export class PlayClock {
  #before = 0;
  /** When it began to run; undefined while it is paused. */
  #since: number | undefined;

  /** Starts over for another game, with the time already spent on it. */
  set(millis: number): void {
    this.#before = millis;
    if (this.#since !== undefined) this.#since = Date.now();
  }

  run(): void {
    this.#since ??= Date.now();
  }

  rest(): void {
    this.#before = this.millis();
    this.#since = undefined;
  }

  /** Whole milliseconds so far. The system's clock may be set back; time played does not. */
  millis(): number {
    return this.#before + (this.#since === undefined ? 0 : Math.max(0, Date.now() - this.#since));
  }
}

/** A page that plays: it follows the address, its tools stay in view on a phone, and its clock runs while it is visible. */
export function usePlaying(followRoute: () => () => void, clock: PlayClock): void {
  useEffect(followRoute, []);
  useEffect(() => {
    document.body.classList.add('hasbar');
    return () => document.body.classList.remove('hasbar');
  }, []);
  useEffect(() => {
    const follow = (): void => (document.hidden ? clock.rest() : clock.run());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clock.rest();
    };
  }, [clock]);
}
