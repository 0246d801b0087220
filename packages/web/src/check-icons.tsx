// Marks of a list of checks: done and open.

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
