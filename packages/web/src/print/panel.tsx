// The panel that prints a collection: layout, answers, ink; then the browser's dialog, or a file. What makes the pages is
// loaded when a button is pressed.

import { useEffect, useRef, useState } from 'preact/hooks';
import { speak } from '../app/notice.js';
import { Check, Choice } from '../choices.js';
import type { Collection } from '../collections/data/collection.js';
import { Button } from '../controls.js';
import { FILE, STOP } from '../more-icons.js';
import { printTexts } from '../texts/print.js';
import type { PageWish, Preparing } from './make-pages.js';

const LAYOUTS = {
  six: [printTexts.perPage(6), { perPage: 6 }],
  four: [printTexts.perPage(4), { perPage: 4 }],
  two: [printTexts.perPage(2), { perPage: 2 }],
  sheet: [printTexts.sheet, { layout: 'sheet' }],
  cards: [printTexts.cards, { layout: 'cards' }],
} as const;
type LayoutName = keyof typeof LAYOUTS;
const LAYOUT_NAMES = (Object.keys(LAYOUTS) as LayoutName[]).map((name) => [name, LAYOUTS[name][0]] as const);

export function PrintPanel({ collection }: { readonly collection: Collection }) {
  const [layout, setLayout] = useState<LayoutName>('six');
  const [hasAnswers, setAnswers] = useState(true);
  const [savesInk, setInk] = useState(false);
  const [done, setDone] = useState<number | undefined>(undefined);
  const [said, setSaid] = useState('');
  const running = useRef<Preparing>(undefined);
  useEffect(() => () => running.current?.stop(), [collection.id]);
  const say = (message: string): void => {
    setSaid(message);
    speak(message);
  };
  const make = async (isFile: boolean): Promise<void> => {
    const wish: PageWish = { ...LAYOUTS[layout][1], hasAnswers, ink: savesInk ? 'save' : 'full' };
    setSaid('');
    setDone(0);
    try {
      const { downloadBook, prepareBook, printBook } = await import('./make-pages.js');
      running.current = prepareBook(collection, wish, setDone);
      const printed = await running.current.book;
      if (!printed) return;
      const open = printed.open > 0 ? ` ${printTexts.open(printed.open)}` : '';
      say(`${printTexts.ready(printed.book.pages)}${open}`);
      if (isFile) downloadBook(printed.book);
      else printBook(printed.book);
    } catch {
      say(printTexts.failed);
    } finally {
      running.current = undefined;
      setDone(undefined);
    }
  };
  return (
    <section class="panel solver">
      <h2>{printTexts.heading}</h2>
      <Choice name={printTexts.layout} options={LAYOUT_NAMES} chosen={layout} onChoose={setLayout} />
      <Check checked={hasAnswers} onChange={setAnswers}>
        {printTexts.answers}
      </Check>
      <Check checked={savesInk} onChange={setInk}>
        {printTexts.saveInk}
      </Check>
      {done === undefined ? (
        <div class="row">
          <Button icon={FILE} onClick={() => void make(false)}>
            {printTexts.print}
          </Button>
          <Button icon={FILE} onClick={() => void make(true)}>
            {printTexts.download}
          </Button>
        </div>
      ) : (
        <div class="row">
          <span class="quiet">{printTexts.preparing(done, collection.levels.length)}</span>
          <Button icon={STOP} onClick={() => running.current?.stop()}>
            {printTexts.stop}
          </Button>
        </div>
      )}
      {said && <p class="quiet">{said}</p>}
    </section>
  );
}
