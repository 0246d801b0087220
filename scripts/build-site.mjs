// `npm run site`: builds the website into site/dist, a folder of files that any host serves from any path: the documents and
// the library's names as pages, with a search that needs no server, and the web app in app/. VitePress makes the pages,
// TypeDoc those of the library; both are installed in site/ when first needed.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { withSlashes } from './platform.mjs';
import { installIfNeeded, ROOT, setUp } from './setup.mjs';
import { withStart } from './start-part.mjs';

const SITE = join(ROOT, 'site');
const PAGES = join(SITE, 'pages');
const OUT = join(SITE, 'dist');
const { homepage, repository, exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const REPOSITORY = repository.url.replace(/^git\+|\.git$/g, '');
/** The path that VitePress builds for; `makeRelative` takes it out again. */
const BASE = '/base-of-the-site/';

/** What starts VitePress's scripts, in every page. */
const LATE_START = 'site/late-start.js';
const WITHOUT_SCRIPTS = 'assets/without-scripts.css';

/** A document; on the site, the app is beside the pages, whether masu is published or not. */
const textOf = (path) => withStart(readFileSync(join(ROOT, path), 'utf8'), { hasApp: true });
const below = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${withSlashes(name)}`);

/** All files below a folder. */
const walk = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

function run(command, words, options) {
  const done = spawnSync(command, words, { stdio: 'inherit', ...options });
  if (done.status !== 0) throw new Error(`${command} ${words.join(' ')} failed`);
}

/** The pages of the side bar, by their document in the repository. */
const GROUPS = [
  [
    'Use masu',
    [
      'README',
      'README.ja',
      'docs/README',
      'docs/saves',
      'docs/web',
      'docs/terminal',
      'docs/command-line',
      'docs/stability',
      'docs/formats',
      'docs/library',
    ],
  ],
  ['Learn', ['docs/lessons/README', 'docs/courses', 'docs/explaining', 'docs/next-level', 'docs/grading']],
  ['Make levels', ['docs/design-partner', 'levels/sokoban/README', 'levels/futoshiki/README', 'levels/lessons/README']],
  ['How it solves', ['docs/any-solver', 'docs/solvers', 'docs/deadlock-rules', 'docs/optimizer', 'docs/futoshiki']],
  [
    'Proofs and figures',
    ['docs/certificates', 'docs/records', 'docs/experiments', 'docs/arena', 'docs/labels', 'docs/env'],
  ],
  [
    'Take part',
    [
      'CONTRIBUTING',
      'ARCHITECTURE',
      'packages/solve/src/kernel/README',
      'docs/translating',
      'CHANGELOG',
      'docs/first-version',
    ],
  ],
].map(([name, documents]) => [name, documents.map((document) => `${document}.md`)]);

/** All pages; TypeDoc prints those of the library better than docs/api.md, which is made to be compared. */
const DOCUMENTS = [
  ...GROUPS.flatMap(([, documents]) => documents),
  ...['SECURITY.md', 'CODE_OF_CONDUCT.md'],
  ...below('docs/lessons').filter((path) => /\/\d.*\.md$/.test(path)),
  ...below('docs/courses').filter((path) => path.endsWith('.md')),
];
const API = { document: 'docs/api.md', page: 'api/index.md' };
const forgotten = below('docs').find(
  (path) => path.endsWith('.md') && path !== API.document && !DOCUMENTS.includes(path),
);
if (forgotten) throw new Error(`${forgotten} is on no page: name it in GROUPS of scripts/build-site.mjs`);

/** Other files that pages link to. */
const FILES = below('docs').filter((path) => /\.(html|json)$/.test(path));

const pageOf = (path) => (path === API.document ? API.page : path.replace(/README\.md$/, 'index.md'));
const titleOf = (document) =>
  document === API.document ? 'Library: every name' : (/^# (.*)$/m.exec(textOf(document))?.[1] ?? document);

/** Width and height from the header of a WebP picture of Chromium. */
function pictureSize(path) {
  const bytes = readFileSync(join(ROOT, path));
  if (bytes.toString('latin1', 12, 16) !== 'VP8X')
    throw new Error(`${path} is no WebP picture with its size in the header`);
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

/** What makes a picture of three in a row keep its place before it is loaded, and load no larger than it is shown. */
function pictureAttributes(link, path) {
  const small = (name) => name.replace('.webp', '-small.webp');
  const { width, height } = pictureSize(path);
  const sources = `./${small(link)} ${pictureSize(small(path)).width}w, ./${link} ${width}w`;
  return `width=${width} height=${height} loading=lazy srcset="${sources}" sizes="(max-width: 768px) 30vw, 220px"`;
}

/**
 * A link of a document, from where the document's page is; to the app on the project's own site: to the app beside the pages.
 * Other files of the repository are shown by its host.
 */
function linkFrom(document, link) {
  if (link === `${homepage}/app/`) {
    return `(${posix.relative(dirname(pageOf(document)), 'app/index.html')}){target="_self" .play}`;
  }
  if (/^([a-z]+:|\/)/.test(link)) return `(${link})`;
  const [target, heading] = link.split(/#/);
  // VitePress puts a _ before the id of a heading that begins with a digit.
  const fragment = heading === undefined ? '' : `#${heading.replace(/^(?=\d)/, '_')}`;
  if (target === '') return `(${fragment})`;
  const path = posix.normalize(posix.join(posix.dirname(document), target)).replace(/\/$/, '');
  const page = [path, `${path}/README.md`].find((each) => DOCUMENTS.includes(each) || each === API.document);
  if (page) return `(${posix.relative(posix.dirname(document), pageOf(page)) || pageOf(page)}${fragment})`;
  if (FILES.includes(path)) return `(${link}){target="_self"}`;
  if (path.endsWith('.webp')) return `(${link}){${pictureAttributes(link, path)}}`;
  if (!existsSync(join(ROOT, path))) throw new Error(`${document} links to ${link}, which does not exist`);
  const kind = statSync(join(ROOT, path)).isDirectory() ? 'tree' : 'blob';
  return `(${REPOSITORY}/${kind}/main/${path}${heading === undefined ? '' : `#${heading}`})`;
}

