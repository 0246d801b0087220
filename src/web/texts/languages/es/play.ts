// Spanish texts of the frame and of the Sokoban page.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const play = (tools: LanguageTools): Tables['play'] => {
  const { countOf } = tools;
  const { boxes, pushes } = nouns(tools);
  return {
    withKey: (what, key) => `${what} (${key})`,
    keys: { home: 'Inicio', end: 'Fin', space: 'Espacio' },
    pages: {
      sokoban: 'Sokoban',
      futoshiki: 'Futoshiki',
      daily: 'Diario',
      levels: 'Niveles',
      progress: 'Progreso',
      editor: 'Editor',
      lab: 'Laboratorio',
      lessons: 'Lecciones',
      level: 'Nivel',
      games: 'Partidas',
      settings: 'Ajustes',
    },
    shell: {
      home: 'Inicio de masu',
      pages: 'Páginas',
      menu: 'Menú',
      help: 'Ayuda: teclas',
      skip: 'Saltar al tablero',
      theme: 'Cambiar tema',
      close: 'Cerrar',
      title: (page, level) => (level ? `${level}, ${page} · masu` : `${page} · masu`),
      loading: 'Cargando…',
      failed: 'No se pudo cargar esta parte de la página. Revisa tu conexión y recarga.',
      newVersion: {
        waits: 'Hay una nueva versión de masu lista.',
        here: 'Esta página usa una versión anterior de masu.',
      },
      update: 'Actualizar',
      notCopied: 'Tu navegador no permitió copiar. Descarga el archivo en su lugar.',
      savesUnreadable:
        'No se pudo leer una parte de tus datos guardados. Esa parte queda apartada y se incluye al exportar.',
      savesOff: 'Este navegador no permite guardar. Perderás tu progreso al cerrar la página.',
      savesFull: 'El almacenamiento del navegador está lleno. Exporta tus datos y libera espacio.',
      savesNewer:
        'Tus partidas guardadas son de una versión más nueva de masu. Recarga para actualizar; hasta entonces no se guarda nada.',
    },
    play: {
      region: 'Juego',
      side: 'Este nivel',
      of: (collection, index, count) => (count === 1 ? collection : `${collection} · ${index} de ${count}`),
      untitled: (index) => `Nivel ${index}`,
      previous: 'Nivel anterior',
      next: 'Siguiente',
      nextLevel: 'Nivel siguiente',
      details: 'Récords y soluciones',
      nextCollection: (title) => `Siguiente: ${title}`,
      undo: 'Deshacer',
      redo: 'Rehacer',
      restart: 'Reiniciar',
      hint: 'Pista',
      copyMoves: 'Copiar movimientos',
      link: 'Copiar enlace',
      board: 'Tablero de Sokoban. Usa las flechas para moverte.',
      picture: (rows, columns, boxCount, onGoals) =>
        `Tablero de ${countOf(rows, 'fila', 'filas')} y ${countOf(columns, 'columna', 'columnas')}. ${boxes(boxCount)}, ${onGoals} en meta.`,
      grid: 'El tablero como texto',
      rowName: (row) => `Fila ${row}`,
      cells: {
        '#': 'muro',
        ' ': 'suelo',
        '.': 'meta',
        $: 'caja',
        '*': 'caja en meta',
        '@': 'jugador',
        '+': 'jugador en meta',
        _: 'exterior',
      },
      movesCopied: 'Movimientos copiados.',
      linkCopied: 'Enlace copiado.',
      linkRest: 'El enlace contiene solo el nivel y tus movimientos.',
    },
    counts: {
      heading: 'Recuento',
      moves: 'Movimientos',
      pushes: 'Empujes',
      onGoal: 'En meta',
      of: (count) => ` de ${count}`,
      movesWord: (count) => (count === 1 ? 'movimiento' : 'movimientos'),
      pushesWord: (count) => (count === 1 ? 'empuje' : 'empujes'),
      onGoalWord: (count) => `de ${count} en meta`,
      best: 'Tu récord',
      movesColumn: 'movimientos',
      pushesColumn: 'empujes',
      fewestMoves: 'Menos movimientos',
      fewestPushes: 'Menos empujes',
      none: '–',
      bound: (count) => (count === 1 ? 'Queda al menos 1 empuje.' : `Quedan al menos ${pushes(count)}.`),
      proven: (count) =>
        count === 1 ? 'Queda 1 empuje. Mínimo demostrado.' : `Quedan ${pushes(count)}. Mínimo demostrado.`,
    },
    games: {
      also: 'Este nivel también está abierto en otra pestaña.',
      both: 'Se guardan las dos partidas.',
      unreadable: 'No se pudo leer esta partida guardada.',
    },
    links: {
      cutShort: (row) =>
        `Enlace incompleto: el nivel se corta en la fila ${row}. Copia el enlace entero e inténtalo de nuevo.`,
      unreadable: 'Este enlace no contiene un nivel válido.',
      unreadableMoves: 'No se pudieron leer los movimientos de este enlace.',
      shared: 'Nivel compartido',
      noLevel: 'No se encontró el nivel.',
      levelCount: (count) => `Esta colección tiene ${countOf(count, 'nivel', 'niveles')}.`,
      noPage: 'No se encontró la página.',
      choose: 'Elegir un nivel',
    },
  };
};
