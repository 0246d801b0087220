// The weekday that weeks begin with, by locale.

/** Week data in Intl: a method in newer browsers, a property in older ones, nothing in some. 1 is Monday. */
interface WeekLocale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** Without Intl data: Sunday in the American countries whose languages we have, otherwise Monday. */
const SUNDAY_FIRST = /^(?:en|pt)(?:-(?:US|CA|BR))?$|^es-(?:MX|CO|PE|VE|GT|HN|NI|SV|DO|PA|PR)$/;

/** 0 for Monday to 6 for Sunday. `locale` is given in tests. */
export function weekStart(tag: string, locale: WeekLocale = new Intl.Locale(tag) as WeekLocale): number {
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: SUNDAY_FIRST.test(tag) ? 7 : 1 };
  return firstDay - 1;
}
