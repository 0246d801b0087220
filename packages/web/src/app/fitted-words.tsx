// Words in the room that is kept for them: as many pieces as fit, each whole, and a button for the rest. Nothing is cut and
// nothing on the page moves until the reader asks for more; if not even the first piece fits, the room grows.

import { Fragment, type VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { playTexts } from '../texts/play.js';

/** The boxes that keep room for words: their least height, or what `--room` says in pixels (styles/board.css). */
const KEEPS_ROOM = '.status, .panel.hint';

function isTooHigh(words: HTMLElement): boolean {
  const box = words.closest<HTMLElement>(KEEPS_ROOM);
  if (!box) return false;
  const style = getComputedStyle(box);
  const room = Number.parseFloat(style.getPropertyValue('--room')) || Number.parseFloat(style.minHeight);
  return box.offsetHeight > Math.ceil(room);
}

/** `of`: what the words are about; another one starts with as much as fits. */
export function FittedWords(props: {
  readonly of: unknown;
  readonly pieces: readonly VNode[];
  /** The element around all pieces. */
  readonly as?: 'p' | 'div';
}) {
  const { of, pieces, as: Tag = 'p' } = props;
  const words = useRef<HTMLElement>(null);
  const all = pieces.length;
  /** How many pieces are shown, of these words, in a window of this width. */
  const [fit, setFit] = useState({ of, all, width: innerWidth, shown: all });
  const [openOf, setOpenOf] = useState<unknown>(undefined);
  const isOpen = openOf === of;
  const isMeasured = fit.of === of && fit.all === all && fit.width === innerWidth;
  const shown = isOpen || !isMeasured ? all : fit.shown;
  useLayoutEffect(() => {
    if (isOpen || shown <= 1 || !words.current || !isTooHigh(words.current)) return;
    setFit({ of, all, width: innerWidth, shown: shown - 1 });
  });
  useLayoutEffect(() => {
    if (isOpen) words.current?.closest(KEEPS_ROOM)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useLayoutEffect(() => {
    const measure = (): void => setFit((before) => ({ ...before, width: 0 }));
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const isLong = shown < all || isOpen;
  return (
    <Tag ref={words as never}>
      {pieces.slice(0, shown).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {piece}
        </Fragment>
      ))}
      {isLong && ' '}
      {isLong && (
        <button
          type="button"
          class="and-more"
          aria-expanded={isOpen}
          onClick={() => setOpenOf(isOpen ? undefined : of)}
        >
          {isOpen ? playTexts.shell.less : playTexts.shell.more}
        </button>
      )}
    </Tag>
  );
}
