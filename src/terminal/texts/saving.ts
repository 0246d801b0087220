// Texts about saved files: one that can't be read, and a disk that takes nothing.

export { NOTICE_TEXTS as ENGLISH } from '../../saves/index.js';
