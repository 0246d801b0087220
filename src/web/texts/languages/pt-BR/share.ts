// Pictures and the QR code in Brazilian Portuguese.

import type { Tables } from '../../tables.js';

export const share = (): Tables['share'] => ({
  picture: (format) => `Imagem (${format})`,
  animation: (format) => `Solução (${format})`,
  nothing: 'Jogue alguns movimentos ou resolva o nível primeiro: ainda não há nada para animar.',
  tooLong: 'Movimentos demais para uma imagem animada.',
  failed: 'Este navegador não conseguiu criar a imagem.',
  share: 'Compartilhar link…',
  code: 'Código QR do nível',
  codeTooLong: 'Este nível é grande demais para um código QR. Copie o link.',
});
