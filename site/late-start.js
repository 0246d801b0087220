// Runs in every page of the site, before everything else. Pages can be read, and their links followed, without VitePress's
// scripts. On a wide screen these start with the page, because they make the list of its parts; on a narrow one, where
// everything they make is behind a button, at the first touch, key, click, or scroll. A button pressed or a search key typed
// before they were ready is pressed or typed again then.

(() => {
  const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'scroll'];
  const waiting = [];
  let isStarted = false;

  /** Keeps what was done and says to the browser that it is in hand. */
  function keep(event) {
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.type === 'click' && target) {
      event.preventDefault();
      waiting.push(() => target.click());
    } else if (event.type === 'keydown' && (event.key === '/' || event.key.toLowerCase() === 'k')) {
      const { key, code, ctrlKey, metaKey } = event;
      if (key !== '/' && !ctrlKey && !metaKey) return;
      event.preventDefault();
      waiting.push(() =>
        window.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, cancelable: true })),
      );
    }
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const name of EVENTS) removeEventListener(name, start, true);
    import(window.masuBase + window.masuScript);
  }

  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  addEventListener(
    'masu-ready',
    () => {
      removeEventListener('click', keep, true);
      removeEventListener('keydown', keep, true);
      for (const again of waiting) again();
    },
    { once: true },
  );
  if (matchMedia('(min-width: 960px)').matches) addEventListener('DOMContentLoaded', start);
  else for (const name of EVENTS) addEventListener(name, start, { capture: true, passive: true });
})();
