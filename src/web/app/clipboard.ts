// Copies text. Falls back to a hidden field where the clipboard API is blocked.

/** True when the text is on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByField(text);
  }
}

/** The old way, for pages that are not served over https. */
function copyByField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hide';
  document.body.append(field);
  field.select();
  // Deprecated, and still the only way there.
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
