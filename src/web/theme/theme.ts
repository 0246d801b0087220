// Theme, contrast, motion, and the skin of the boards: the player's choice, or else the system's. The root element has
// them as attributes for the style sheet; the palette signal has them for the canvases.

import { signal } from '@preact/signals';
import { type Palette, readPalette } from './palette.js';
import type { Skin } from './skin.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const CONTRASTS = ['system', 'usual', 'more'] as const;
type Contrast = (typeof CONTRASTS)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];
export const SKINS = ['hinoki', 'plain', 'night'] as const;
type SkinName = (typeof SKINS)[number];

export const theme = signal<Theme>('system');
export const contrast = signal<Contrast>('system');
export const motion = signal<Motion>('system');
export const skinName = signal<SkinName>('hinoki');
/** The skin of the boards if it is not the default; loaded when it is chosen. */
export const skin = signal<Skin | undefined>(undefined);
export const palette = signal<Palette | undefined>(undefined);

// Stored here in addition to the saved settings: local storage can be read before the first paint, the database can't.
const KEY = 'masu.look';

interface Remembered {
  readonly theme?: string;
  readonly contrast?: string;
  readonly motion?: string;
  readonly skin?: string;
}

function remembered(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Remembered;
  } catch {
    return {};
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
  if (theme.value === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  const more = contrast.value === 'more' || (contrast.value === 'system' && MORE.some((query) => matches(query)));
  root.dataset.contrast = more ? 'more' : 'usual';
  const isReduced = motion.value === 'reduced' || (motion.value === 'system' && matches(STILL));
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

const SKIN_FILES: Readonly<Record<Exclude<SkinName, 'hinoki'>, () => Promise<Skin>>> = {
  plain: async () => (await import('./skins/plain.js')).PLAIN,
  night: async () => (await import('./skins/night.js')).NIGHT,
};

/** Fetches the chosen skin; until it is loaded, and if it can't be, boards have the default one. */
async function loadSkin(): Promise<void> {
  const name = skinName.value;
  const loaded = name === 'hinoki' ? undefined : await SKIN_FILES[name]().catch(() => undefined);
  if (skinName.value !== name || skin.value === loaded) return;
  skin.value = loaded;
  apply();
}

export function isDark(): boolean {
  return theme.value === 'dark' || (theme.value === 'system' && matches(DARK));
}

export function setAppearance(next: { theme?: Theme; contrast?: Contrast; motion?: Motion; skin?: SkinName }): void {
  theme.value = next.theme ?? theme.value;
  contrast.value = next.contrast ?? contrast.value;
  motion.value = next.motion ?? motion.value;
  skinName.value = next.skin ?? skinName.value;
  try {
    const look: Remembered = {
      theme: theme.value,
      contrast: contrast.value,
      motion: motion.value,
      skin: skinName.value,
    };
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // Storage may be blocked; the appearance then lasts as long as the page.
  }
  apply();
  void loadSkin();
}

/** Called once, before the first paint. `startColors` reads the colors, which needs a layout. */
export function startTheme(): void {
  const saved = remembered();
  theme.value = THEMES.find((each) => each === saved.theme) ?? 'system';
  contrast.value = CONTRASTS.find((each) => each === saved.contrast) ?? 'system';
  motion.value = MOTIONS.find((each) => each === saved.motion) ?? 'system';
  skinName.value = SKINS.find((each) => each === saved.skin) ?? 'hinoki';
  setAttributes();
}

/** Called once, before the first page. */
export function startColors(): void {
  readColors();
  void loadSkin();
  for (const query of [DARK, STILL, ...MORE]) matchMedia(query).addEventListener('change', apply);
}
