// Levels solved in each of the last weeks, as bars with their numbers; the first and the last week say when they began.
// The same numbers are in a table for screen readers.

import { shortDay } from '../dates.js';
import { progressTexts } from '../texts/progress.js';
import type { Week } from './weeks.js';

/** Pixels of the longest bar. */
const TALLEST = 96;

const weekName = ({ from }: Week): string => shortDay(from);

export function WeeksChart({ weeks }: { readonly weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ solved }) => solved));
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <section class="panel">
      <h2>
        {progressTexts.weeks} <span class="quiet">{progressTexts.weeksAbout}</span>
      </h2>
      <div aria-hidden="true">
        <div class="weeks">
          {weeks.map(({ from, solved }) => (
            <span key={from}>
              {solved > 0 && solved}
              <i style={{ height: `${solved === 0 ? 0 : Math.max(3, Math.round((TALLEST * solved) / most))}px` }} />
            </span>
          ))}
        </div>
        <p class="weeks-ends">
          <span>{first && weekName(first)}</span>
          <span>{last && weekName(last)}</span>
        </p>
      </div>
      <div class="hide">
        <table>
          <caption>{progressTexts.weeks}</caption>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.from}>
                <th scope="row">{progressTexts.weekOf(weekName(week))}</th>
                <td>{week.solved}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
