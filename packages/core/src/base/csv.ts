// Writes CSV as in RFC 4180: cells quoted where necessary, lines ended by CR LF.

/** A spreadsheet would evaluate a cell that starts like a formula; a leading apostrophe makes it text. */
export function csvCell(value: string | number | boolean | undefined): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = value.replace(/[\u0000-\u001f\u007f]+/g, ' ');
  const guarded = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n']/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

export function csvText(rows: readonly (readonly (string | number | boolean | undefined)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
