// A calendar day as text.

/** A calendar day as YYYY-MM-DD. */
export type DayText = string;

const DAYS_PER_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The number of days in a month. */
export const daysIn = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (DAYS_PER_MONTH[month - 1] as number);

/** The day that a text names, or undefined if there is no such day. Years 1900 to 9999. */
export function parseDay(
  text: string,
): { readonly year: number; readonly month: number; readonly day: number } | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (year < 1900 || month < 1 || month > 12 || day < 1) return undefined;
  return day <= daysIn(year, month) ? { year, month, day } : undefined;
}
