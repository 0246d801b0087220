// A paragraph of a lesson as elements.

import { parseSpans } from './rich-text.js';

export function RichText({ text }: { readonly text: string }) {
  return (
    <>
      {parseSpans(text).map(({ kind, text: inside }, index) => {
        if (kind === 'strong') return <strong key={index}>{inside}</strong>;
        if (kind === 'em') return <em key={index}>{inside}</em>;
        return kind === 'code' ? <code key={index}>{inside}</code> : inside;
      })}
    </>
  );
}
