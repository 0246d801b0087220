// Texts of pictures and the QR code.

import { inLanguage } from './language.js';

export const ENGLISH = {
  picture: (format: string) => `Picture (${format})`,
  animation: (format: string) => `Solution (${format})`,
  nothing: 'Play some moves first, or solve the level: there is nothing to animate yet.',
  tooLong: 'Too many moves for an animated picture.',
  failed: 'This browser couldn’t make the picture.',
  share: 'Share link…',
  code: 'QR code of the level',
  codeTooLong: 'This level is too large for a QR code. Copy the link instead.',
} as const;

export const SH = inLanguage('share', ENGLISH);
