// The frame around every page: brand, navigation, theme, help, the live region, and the update button.

import { useEffect, useRef } from 'preact/hooks';
import { Lazy, lazyPart } from '../app/lazy.js';
import { spoken } from '../app/notice.js';
import { isHelpOpen, useShortcuts } from '../app/shortcuts.js';
import { Button } from '../controls.js';
import { Icon, ThemeIcon } from '../icons.js';
import { route } from '../route.js';
import { makeRoute, NAV_PAGES, pageRoute } from '../routes.js';
import { savesTrouble } from '../saves/saves.js';
import { playTexts } from '../texts/play.js';
import { isDark, setAppearance } from '../theme/theme.js';
import { CurrentPage } from './page.js';

const HELP = lazyPart(async () => (await import('./help.js')).Help);
const NEWS = lazyPart(async () => (await import('../offline/news.js')).News);

const TROUBLE = {
  unreadable: playTexts.shell.savesUnreadable,
  off: playTexts.shell.savesOff,
  full: playTexts.shell.savesFull,
  newer: playTexts.shell.savesNewer,
} as const;

function Links() {
  return NAV_PAGES.map((page) => (
    <a key={page} href={makeRoute(pageRoute(page))} aria-current={route.value.page === page ? 'page' : undefined}>
      {playTexts.pages[page]}
    </a>
  ));
}

function Brand() {
  return (
    <a class="brand" href="#/">
      <span class="hide">{playTexts.shell.home}</span>
      <svg width="32" height="32" viewBox="0 0 48 48" aria-hidden="true">
        <rect x="4" y="4" width="40" height="40" rx="2" fill="var(--woodedge)" />
        <path d="M6.5 6.5H41.5V41.5H6.5Z" fill="var(--wood)" />
        <path d="M34 6.5V14M41.5 34H34M14 41.5V34M6.5 14H14" stroke="var(--woodedge)" stroke-width="1.5" fill="none" />
        <rect x="12.5" y="12.5" width="23" height="23" fill="var(--woodedge)" />
        <rect x="14.5" y="14.5" width="19" height="19" fill="var(--sealfill)" />
        <rect x="21" y="21" width="6" height="6" fill="var(--woodlight)" />
      </svg>
      <svg class="word" viewBox="0 0 58 14" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.4">
        <path d="M2 14V2H16V14M9 2V14M21 2H31V12.8H21V7.4H31M45 2H36V7.4H45V12.8H36M49.5 .8V12.8H56.8V.8" />
      </svg>
    </a>
  );
}

/** On a phone the pages are in a menu; it closes when a page is chosen. */
function Menu() {
  const box = useRef<HTMLDetailsElement>(null);
  const at = route.value;
  useEffect(() => {
    if (at && box.current) box.current.open = false;
  }, [at]);
  return (
    <details class="menu" ref={box}>
      <summary class="btn bare" aria-label={playTexts.shell.menu}>
        <Icon name="menu" />
      </summary>
      <ul>
        {Links().map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </details>
  );
}

/** The one polite live region; a component of its own, so that a sentence redraws nothing else. */
function LiveRegion() {
  return (
    <p class="hide" role="status">
      {spoken.value}
    </p>
  );
}

function focusMain(): void {
  const target = document.querySelector<HTMLElement>('.board') ?? document.getElementById('main');
  target?.focus();
}

function openHelp(): void {
  isHelpOpen.value = true;
}

/** Help is there on every page, from the first moment. */
function takeKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const isHelp = (key === '?' || key === 'F1') && !ctrlKey && !altKey && !metaKey;
  if (isHelp) openHelp();
  return isHelp;
}

/** The frame; `isReady` when the page can be shown in it. */
export function Shell({ isReady }: { readonly isReady: boolean }) {
  useShortcuts(takeKey);
  return (
    <>
      <button type="button" class="skip" onClick={focusMain}>
        {playTexts.shell.skip}
      </button>
      <header class="top">
        <div class="top-in">
          <Brand />
          <nav class="nav" aria-label={playTexts.shell.pages}>
            <Links />
          </nav>
          <div class="end">
            {isReady && <Lazy part={NEWS} />}
            <Button
              variant="bare"
              name={playTexts.shell.theme}
              onClick={() => setAppearance({ theme: isDark() ? 'light' : 'dark' })}
            >
              <ThemeIcon />
            </Button>
            <a
              class="btn bare"
              href={makeRoute(pageRoute('settings'))}
              aria-label={playTexts.pages.settings}
              title={playTexts.pages.settings}
              aria-current={route.value.page === 'settings' ? 'page' : undefined}
            >
              <Icon name="settings" />
            </a>
            <Button
              variant="bare"
              icon="help"
              name={playTexts.shell.help}
              title={playTexts.withKey(playTexts.shell.help, '?')}
              onClick={openHelp}
            />
            <Menu />
          </div>
        </div>
      </header>
      {savesTrouble.value && (
        <div class="trouble" role="alert">
          <span>{TROUBLE[savesTrouble.value]}</span>
          <Button onClick={() => (savesTrouble.value = undefined)}>{playTexts.shell.close}</Button>
        </div>
      )}
      <main id="main" class={`wrap page-${route.value.page}`} tabIndex={-1}>
        {isReady && <CurrentPage />}
      </main>
      <LiveRegion />
      {(isHelpOpen.value || HELP.loaded) && <Lazy part={HELP} />}
    </>
  );
}
