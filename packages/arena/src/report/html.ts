// Text for web pages. Titles and file names come from outside: everything passes `escapeHtml`.

export { escapeHtml } from '@masu/core/base/html.js';
