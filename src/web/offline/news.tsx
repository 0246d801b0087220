// News about the app itself: it now works offline, or there is a new version. Loaded after the page is shown, so that
// the service worker doesn't compete with the first load.

import { effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../app/idle.js';
import { isQuiet, type Notice, notice, notify, speak } from '../app/notice.js';
import { Button } from '../controls.js';
import { T } from '../texts/play.js';
import { newVersion, readyOffline, startOffline, takeNewVersion } from './register.js';

/** A message of one short sentence. */
const SHORT = 24;
const WIDE = '(min-width: 640px)';

/** On a phone the greeting fills the message area: another sentence would move everything below it. */
function hasRoom({ yields, tone, lead, rest, actions }: Notice): boolean {
  if (yields) return matchMedia(WIDE).matches;
  return tone === 'calm' && !rest && !actions && lead.length <= SHORT;
}

/** Shown once, on the first visit, after the greeting or the first short message. */
function tellReady(isReady: boolean): void {
  if (!isReady) return;
  let isTold = false;
  const end = effect(() => {
    const shown = notice.value;
    if (isTold || !shown || !hasRoom(shown)) return;
    isTold = true;
    untracked(() => notify({ ...shown, rest: T.shell.offline }, isQuiet() ? T.shell.offline : ''));
    queueMicrotask(() => end());
  });
}

/** Settles when the page and its first requests are loaded and the page is idle. */
async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
}

/** The header announces a new build, where it neither covers nor moves anything. */
export function News() {
  useEffect(() => {
    void whenLoaded().then(startOffline);
    return readyOffline.subscribe(tellReady);
  }, []);
  const news = newVersion.value;
  const sentence = news && T.shell.newVersion[news];
  useEffect(() => {
    if (sentence) speak(sentence);
  }, [sentence]);
  if (!sentence) return null;
  return (
    <Button variant="news" icon="restart" title={sentence} onClick={() => void takeNewVersion()}>
      {T.shell.update}
    </Button>
  );
}
