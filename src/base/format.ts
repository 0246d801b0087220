// Numbers and counts as every front end writes them: 12,000 with a comma, "1 box", "2 boxes". English only; grammar
// comes from Intl, so that another language needs another table of forms and no other code.

const NUMBERS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const PLURALS = new Intl.PluralRules('en-US');

/** A whole number with groups of thousands: 12,000. */
export const formatNumber = (value: number): string => NUMBERS.format(value);

/** A number and its noun: `countOf(1, 'box', 'boxes')` is "1 box". */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${PLURALS.select(count) === 'one' ? one : many}`;
