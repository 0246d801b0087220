// Pictures and the QR code in Spanish.

import type { Tables } from '../../tables.js';

export const share = (): Tables['share'] => ({
  picture: (format) => `Imagen (${format})`,
  animation: (format) => `Solución (${format})`,
  nothing: 'Juega antes algunos movimientos o resuelve el nivel: aún no hay nada que animar.',
  tooLong: 'Demasiados movimientos para una imagen animada.',
  failed: 'Este navegador no pudo crear la imagen.',
  share: 'Compartir enlace…',
  code: 'Código QR del nivel',
  codeTooLong: 'Este nivel es demasiado grande para un código QR. Copia el enlace.',
});