/** Code is left alone: fenced blocks and spans. */
const outsideCode = (text, change) =>
  text
    .split(/(^```[\s\S]*?^```$|`[^`\n]*`)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

function pageText(document) {
  return outsideCode(textOf(document), (part) =>
    part.replace(/<!--[\s\S]*?-->\n*/g, '').replace(/\]\(([^()\s]+)\)/g, (_, link) => `]${linkFrom(document, link)}`),
  );
}

function writePages() {
  rmSync(PAGES, { recursive: true, force: true });
  for (const document of DOCUMENTS) {
    const path = join(PAGES, pageOf(document));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, pageText(document));
  }
  cpSync(join(ROOT, 'docs/pictures'), join(PAGES, 'docs/pictures'), { recursive: true });
  for (const file of FILES) cpSync(join(ROOT, file), join(PAGES, 'public', file));
  for (const icon of ['favicon.svg', 'logo.svg'])
    cpSync(join(ROOT, 'packages/web/src/public', icon), join(PAGES, 'public', icon));
}

const linkOf = (page) => `/${page}`.replace(/(index)?\.md$/, '');

const sideBar = () => [
  ...GROUPS.map(([text, documents]) => ({
    text,
    items: documents.map((document) => ({ text: titleOf(document), link: linkOf(pageOf(document)) })),
  })),
  {
    text: 'The library’s names',
    items: [
      { text: 'Overview', link: '/api/' },
      ...ENTRY_POINTS.map(([name, source]) => ({ text: name, link: linkOf(apiPage(source)) })),
    ],
  },
];

// The library's names.

/** The entry points, with the types that they are built to. */
const ENTRY_POINTS = Object.entries(exports)
  .filter(([, { types }]) => types)
  .map(([name, { types }]) => [name.replace('.', 'masu'), types.replace('./', '')]);
const sourceFolder = (source) => source.replace(/^dist\/|(\/index)?\.d\.ts$/g, '');
const apiPage = (source) => `api/${sourceFolder(source)}/index.md`;

function writeApi() {
  const options = ['--options', join(SITE, 'typedoc.json'), '--out', join(PAGES, 'api')];
  const sources = ENTRY_POINTS.flatMap(([, source]) => ['--entryPoints', join(ROOT, source)]);
  run(process.execPath, [join(SITE, 'node_modules/typedoc/bin/typedoc'), ...options, ...sources], { cwd: SITE });
  for (const path of walk(join(PAGES, 'api'))) {
    // The pages of the side bar follow each other; that of a name is not there.
    const front = path.endsWith('index.md') ? '' : '---\nprev: false\nnext: false\n---\n\n';
    writeFileSync(path, front + apiText(readFileSync(path, 'utf8')));
  }
}

/** Anchors of properties are HTML, which pages have none of; modules are called as they are imported. */
function apiText(text) {
  const nameOf = (folder) => ENTRY_POINTS.find(([, source]) => sourceFolder(source) === folder)?.[0] ?? folder;
  const name = nameOf(/^# (.*)$/m.exec(text)?.[1] ?? '');
  return text
    .replace(/^\| \[([\w/]+)\](?=\()/gm, (_, folder) => `| [${nameOf(folder)}]`)
    .replace(/<a id="[^"]*"><\/a> ?/g, '')
    .replace(/\[((?:[^[\]]|\[\])*)\]\([^()\s]*#property-[^()\s]*\)/g, '$1')
    .replace(/(?<=\]\([^()\s]*#)[^()\s]+/g, (fragment) => fragment.replaceAll('_', '-'))
    .replace(/^# .*$/m, `# ${name}`);
}

/**
 * VitePress knows one base. In pages and styles it becomes a relative path; in scripts, what the page says it is: each page
 * knows how deep it is.
 */
