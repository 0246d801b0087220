// Spanish texts of the settings page.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const settings = ({ countOf }: LanguageTools): Tables['settings'] => ({
  title: 'Ajustes',
  about: 'Se guardan en este dispositivo',
  appearance: {
    heading: 'Apariencia',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    contrast: 'Contraste',
    contrasts: { system: 'Sistema', usual: 'Normal', more: 'Alto' },
    motion: 'Animaciones',
    motions: { system: 'Sistema', full: 'Todas', reduced: 'Reducidas' },
    skin: 'Tablero',
    skins: { hinoki: 'Hinoki', plain: 'Sencillo, alto contraste', night: 'Noche' },
    skinPreview: 'El tablero con este estilo',
    language: 'Idioma',
    systemLanguage: 'Idioma del navegador',
  },
  sound: {
    heading: 'Sonido',
    on: 'Sonidos suaves al mover, empujar y ganar',
    volume: 'Volumen',
    try: 'Probar un sonido',
  },
  play: {
    heading: 'Sokoban',
    undo: 'Deshacer de una vez',
    undos: { action: 'Un recorrido o empuje entero', move: 'Un solo movimiento' },
    undoAbout: 'Con Mayús se hace lo otro.',
    warn: 'Avisar de bloqueos sin salida',
    dead: 'Resaltar casillas muertas',
    bound: 'Mostrar mínimo de empujes',
    arrows: 'Flechas en pantalla',
    timer: 'Cronómetro',
  },
  futoshiki: {
    heading: 'Futoshiki',
    autoClear: 'Borrar notas automáticamente',
    autoMarks: 'Mantener puestas todas las notas',
    equal: 'Resaltar números iguales',
    conflicts: 'Resaltar conflictos',
    timer: 'Cronómetro',
  },
  keys: 'Teclas',
  saved: {
    heading: 'Datos en este dispositivo',
    games: (count) => countOf(count, 'partida', 'partidas'),
    records: (count) => countOf(count, 'récord', 'récords'),
    collections: (count) => countOf(count, 'colección', 'colecciones'),
    summary: (games, records, collections) => `${games}, ${records}, ${collections}`,
    offline: 'masu funciona sin conexión: todo lo que necesita está guardado en este dispositivo.',
    openGames: 'Partidas guardadas',
    exportAll: 'Exportar todos los datos',
    importAll: 'Importar datos',
    imported: (count, dropped, refused) =>
      [
        `${countOf(count, 'entrada importada', 'entradas importadas')}. Tus datos se han conservado.`,
        ...(dropped.length === 0
          ? []
          : [`${countOf(dropped.length, 'entrada ilegible omitida', 'entradas ilegibles omitidas')}: ${dropped[0]}`]),
        ...(refused === 0
          ? []
          : [`${countOf(refused, 'récord omitido', 'récords omitidos')}: la solución no resuelve el nivel.`]),
      ].join(' '),
    failed: 'No se pudo leer este archivo.',
    erase: 'Borrar todos los datos',
    eraseAsk:
      'Esto borra de este navegador tus partidas, récords, colecciones y ajustes. No se puede deshacer: exporta antes tus datos si quieres una copia.',
    eraseYes: 'Borrarlo todo',
    eraseNo: 'Cancelar',
    empty: 'Este archivo está vacío. Elige un archivo guardado con «Exportar todos los datos».',
    files: 'Archivos importados',
  },
});
