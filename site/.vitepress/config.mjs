// How VitePress makes the site of the pages that scripts/build-site.mjs prepares.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const { base, sideBar } = JSON.parse(readFileSync(join(SITE, 'pages/site.json'), 'utf8'));
const icon = readFileSync(join(SITE, 'pages/public/favicon.svg'), 'utf8');

/** The app and reports are no pages of VitePress. */
const OUTSIDE = { target: '_self' };

export default {
  base,
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache',
  lang: 'en-US',
  title: 'masu',
  titleTemplate: ':title · masu',
  description: 'Sokoban and Futoshiki: play, replay, solve, prove, grade, explain, generate',
  head: [
    // In the page itself: a relative address would be wrong once a link has led to a page of another depth.
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${encodeURIComponent(icon)}` }],
    ['meta', { name: 'theme-color', content: '#f2efe8' }],
  ],
  // The app comes afterwards; a test follows every link.
  ignoreDeadLinks: [/app\/index/],
  markdown: { html: false, theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    logo: { src: '/favicon.svg', alt: '', width: 24, height: 24 },
    nav: [
      { text: 'Play in the browser', link: '/app/index.html', ...OUTSIDE },
      { text: 'Lessons', link: '/docs/lessons/' },
      { text: 'Command line', link: '/docs/command-line' },
      { text: 'Library', link: '/docs/library' },
      { text: 'Records', link: '/docs/records' },
      { text: 'Results', link: '/docs/results.html', ...OUTSIDE },
    ],
    sidebar: sideBar,
    outline: [2, 3],
    search: { provider: 'local' },
    footer: { message: 'MIT license. A masu is a square wooden box, and also a square of a grid.' },
  },
};
