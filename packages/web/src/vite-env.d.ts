// Types of what the build provides: files by pattern, and style sheets.

interface ImportMeta {
  readonly glob: {
    (pattern: string, options: { readonly query: string; readonly import: string }): unknown;
    <Value>(
      patterns: readonly string[],
      options: { readonly query: string; readonly import: string; readonly eager: true },
    ): Readonly<Record<string, Value>>;
    <Module>(pattern: string): Readonly<Record<string, (() => Promise<Module>) | undefined>>;
  };
}

declare module '*.css' {}
declare module '*.css?url' {
  const address: string;
  export default address;
}
