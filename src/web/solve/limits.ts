/** How much memory a search in the page may use; the browser itself needs the rest. */
export const PAGE_BYTES = 1024 * 2 ** 20;
