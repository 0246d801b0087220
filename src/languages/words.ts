// A table of texts in any language.

/** The same table with any words in it. */
export type Words<Table> = Table extends string
  ? string
  : Table extends (...values: infer Values) => infer Text
    ? (...values: Values) => Words<Text>
    : { readonly [Key in keyof Table]: Words<Table[Key]> };
