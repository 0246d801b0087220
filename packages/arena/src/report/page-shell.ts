// The frame of every page of experiments: one file, no script, no request. The content security policy in the head
// enforces it: the browser refuses anything else.

import { escapeHtml } from './html.js';

/**
 * System fonts, light and dark by the reader's setting, and a printed form. Text and lines have a contrast of at least 4.5
 * and 3 on both backgrounds (WCAG 2.2 AA).
 */
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--ink:#1b1b1f;--soft:#5a5a66;--line:#d5d5dd;--band:#f4f4f7;--bad:#b3261e;--good:#1a6e31;
--s0:#0b57b0;--s1:#b04a00;--s2:#0a7a5a;--s3:#8a2be2;--s4:#b0006a;--s5:#6b5b00;--s6:#006a80;--s7:#555}
@media (prefers-color-scheme:dark){:root{--bg:#16161a;--ink:#ececf1;--soft:#a9a9b8;--line:#3a3a44;--band:#202027;--bad:#ff8a80;--good:#7ddc94;
--s0:#7db4ff;--s1:#ffab6b;--s2:#5fd6b0;--s3:#c79bff;--s4:#ff8ac4;--s5:#d9c65a;--s6:#67cfe3;--s7:#b8b8c4}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1.5rem 1rem 4rem;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;margin:0 0 .25rem}h2{font-size:1.2rem;margin:2.2rem 0 .5rem}p{margin:.4rem 0;max-width:46rem}
.soft{color:var(--soft)}.bad{color:var(--bad);font-weight:600}.good{color:var(--good);font-weight:600}
.scroll{overflow-x:auto;margin:.6rem 0}.scroll:focus-visible,summary:focus-visible{outline:2px solid var(--s0);outline-offset:2px}
table{border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--soft);padding:.2rem 0;font-size:.88rem}
th,td{padding:.25rem .7rem .25rem 0;border-bottom:1px solid var(--line);text-align:left;font-weight:400;vertical-align:top}
thead th{font-weight:600}tbody th{font-weight:500}.n{text-align:right}td.n{white-space:nowrap}
svg{width:100%;min-width:38rem;height:auto;display:block;margin:.5rem 0;background:var(--band);border-radius:6px}
svg text{font:13px system-ui,sans-serif;fill:var(--ink)}.mid{text-anchor:middle}.end{text-anchor:end}
.grid{stroke:var(--line);fill:none}.frame{stroke:var(--soft);fill:none}.line{fill:none;stroke-width:2}
.s0{stroke:var(--s0)}.s1{stroke:var(--s1)}.s2{stroke:var(--s2)}.s3{stroke:var(--s3)}.s4{stroke:var(--s4)}.s5{stroke:var(--s5)}.s6{stroke:var(--s6)}.s7{stroke:var(--s7)}
.diagonal{stroke:var(--soft);stroke-dasharray:4 4}.dots{stroke:var(--s0);stroke-width:5;stroke-linecap:round;fill:none}.crosses{stroke:var(--s1);stroke-width:1.6;fill:none}
details{margin:.6rem 0}summary{cursor:pointer}
@media print{:root{--bg:#fff;--ink:#000;--soft:#444;--line:#bbb;--band:#fff}body{max-width:none;padding:0;font-size:11pt}
svg{break-inside:avoid;border:1px solid var(--line)}h2{break-after:avoid}.scroll{overflow:visible}tr{break-inside:avoid}
details:not([open])>*{display:revert}details::details-content{content-visibility:visible}}
`;

/** A plot as a file of its own: with its namespace, and with the colors of the page in print. */
export const standaloneSvg = (svg: string): string =>
  svg
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(
      '>',
      `><style>${PAGE_STYLE.replace(/@media[\s\S]*?\}\}\n/g, '')
        .replace(/^body.*$/m, '')
        .trim()}</style>`,
    )
    .concat('\n');

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
