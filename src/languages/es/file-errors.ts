// What is wrong with level files and saved data, in Spanish.

import type { LanguageTools } from '../../base/languages.js';
import type { MessageTables } from '../message-tables.js';

export const levelFile = (): MessageTables['level-file'] => ({
  'no-level': (format) => `No se encontró ningún nivel en el formato ${format}.`,
  'empty-file': () => 'El archivo está vacío.',
  'other-puzzle': (puzzle) => `Este es un nivel de ${puzzle} en un archivo de otro juego. Ponlo en un archivo aparte.`,
  'unknown-format': (formats) => `Formato de nivel desconocido. Formatos admitidos: ${formats}.`,
});

export const textLimit = ({ number }: LanguageTools): MessageTables['text-limit'] => ({
  'too-many-lines': (most) => `Solo se leyeron las primeras ${number(most)} líneas.`,
  'too-many-levels': (most) => `Solo se leyeron los primeros ${number(most)} niveles.`,
});

export const saved = ({ countOf }: LanguageTools): MessageTables['saved'] => ({
  'not-a-game': () => 'No es una partida guardada: la primera línea debe empezar por masu-game.',
  'other-version': (expected) => `Esta partida guardada es de otra versión (se esperaba la versión ${expected}).`,
  'other-puzzle': (expected) => `Esta partida guardada es de otro juego (se esperaba ${expected}).`,
  'other-level': (expected) => `Esta partida guardada es de otro nivel (se esperaba ${expected}).`,
  'unknown-line': () => 'Línea desconocida; se esperaba at, play, jump, snapshot o shown.',
  'bad-number': (word) => `Se esperaba un número entero después de la palabra ${word}.`,
  'bad-shown': (entries) =>
    `Se esperaban entradas como 3-4 después de la palabra shown, ninguna posterior a la última (${entries}).`,
  'bad-moves': (why) => `Estos movimientos no se pueden leer. ${why}`,
  'blocked-move': () => 'Uno de estos movimientos está bloqueado en este nivel.',
  'bad-jump': (jumped, found) =>
    `Un salto de ${countOf(jumped, 'movimiento', 'movimientos')} necesita al menos esa cantidad; hay ${found}.`,
  'bad-place': (entries, at) =>
    `La partida tiene ${countOf(entries, 'entrada', 'entradas')}; no puede estar en la ${at}.`,
  'not-json': () => 'No es un archivo de datos de masu: el JSON no es válido o está cortado.',
  'not-saved-data': () => 'No es un archivo de datos de masu: se esperaba un objeto con su versión en «masu».',
  'bad-version': (version) => `No es un archivo de datos de masu: ${version} no es una versión.`,
  'newer-version': (version, known) =>
    `Este archivo de datos es de una versión más reciente de masu (versión ${version}; esta lee hasta la ${known}). Actualiza masu para leerlo.`,
  'not-a-list': (name) => `No es un archivo de datos de masu: «${name}» debe ser una lista.`,
  'bad-entry': (list, entry, why) => `${list}, entrada ${entry}: ${why}`,
  'bad-value': (path, expected, found) =>
    `${path === '' ? '' : `${path}: `}se esperaba ${expected || 'otro valor'}, hay ${found}.`,
});
