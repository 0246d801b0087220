// The colors of the skin as the style sheet resolves them at this moment. A canvas knows no custom properties, and
// light-dark() is resolved only in a real property, so each role is read through the color of a probe element.

export const ROLES = [
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
  const probe = document.createElement('span');
  // Else it would be given the system's own text color for every role where colors are forced.
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const read = ROLES.map((role) => {
    probe.style.color = `var(--${role})`;
    return [role, style.color] as const;
  });
  probe.remove();
  return Object.fromEntries(read) as Palette;
}
