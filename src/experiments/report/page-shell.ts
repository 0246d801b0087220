// The frame of every page of experiments: one file, no script, no request. The content security policy in the head
// enforces it: the browser refuses anything else.

import { escapeHtml } from './html.js';
import { PAGE_STYLE } from './page-style.js';

export function pageHtml(title: string, sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="masu">
<title>${escapeHtml(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}
