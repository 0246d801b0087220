// Text for web pages. Titles and file names come from outside: everything passes `escapeHtml`.

/** Control characters, characters that reorder or hide text, and lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(UNSAFE, '\ufffd').replace(/[&<>"']/g, (letter) => ENTITIES[letter] as string);

export interface Column {
  readonly head: string;
  readonly isNumber?: boolean;
}

/** A table with a caption for everyone and headers for screen readers; cells are HTML already. Wide ones scroll. */
export function tableHtml(caption: string, columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const kind = (index: number): string => (columns[index]?.isNumber ? ' class="n"' : '');
  const head = columns.map(({ head }, index) => `<th scope="col"${kind(index)}>${head}</th>`).join('');
  const body = rows.map((cells) => {
    const [first = '', ...rest] = cells;
    return `<tr><th scope="row">${first}</th>${rest.map((cell, index) => `<td${kind(index + 1)}>${cell}</td>`).join('')}</tr>`;
  });
  return [
    `<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption>`,
    `<thead><tr>${head}</tr></thead>`,
    `<tbody>${body.join('\n')}</tbody></table></div>`,
  ].join('\n');
}
