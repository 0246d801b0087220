// Entry point `masu` in a browser: work runs in web workers, or in the page's own thread if workers aren't available.

import type { Library } from '@masu/engine/library/library.js';
import { pageEngine } from '../jobs/workers.js';
import { MANNERS, pageLibrary } from './page-library.js';

const library = pageLibrary(() => pageEngine(MANNERS));

export const solve: Library['solve'] = library.solve;
export const hint: Library['hint'] = library.hint;
export const grade: Library['grade'] = library.grade;
export const explain: Library['explain'] = library.explain;
export const judgePush: Library['judgePush'] = library.judgePush;
export const certify: Library['certify'] = library.certify;
export const label: Library['label'] = library.label;
export const review: Library['review'] = library.review;
export const optimize: Library['optimize'] = library.optimize;
export const solvers: Library['solvers'] = library.solvers;
export const generate: Library['generate'] = library.generate;

export * from '@masu/engine/library/names.js';
