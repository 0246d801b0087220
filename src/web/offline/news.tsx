// News about the app itself: it now works offline, or there is a new version. Loaded after the page is shown, so that
// the service worker doesn't compete with the first load.

import { useEffect } from 'preact/hooks';
import { isQuiet, notice, notify, speak } from '../app/notice.js';
import { Button } from '../controls.js';
import { T } from '../texts/play.js';
import { newVersion, readyOffline, startOffline, takeNewVersion } from './register.js';

/** Told once, on the first visit, beside the greeting, where nothing of the game has been said yet. */
function tellReady(isReady: boolean): void {
  const shown = notice.peek();
  if (isReady && shown?.yields) notify({ ...shown, rest: T.shell.offline }, isQuiet() ? T.shell.offline : '');
}

/** The header announces a new build, where it neither covers nor moves anything. */
export function News() {
  useEffect(() => {
    void startOffline();
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
