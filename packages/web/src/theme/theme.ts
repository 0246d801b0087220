// Theme, contrast, motion, and the skin of the boards: the player's choice, or else the system's. The root element has
// them as attributes for the style sheet; the palette signal has them for the canvases.

import { signal } from '@preact/signals';
import { type Palette, readPalette } from './palette.js';
import type { Skin } from './skin.js';

/** The skins of the boards besides the default one, each a file that is loaded when it is chosen. */
const SKIN_FILES = {
  plain: async (): Promise<Skin> => (await import('./skins/plain.js')).PLAIN,
  night: async (): Promise<Skin> => (await import('./skins/night.js')).NIGHT,
};

/** What can be chosen; the first of each is the default. */
export const APPEARANCES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'usual', 'more'],
  motion: ['system', 'full', 'reduced'],
  skin: ['hinoki', ...(Object.keys(SKIN_FILES) as (keyof typeof SKIN_FILES)[])],
} as const;
export type AppearanceName = keyof typeof APPEARANCES;
type Appearance = { readonly [Name in AppearanceName]: (typeof APPEARANCES)[Name][number] };

/** What the player chose before; a value that is unknown is the default. */
function knownAppearance(chosen: Partial<Record<AppearanceName, string>>): Appearance {
  const known = Object.entries(APPEARANCES).map(([name, values]) => {
    const value = chosen[name as AppearanceName];
    return [name, values.find((each) => each === value) ?? values[0]];
  });
  return Object.fromEntries(known) as Appearance;
}

export const appearance = signal(knownAppearance({}));
/** The skin of the boards if it is not the default; loaded when it is chosen. */
export const skin = signal<Skin | undefined>(undefined);
export const palette = signal<Palette | undefined>(undefined);

// Stored here in addition to the saved settings: local storage can be read before the first paint, the database can't.
const KEY = 'masu.look';

function remembered(): Appearance {
  try {
    return knownAppearance(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return knownAppearance({});
  }
}

const DARK = '(prefers-color-scheme: dark)';
/** With forced system colors, the boards keep their own colors and are drawn with more contrast. */
const MORE = ['(prefers-contrast: more)', '(forced-colors: active)'];
const STILL = '(prefers-reduced-motion: reduce)';
const matches = (query: string): boolean => matchMedia(query).matches;

/** For the style sheet. */
function setAttributes(): void {
  const root = document.documentElement;
  const { theme, contrast, motion } = appearance.value;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  const more = contrast === 'more' || (contrast === 'system' && MORE.some((query) => matches(query)));
  root.dataset.contrast = more ? 'more' : 'usual';
  const isReduced = motion === 'reduced' || (motion === 'system' && matches(STILL));
  root.dataset.motion = isReduced ? 'reduced' : 'full';
}

/** For the canvases. */
function readColors(): void {
  const colors = readPalette();
  palette.value = { ...colors, ...skin.value?.colors(colors, isDark()) };
}

function apply(): void {
  setAttributes();
  readColors();
}

/** Whether motion is reduced, by the player's or the system's setting. */
export const isMotionReduced = (): boolean => document.documentElement.dataset.motion === 'reduced';

/** Fetches the chosen skin; until it is loaded, and if it can't be, boards have the default one. */
async function loadSkin(): Promise<void> {
  const name = appearance.value.skin;
  const loaded = name === 'hinoki' ? undefined : await SKIN_FILES[name]().catch(() => undefined);
  if (appearance.value.skin !== name || skin.value === loaded) return;
  skin.value = loaded;
  apply();
}

export function isDark(): boolean {
  const { theme } = appearance.value;
  return theme === 'dark' || (theme === 'system' && matches(DARK));
}

export function setAppearance(next: Partial<Appearance>): void {
  appearance.value = { ...appearance.value, ...next };
  try {
    localStorage.setItem(KEY, JSON.stringify(appearance.value));
  } catch {
    // Storage may be blocked; the appearance then lasts as long as the page.
  }
  apply();
  void loadSkin();
}

/** Called once, before the first paint. `startColors` reads the colors, which needs a layout. */
export function startTheme(): void {
  appearance.value = remembered();
  setAttributes();
}

/** Called once, before the first page. */
export function startColors(): void {
  readColors();
  void loadSkin();
  for (const query of [DARK, STILL, ...MORE]) matchMedia(query).addEventListener('change', apply);
}
