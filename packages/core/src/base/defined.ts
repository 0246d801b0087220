// Optional properties: `{ ...defined({ title, format }) }` has a `title` only if there is one. With exact optional types
// a property that is undefined is not the same as one that is absent, and JSON and tests see the difference too.

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** The properties that are not undefined, in the same order. */
export function defined<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>;
}
