// The colors of the skin as the style sheet resolves them at this moment. A canvas knows no custom properties, and
// light-dark() is resolved only in a real property, so each role is read through the color of a probe element: all probes
// at once, so that styles are computed once.

const ROLES = [
  'paper',
  'line',
  'ink',
  'guide',
  'floor',
  'floorline',
  'goal',
  'sealfill',
  'wall',
  'wallflat',
  'walledge',
  'wood',
  'woodlight',
  'woodedge',
  'player',
  'playerhole',
  'dead',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
] as const;
export type Role = (typeof ROLES)[number];
export type Palette = Readonly<Record<Role, string>>;

export function readPalette(): Palette {
  const probes = ROLES.map((role) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${role})`;
    return probe;
  });
  const holder = document.createElement('span');
  // Otherwise, with forced colors, they would get the system's own text color.
  holder.style.setProperty('forced-color-adjust', 'none');
  holder.append(...probes);
  document.body.append(holder);
  const read = ROLES.map((role, index) => [role, getComputedStyle(probes[index] as Element).color] as const);
  holder.remove();
  return Object.fromEntries(read) as Palette;
}
