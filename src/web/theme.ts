// Theme and contrast: the player's choice, or else the system's. The root element carries them as attributes for the
// style sheet; the palette signal carries them for the canvases.

import { signal } from '@preact/signals';
import { type Palette, readPalette } from './board/palette.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const CONTRASTS = ['system', 'usual', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];

export const theme = signal<Theme>('system');
export const contrast = signal<Contrast>('system');
export const palette = signal<Palette | undefined>(undefined);

// Kept here too, beside the saved settings: local storage can be read before the first paint, the database cannot.
const KEY = 'masu.look';

function remembered(): { theme?: string; contrast?: string } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { theme?: string; contrast?: string };
  } catch {
    return {};
  }
}

const DARK = '(prefers-color-scheme: dark)';
/** Where the system's own colors are forced, the boards, which keep theirs, are drawn with more contrast. */
const MORE = ['(prefers-contrast: more)', '(forced-colors: active)'];
const matches = (query: string): boolean => matchMedia(query).matches;

function apply(): void {
  const root = document.documentElement;
  if (theme.value === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  const more = contrast.value === 'more' || (contrast.value === 'system' && MORE.some((query) => matches(query)));
  root.dataset.contrast = more ? 'more' : 'usual';
  palette.value = readPalette();
}

export function isDark(): boolean {
  return theme.value === 'dark' || (theme.value === 'system' && matches(DARK));
}

export function setAppearance(next: { theme?: Theme; contrast?: Contrast }): void {
  theme.value = next.theme ?? theme.value;
  contrast.value = next.contrast ?? contrast.value;
  try {
    localStorage.setItem(KEY, JSON.stringify({ theme: theme.value, contrast: contrast.value }));
  } catch {
    // Storage may be forbidden; the look then lasts as long as the page.
  }
  apply();
}

/** Once, before the first paint. */
export function startTheme(): void {
  const saved = remembered();
  theme.value = THEMES.find((each) => each === saved.theme) ?? 'system';
  contrast.value = CONTRASTS.find((each) => each === saved.contrast) ?? 'system';
  apply();
  for (const query of [DARK, ...MORE]) matchMedia(query).addEventListener('change', apply);
}
