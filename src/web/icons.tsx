// The icons, each one path on a 24-unit grid. Most stand beside a label; those without one carry a name. An icon of a
// single page is a path in more-icons.ts, so that the entry does without it.

export const ICONS = {
  undo: 'M9 5L4 10L9 15M5 10H15A5 5 0 0 1 15 20H11',
  redo: 'M15 5L20 10L15 15M19 10H9A5 5 0 0 0 9 20H13',
  restart: 'M6 4V9H11M6.5 8.5A8 8 0 1 1 4 14',
  hint: 'M5 21V3M19 21V3M5 7H19M5 12H19M5 17H19',
  copy: 'M8 8H20V20H8ZM16 8V4H4V16H8',
  link: 'M10 14L14 10M8 12L5 15A3.5 3.5 0 0 0 9.9 19.9L12 17M12 7L14.1 4.1A3.5 3.5 0 0 1 19 9L16 12',
  previous: 'M14 6L8 12L14 18',
  next: 'M10 6L16 12L10 18',
  first: 'M18 6L12 12L18 18M7 6V18',
  last: 'M6 6L12 12L6 18M17 6V18',
  play: 'M8 5V19L19 12Z',
  pause: 'M8 5V19M16 5V19',
  trim: 'M4 8V4H8M16 4H20V8M20 16V20H16M8 20H4V16',
  file: 'M6 3H14L18 7V21H6ZM14 3V7H18',
  erase: 'M6 6L18 18M18 6L6 18',
  help: 'M8.5 9A3.5 3.5 0 1 1 12 12.5V14.5M12 18.5V19',
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  settings: 'M4 7H10M14 7H20M4 17H14M18 17H20M12 4.5V9.5M16 14.5V19.5',
  menu: 'M4 7H20M4 12H20M4 17H20',
  solve: 'M4 20L13 11M11 4H13M18 6L20 4M20 11V13M17 9A2 2 0 1 0 15 7M20 20H14',
  stop: 'M6 6H18V18H6Z',
  up: 'M6 14L12 8L18 14',
  down: 'M6 10L12 16L18 10',
} as const;
/** The name of an icon, or its path. */
export type IconName = keyof typeof ICONS | `M${string}`;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name as keyof typeof ICONS] ?? name} />
    </svg>
  );
}

export function ThemeIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3A9 9 0 1 0 12 21Z" fill="currentColor" />
      <path d="M12 3A9 9 0 0 1 12 21" />
    </svg>
  );
}

/** Trouble, in ink on its ground. */
export function WarningIcon({ onInk = false }: { readonly onInk?: boolean }) {
  const [ground, sign] = onInk ? ['var(--onink)', 'var(--ink)'] : ['var(--ink)', 'var(--sheet)'];
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2L23 21H1Z" fill={ground} />
      <path d="M12 9V14.5M12 16.5V18.5" stroke={sign} stroke-width="2.4" />
    </svg>
  );
}

export function CheckIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="var(--ink)" stroke-width="2.5">
      <path d="M4 13L10 19L20 6" />
    </svg>
  );
}

export function OpenIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="var(--ink2)" stroke-width="2">
      <rect x="4" y="4" width="16" height="16" />
    </svg>
  );
}

/** The seal: solved, proved. Never a button. */
export function Seal({ of: className = 'seal' }: { readonly of?: string }) {
  return (
    <svg class={className} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" rx="4" fill="var(--sealfill)" />
      <path d="M12 12H36V36H12Z" fill="none" stroke="#fff8ee" stroke-width="3.5" />
      <rect x="20" y="20" width="8" height="8" fill="#fff8ee" />
    </svg>
  );
}
