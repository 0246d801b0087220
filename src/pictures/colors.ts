// The colors of pictures: the same roles as on the page. An SVG follows the reader's light or dark theme; a GIF is always
// light.

export const LIGHT = {
  paper: '#F2EFE8',
  ink: '#201E1B',
  ink2: '#5A5449',
  edge: '#857D6E',
  sheet: '#FBFAF6',
  floor: '#FAF8F2',
  floorline: '#E8E2D5',
  goal: '#BE3A22',
  sealfill: '#BE3A22',
  wall: '#5D574E',
  walledge: '#3A362F',
  wood: '#D9AF72',
  woodlight: '#F0D9B0',
  woodedge: '#6E4A20',
  player: '#201E1B',
  playerhole: '#FAF8F2',
} as const;
export type ColorRole = keyof typeof LIGHT;

const DARK: Readonly<Record<ColorRole, string>> = {
  paper: '#151412',
  ink: '#F0EBE0',
  ink2: '#B8B0A1',
  edge: '#8F8676',
  sheet: '#1E1C19',
  floor: '#282521',
  floorline: '#332F2A',
  goal: '#EC6B4E',
  sealfill: '#C9472C',
  wall: '#514B44',
  walledge: '#9B9282',
  wood: '#C79A5C',
  woodlight: '#F0D5A6',
  woodedge: '#2C1C0A',
  player: '#F7F2E8',
  playerhole: '#282521',
};

/** Roles as custom properties, for a style sheet. */
export const colorProperties = (colors: Readonly<Record<ColorRole, string>>): string =>
  Object.entries(colors)
    .map(([role, color]) => `--${role}:${color}`)
    .join(';');

/** The style sheet of an SVG: every role as a custom property. */
export const COLOR_STYLE = `svg{${colorProperties(LIGHT)}}@media(prefers-color-scheme:dark){svg{${colorProperties(DARK)}}}`;
