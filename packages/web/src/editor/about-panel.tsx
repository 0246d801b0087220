// Title and author of a drawing.

import type { Signal } from '@preact/signals';
import { editorTexts } from '../texts/editor.js';

export function AboutPanel({ title, author }: { readonly title: Signal<string>; readonly author: Signal<string> }) {
  const fields = [
    [editorTexts.about.title, title],
    [editorTexts.about.author, author],
  ] as const;
  return (
    <section class="panel">
      <h2>{editorTexts.about.heading}</h2>
      <div class="fields">
        {fields.map(([name, text]) => (
          <label key={name} class="field">
            {name}
            <input value={text.value} maxLength={200} onInput={(event) => (text.value = event.currentTarget.value)} />
          </label>
        ))}
      </div>
    </section>
  );
}
