// The icons of the first view, each one path on a 24-unit grid. Most are next to a label; those without one have a
// name. All others are paths in more-icons.ts, so that the entry chunk doesn't include them.

const ICONS = {
  undo: 'M9 5L4 10L9 15M5 10H15A5 5 0 0 1 15 20H11',
  redo: 'M15 5L20 10L15 15M19 10H9A5 5 0 0 0 9 20H13',
  restart: 'M6 4V9H11M6.5 8.5A8 8 0 1 1 4 14',
  hint: 'M5 21V3M19 21V3M5 7H19M5 12H19M5 17H19',
  copy: 'M8 8H20V20H8ZM16 8V4H4V16H8',
  link: 'M10 14L14 10M8 12L5 15A3.5 3.5 0 0 0 9.9 19.9L12 17M12 7L14.1 4.1A3.5 3.5 0 0 1 19 9L16 12',
  previous: 'M14 6L8 12L14 18',
  next: 'M10 6L16 12L10 18',
  help: 'M8.5 9A3.5 3.5 0 1 1 12 12.5V14.5M12 18.5V19',
  settings: 'M4 7H10M14 7H20M4 17H14M18 17H20M12 4.5V9.5M16 14.5V19.5',
  menu: 'M4 7H20M4 12H20M4 17H20',
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

/** The warning icon, dark on its background, or the reverse with `onInk`. */
export function WarningIcon({ onInk = false }: { readonly onInk?: boolean }) {
  const [ground, sign] = onInk ? ['var(--onink)', 'var(--ink)'] : ['var(--ink)', 'var(--sheet)'];
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2L23 21H1Z" fill={ground} />
      <path d="M12 9V14.5M12 16.5V18.5" stroke={sign} stroke-width="2.4" />
    </svg>
  );
}

/** The seal: solved, proven. Never a button. */
export function Seal({ of: className = 'seal' }: { readonly of?: string }) {
  return (
    <svg class={className} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" rx="4" fill="var(--sealfill)" />
      <path d="M12 12H36V36H12Z" fill="none" stroke="#fff8ee" stroke-width="3.5" />
      <rect x="20" y="20" width="8" height="8" fill="#fff8ee" />
    </svg>
  );
}
