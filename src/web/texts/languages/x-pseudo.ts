// The language of tests, made from the English tables.

export { pseudoTable as wrap } from '../../../base/pseudo-language.js';
