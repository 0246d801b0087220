// The colors of pictures: the same roles as on the page. An SVG follows the reader's light or dark theme; a GIF is always
// light. Each role has its color in the light and in the dark theme.

const COLORS = {
  paper: ['#F2EFE8', '#151412'],
  ink: ['#201E1B', '#F0EBE0'],
  ink2: ['#5A5449', '#B8B0A1'],
  edge: ['#857D6E', '#8F8676'],
  sheet: ['#FBFAF6', '#1E1C19'],
  floor: ['#FAF8F2', '#282521'],
  floorline: ['#E8E2D5', '#332F2A'],
  goal: ['#BE3A22', '#EC6B4E'],
  sealfill: ['#BE3A22', '#C9472C'],
  wall: ['#5D574E', '#514B44'],
  walledge: ['#3A362F', '#9B9282'],
  wood: ['#D9AF72', '#C79A5C'],
  woodlight: ['#F0D9B0', '#F0D5A6'],
  woodedge: ['#6E4A20', '#2C1C0A'],
  player: ['#201E1B', '#F7F2E8'],
  playerhole: ['#FAF8F2', '#282521'],
} as const;

export type ColorRole = keyof typeof COLORS;

const themeColors = (theme: 0 | 1): Readonly<Record<ColorRole, string>> =>
  Object.fromEntries(Object.entries(COLORS).map(([role, colors]) => [role, colors[theme]])) as Record<
    ColorRole,
    string
  >;

export const LIGHT = themeColors(0);

/** Roles as custom properties, for a style sheet. */
export const colorProperties = (colors: Readonly<Record<ColorRole, string>>): string =>
  Object.entries(colors)
    .map(([role, color]) => `--${role}:${color}`)
    .join(';');

/** The style sheet of an SVG: every role as a custom property. */
export const COLOR_STYLE = `svg{${colorProperties(LIGHT)}}@media(prefers-color-scheme:dark){svg{${colorProperties(themeColors(1))}}}`;
