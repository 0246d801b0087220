// Spanish texts of the levels page: collections, cards, adding, exporting.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const levels = (tools: LanguageTools): Tables['levels'] => {
  const { countOf, number } = tools;
  const { boxes, hints, moves, score } = nouns(tools);
  const levelsOf = (count: number): string => countOf(count, 'nivel', 'niveles');
  const addedTo = (count: number, title: string): string =>
    `${countOf(count, 'nivel añadido', 'niveles añadidos')} a ${title}.`;
  return {
    collections: 'Colecciones',
    region: 'Niveles',
    over: (puzzle, count, solved) => `${puzzle} · ${number(solved)} de ${countOf(count, 'resuelto', 'resueltos')}`,
    numbered: (index, title) => `${index}. ${title}`,
    list: {
      search: 'Buscar',
      searchFor: 'Título, autor',
      sort: 'Ordenar por',
      sorts: { order: 'Número', grade: 'Dificultad', boxes: 'Cajas', pushes: 'Menos empujes', title: 'Título' },
      bySize: 'Tamaño',
      shows: { all: 'Todos', unsolved: 'Sin resolver', begun: 'En curso', solved: 'Resueltos' },
      grade: 'Dificultad',
      anyGrade: 'Cualquiera',
      count: (shown, all) => (shown === all ? levelsOf(all) : `${number(shown)} de ${levelsOf(all)}`),
    },
    show: 'Mostrar',
    boxes,
    fewest: (count) => `al menos ${countOf(count, 'empuje', 'empujes')}`,
    size: (size) => `${size} × ${size}`,
    score,
    solvedHints: (count) => (count === 0 ? 'resuelto sin pistas' : `resuelto, ${hints(count)}`),
    movesSoFar: (count) => `${moves(count)} hasta ahora`,
    solved: 'resuelto',
    more: (count) => `Mostrar ${number(count)} más`,
    none: 'Ningún nivel coincide. Cambia la búsqueda o los filtros.',
    missing: 'No se encontró la colección en este dispositivo.',
    add: {
      heading: 'Añadir niveles',
      about: 'pega texto o archivos',
      field: 'Texto de los niveles',
      placeholder: '#####\n#@$.#\n#####',
      addAll: (count) => (count === 1 ? 'Añadir nivel' : `Añadir ${levelsOf(count)}`),
      addValid: (count) => `Añadir ${countOf(count, 'nivel válido', 'niveles válidos')}`,
      open: 'Abrir archivos',
      clear: 'Borrar',
      formats:
        'Admite XSB, RLE, .sok, .slc, Futoshiki y formatos de cursos. Los archivos no salen de este dispositivo.',
      reading: 'Leyendo…',
      large: (name, size) => `${name} (${size} MiB) es demasiado grande para mostrarlo.`,
      tooLong: (count, most) =>
        `El texto tiene ${levelsOf(count)}; una colección puede tener ${number(most)}. Divídelo en varios archivos.`,
      pasted: 'Pegado',
      valid: (title, boxCount) => `${title}: válido, ${boxes(boxCount)}`,
      validFutoshiki: (title, size) => `${title}: válido, ${size} × ${size}`,
      error: (title) => `${title}:`,
      showError: (line, column) => `Línea ${line}, columna ${column}`,
      twice: (count) => `${countOf(count, 'nivel repite', 'niveles repiten')} uno anterior de este texto.`,
      alreadyIn: (count, title) => `${countOf(count, 'nivel ya está', 'niveles ya están')} en ${title}.`,
      name: 'Nombre de la colección',
      fixed: (count) => countOf(count, 'problema corregido automáticamente.', 'problemas corregidos automáticamente.'),
      moreLevels: (count) => `${countOf(count, 'nivel más', 'niveles más')}.`,
      moreErrors: (count) => `${countOf(count, 'error más', 'errores más')}.`,
      failed: 'No se pudo leer este texto.',
      empty: (name) => `${name} está vacío. Elige un archivo con al menos un nivel.`,
      unknownFormat: 'Formato de nivel desconocido. Los formatos admitidos se indican abajo.',
      added: (count) => `${countOf(count, 'nivel añadido', 'niveles añadidos')}.`,
      untitled: (index) => `Nivel ${index}`,
      marked: 'Texto con los errores marcados',
      column: (column, message) => `Columna ${column}: ${message}`,
      drop: 'Suelta los archivos aquí',
      files: 'Archivos para añadir',
      fileLevels: (valid, count) =>
        valid === count
          ? `${levelsOf(count)}.`
          : `Se ${valid === 1 ? 'puede' : 'pueden'} añadir ${number(valid)} de ${levelsOf(count)}.`,
      emptyFile: 'Este archivo está vacío. Elige uno con al menos un nivel.',
      fileTitle: (title) => `Nombre de la colección: ${title}.`,
      fileError: (line, column, message) => `Línea ${line}, columna ${column}: ${message}`,
      addFiles: (count) => `Añadir ${countOf(count, 'colección', 'colecciones')}`,
      filesAdded: (count, added) =>
        `${countOf(count, 'colección añadida', 'colecciones añadidas')}, con ${levelsOf(added)}.`,
    },
    manage: {
      heading: 'Esta colección',
      name: 'Nombre',
      rename: 'Renombrar',
      renamed: (title) => `Ahora se llama ${title}.`,
      mergeInto: 'Combinar con',
      merge: 'Combinar',
      merged: (added, known, title) =>
        known === 0
          ? addedTo(added, title)
          : `${addedTo(added, title)} ${countOf(known, 'nivel ya estaba', 'niveles ya estaban')} allí.`,
      mergeFailed: 'No se pudieron combinar estas colecciones. No ha cambiado nada.',
      moveUp: 'Subir',
      moveDown: 'Bajar',
      movedUp: 'La colección ha subido un lugar.',
      movedDown: 'La colección ha bajado un lugar.',
      undone: 'Cambio deshecho.',
      repeats: (numbers) =>
        numbers.length === 1
          ? `El nivel ${numbers[0]} repite uno anterior.`
          : `${number(numbers.length)} niveles repiten otros anteriores: ${numbers.slice(0, 8).join(', ')}${numbers.length > 8 ? ', …' : ''}.`,
      removeRepeats: 'Quitar duplicados',
      repeatsRemoved: (count) => countOf(count, 'duplicado quitado.', 'duplicados quitados.'),
      levelMoved: (index) => `Nivel movido al número ${index}.`,
      levelRemoved: 'Nivel quitado de la colección.',
    },
    export: {
      format: 'Formato',
      download: 'Descargar',
      remove: 'Eliminar',
      removed: (title) => `Se ha eliminado ${title}.`,
      undo: 'Deshacer',
      failed: 'Ese formato no puede guardar estos niveles.',
    },
  };
};
