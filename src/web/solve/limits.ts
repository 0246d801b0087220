/** How much memory a search in the page may use: the browser itself has to live beside it. */
export const PAGE_BYTES = 1024 * 2 ** 20;
