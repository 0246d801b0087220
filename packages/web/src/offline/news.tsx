// News about the app itself: there is a new version. Loaded after the page is shown, so that the service worker doesn't
// compete with the first load.

import { useEffect } from 'preact/hooks';
import { speak } from '../app/notice.js';
import { whenIdle } from '../app/turns.js';
import { Button } from '../controls.js';
import { filesTexts } from '../texts/files.js';
import { playTexts } from '../texts/play.js';
import { newVersion, startOffline, takeNewVersion } from './register.js';

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
  }, []);
  const news = newVersion.value;
  const sentence = news && filesTexts.newVersion[news];
  useEffect(() => {
    if (sentence) speak(sentence);
  }, [sentence]);
  if (!sentence) return null;
  return (
    <Button variant="news" icon="restart" title={sentence} onClick={() => void takeNewVersion()}>
      {playTexts.shell.update}
    </Button>
  );
}
