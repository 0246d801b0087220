// Texts about saved files: one that can't be read, and a disk that can't be written.

export { NOTICE_TEXTS as ENGLISH } from '../../saves/index.js';