function makeRelative() {
  for (const path of walk(OUT)) {
    if (!/\.(html|js|css)$/.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    if (!text.includes(BASE)) continue;
    const up = relative(dirname(path), OUT);
    const toRoot = up === '' ? './' : `${withSlashes(up)}/`;
    const changed = path.endsWith('.js') ? withRuntimeBase(text) : withRelativeBase(text, toRoot, path);
    if (changed.includes(BASE)) throw new Error(`${path} still names ${BASE}`);
    writeFileSync(path, changed);
  }
}

/** VitePress's styles are for everything it can do. Rules and variables that no page and no script names are left out. */
async function removeUnusedStyles() {
  const { PurgeCSS } = createRequire(join(SITE, 'package.json'))('purgecss');
  const content = walk(OUT).filter((path) => /\.(html|js)$/.test(path));
  for (const path of walk(OUT).filter((each) => each.endsWith('.css'))) {
    const [purged] = await new PurgeCSS().purge({ content, css: [path], variables: true });
    writeFileSync(path, purged.css);
  }
}

/** The classes of the page's root in dark mode, which a script sets. */
const DARK_ROOT = /^(html|:root)?\.dark(?![\w-])/;
/** What does nothing without scripts. */
const DEAD = '.VPNavBarSearch,.VPNavBarAppearance,.VPNavBarExtra,.VPNavBarHamburger,.VPLocalNav,.vp-doc button.copy';

/** Styles for readers without scripts: dark where the system is, and no buttons that do nothing. */
function writeStylesWithoutScripts() {
  const postcss = createRequire(join(SITE, 'package.json'))('postcss');
  const dark = [];
  for (const path of walk(join(OUT, 'assets')).filter((each) => each.endsWith('.css')))
    postcss.parse(readFileSync(path, 'utf8')).walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => DARK_ROOT.test(selector));
      if (selectors.length === 0) return;
      rule.selectors = selectors.map((selector) => selector.replace(DARK_ROOT, 'html:not(.dark)'));
      dark.push(rule.toString());
    });
  if (dark.length < 5) throw new Error('the styles have no rules for dark pages');
  const rules = `${DEAD}{display:none!important}@media (prefers-color-scheme:dark){${dark.join('')}}`;
  writeFileSync(join(OUT, WITHOUT_SCRIPTS), rules);
}

/** The index of the search is JSON in one string. */
const INDEX = /^const (\w+)='([\s\S]*)';(?=export)/;

const withRuntimeBase = (script) =>
  script
    .replace(
      INDEX,
      (_, name, json) => `const ${name}='${json.replaceAll(BASE, '/:/')}'.replaceAll("/:/",window.masuBase);`,
    )
    .replaceAll(`"${BASE}"`, '(window.masuBase)')
    .replaceAll(new RegExp(`"${BASE}([^"]+)"`, 'g'), '(window.masuBase+"$1")');

function withRelativeBase(text, toRoot, path) {
  if (path.endsWith('.css')) return text.replaceAll(BASE, toRoot);
  const script = `<script>window.masuBase=new URL(${JSON.stringify(toRoot)},location.href).pathname</script>`;
  return withLateStart(text)
    .replaceAll(`\\"base\\":\\"${BASE}\\"`, '\\"base\\":\\"\\"')
    .replace(/(window\.__VP_SITE_DATA__=JSON\.parse\(".*?"\));/, '$1;__VP_SITE_DATA__.base=window.masuBase;')
    .replaceAll(BASE, toRoot)
    .replace('<head>', `<head>${script}`);
}

/** The page's own scripts start when they are needed; without scripts, there are other styles. */
function withLateStart(text) {
  const changed = text.replace(
    new RegExp(`<script type="module" src="${BASE}([^"]+)"></script>`),
    (_, script) =>
      `<link rel="modulepreload" href="${BASE}${script}"><script>window.masuScript="${script}";${lateStart.trim()}</script>` +
      `<noscript><link rel="stylesheet" href="${BASE}${WITHOUT_SCRIPTS}"></noscript>`,
  );
  if (changed === text) throw new Error('a page without the script of VitePress');
  return changed;
}

setUp();
installIfNeeded(SITE);
const { code: lateStart } = createRequire(join(SITE, 'package.json'))('esbuild').transformSync(textOf(LATE_START), {
  minify: true,
});
writePages();
writeApi();
writeFileSync(join(PAGES, 'site.json'), JSON.stringify({ base: BASE, sideBar: sideBar() }));
run(process.execPath, [join(SITE, 'node_modules/vitepress/bin/vitepress.js'), 'build', SITE], { cwd: SITE });
await removeUnusedStyles();
writeStylesWithoutScripts();
makeRelative();
cpSync(join(ROOT, 'dist/web'), join(OUT, 'app'), { recursive: true });
console.log(`masu: the site is in ${relative(process.cwd(), OUT)}`);
