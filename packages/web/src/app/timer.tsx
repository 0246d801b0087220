// The time played so far.

import { useEffect, useState } from 'preact/hooks';
import { playTime } from '../format.js';
import type { PlayClock } from './play-clock.js';

export function PlayTimer({ clock }: { readonly clock: PlayClock }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span class="num"> · {playTime(clock.millis())}</span>;
}
