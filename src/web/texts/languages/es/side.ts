// Spanish texts of the panels beside the Sokoban board.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const side = (tools: LanguageTools): Tables['side'] => {
  const { pushes, seconds } = nouns(tools);
  const left = (count: number): string => (count === 1 ? 'Queda 1 empuje.' : `Quedan ${pushes(count)}.`);
  return {
    replay: {
      name: 'Repetición',
      first: 'Ir al principio',
      back: 'Movimiento anterior',
      play: 'Reproducir',
      pause: 'Pausar',
      next: 'Movimiento siguiente',
      last: 'Ir al final',
      slider: 'Movimiento',
      speed: (times) => `Velocidad ${times}×`,
      speedKeys: 'Más rápido (+), más lento (−)',
    },
    hint: {
      heading: 'Pista',
      about: 'paso a paso',
      steps: { 1: 'Dónde mirar', 2: 'Qué caja', 3: 'Qué empuje', 4: 'Solución completa' },
      ask: { 1: 'Mostrar dónde mirar', 2: 'Mostrar la caja', 3: 'Mostrar el empuje' },
      askSolution: (count) => `Mostrar solución completa (${pushes(count)})`,
      later: 'Se abre después de «Qué empuje».',
      searching: 'Buscando una pista…',
      progress: (count, millis) => `Buscando: ${tools.countOf(count, 'posición', 'posiciones')}, ${seconds(millis)} s.`,
      regionText: {
        middle: 'Mira en el centro. Ahí está la próxima caja que hay que empujar.',
        left: 'Mira en la mitad izquierda. Ahí está la próxima caja que hay que empujar.',
        right: 'Mira en la mitad derecha. Ahí está la próxima caja que hay que empujar.',
        upper: 'Mira en la mitad superior. Ahí está la próxima caja que hay que empujar.',
        lower: 'Mira en la mitad inferior. Ahí está la próxima caja que hay que empujar.',
      },
      boxText: (row, column) => `Fila ${row}, columna ${column}. Los puntos indican adónde puede ir.`,
      pushText: {
        up: 'Empújala hacia arriba.',
        right: 'Empújala a la derecha.',
        down: 'Empújala hacia abajo.',
        left: 'Empújala a la izquierda.',
      },
      solutionText: (count, isProven) => (isProven ? `${left(count)} Mínimo demostrado.` : left(count)),
      play: 'Ver solución',
      deadlock: 'No hay pista: esta posición es un bloqueo sin salida.',
      checking: 'Comprobando cuántos empujes hay que deshacer…',
      nothing: 'No hay pista: el solucionador no encontró nada dentro de sus límites.',
      failed: 'No hay pista: el solucionador falló. Es un error de masu; tu nivel está a salvo.',
    },
    solve: {
      heading: 'Solucionador',
      about: 'funciona en tu navegador',
      stop: 'Detener',
      start: 'Resolver',
      fromHere: 'Resolver desde aquí',
      settings: 'Ajustes del solucionador',
    },
    solved: {
      heading: 'Resuelto',
      about: '¿y ahora?',
      optimize: 'Optimizar mi solución',
      noNext: 'Era el último nivel de la colección.',
    },
    arrows: {
      name: 'Mover',
      move: {
        up: 'Mover hacia arriba',
        right: 'Mover a la derecha',
        down: 'Mover hacia abajo',
        left: 'Mover a la izquierda',
      },
    },
    zoom: { name: 'Zoom', in: 'Acercar', out: 'Alejar', fit: 'Ver el tablero entero' },
    view: {
      heading: 'Vista',
      warn: 'Avisar de bloqueos sin salida',
      dead: 'Resaltar casillas muertas',
      bound: 'Mostrar mínimo de empujes',
      arrows: 'Flechas en pantalla',
      timer: 'Cronómetro',
    },
    snapshots: {
      heading: 'Instantáneas',
      about: 'puntos de retorno',
      save: 'Guardar instantánea',
      restore: (slot) => `Volver a la instantánea ${slot}`,
    },
    export: {
      heading: 'Compartir y exportar',
      levelCopied: 'Nivel copiado.',
      copyLevel: 'Copiar nivel',
      downloadSok: 'Descargar .sok',
      edit: 'Abrir en el editor',
      lab: 'Abrir en el laboratorio',
      reverse: 'Modo inverso',
      pictures: 'Imágenes y código QR',
    },
  };
};
