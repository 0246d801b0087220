// Spanish texts of the panel that generates Sokoban levels.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const generate = (tools: LanguageTools): Tables['generate'] => {
  const { number } = tools;
  const { boxes, pushes } = nouns(tools);
  return {
    heading: 'Generar un nivel',
    about: 'con solución demostrada',
    grade: 'Dificultad',
    boxes: 'Cajas',
    width: 'Ancho máximo',
    height: 'Alto máximo',
    rooms: 'Salas',
    seed: 'Semilla',
    seedAbout: 'La misma semilla con las mismas opciones da el mismo nivel en cualquier equipo.',
    badSeed: (most) => `La semilla debe ser un número entero de 0 a ${number(most)}.`,
    any: 'Cualquiera',
    generate: 'Generar',
    more: 'Tamaño, salas y semilla',
    progress: (tries) => (tries <= 1 ? 'Generando…' : `Generando: intento ${number(tries)}.`),
    stop: 'Detener',
    stopped: 'Detenido.',
    failed: 'No se pudo generar un nivel. Es un error de masu.',
    made: (boxCount, pushCount, seed) => `${boxes(boxCount)}, al menos ${pushes(pushCount)}. Semilla ${seed}.`,
    play: 'Jugar',
    add: 'Añadir',
    addTo: 'Añadir a',
    newCollection: 'Niveles generados (nueva)',
    collection: 'Niveles generados',
    added: (title) => `Nivel añadido a ${title}.`,
    known: (title) => `Este nivel ya está en ${title}.`,
    link: 'Copiar enlace',
    linkCopied: 'Enlace copiado. Contiene el nivel mismo.',
  };
};
