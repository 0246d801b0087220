// Pictures and the QR code in French.

import type { Tables } from '../../tables.js';

export const share = (): Tables['share'] => ({
  picture: (format) => `Image (${format})`,
  animation: (format) => `Solution (${format})`,
  nothing: 'Jouez d’abord quelques déplacements ou résolvez le niveau\u202f: il n’y a encore rien à animer.',
  tooLong: 'Trop de déplacements pour une image animée.',
  failed: 'Ce navigateur n’a pas pu créer l’image.',
  share: 'Partager le lien…',
  code: 'Code QR du niveau',
  codeTooLong: 'Ce niveau est trop grand pour un code QR. Copiez plutôt le lien.',
});
