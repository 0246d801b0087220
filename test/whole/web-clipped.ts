// What a page says and cannot be read: words in a box that cuts or scrolls them, outside the window, or behind something.

import type { Page } from 'playwright-core';

/** The windows in which everything that is said can be read. */
export const WINDOWS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 640],
  [1280, 800],
  [1366, 640],
] as const;

/** Where the page speaks during play. */
const SPEAKS = '.status p, .panel.hint p, .panel.hint h3';

/** One sentence per piece of text that can't be read; the message under the board is in view without scrolling. */
const UNREADABLE = `(async () => {
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  const errors = [];
  for (const words of document.querySelectorAll(${JSON.stringify(SPEAKS)})) {
    if (words.getClientRects().length === 0 || !words.textContent.trim()) continue;
    const name = words.textContent.slice(0, 60);
    for (let box = words; box && box.id !== 'main'; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const cuts = overflowX !== 'visible' || overflowY !== 'visible';
      if (cuts && box.scrollHeight > box.clientHeight + 1)
        errors.push(name + ': ' + box.clientHeight + ' of ' + box.scrollHeight + ' pixels of ' + box.className);
    }
    const range = document.createRange();
    range.selectNodeContents(words);
    // More words, which the reader asked for, may need scrolling.
    const isMessage = words.closest('.status') !== null && !words.querySelector('.and-more[aria-expanded=true]');
    if (!isMessage) words.scrollIntoView({ block: 'center' });
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 1 || height < 1) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      if (left < -0.5 || left + width > innerWidth + 0.5 || top < 0 || top + height > innerHeight) {
        errors.push(name + ': at ' + Math.round(left) + ' ' + Math.round(top) + ', outside the window');
        continue;
      }
      const there = document.elementFromPoint(x, y);
      if (!words.contains(there)) errors.push(name + ': behind ' + (there?.className || there?.nodeName));
    }
    if (!isMessage) scrollTo(0, 0);
  }
  return errors;
})()`;

export const unreadableWords = (page: Page): Promise<string[]> => page.evaluate(UNREADABLE) as Promise<string[]>;
