// Spanish texts of the lab.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

/** Four directions in a row are too long for a menu in words. */
const ARROWS: Readonly<Record<string, string>> = { arriba: '↑', derecha: '→', abajo: '↓', izquierda: '←' };

export const lab = (tools: LanguageTools): Tables['lab'] => {
  const { countOf, number } = tools;
  const { boxes, moves } = nouns(tools);
  const states = (count: number): string => countOf(count, 'estado', 'estados');
  const expandedStates = (count: number): string => countOf(count, 'estado expandido', 'estados expandidos');
  const guesses = (count: number): string => countOf(count, 'conjetura', 'conjeturas');
  return {
    over: (title, boxCount) => `Laboratorio · ${title}, ${boxes(boxCount)}`,
    heading: 'Búsquedas, lado a lado',
    level: 'Nivel',
    collection: 'Colección',
    collectionName: (puzzle, title) => `${puzzle}: ${title}`,
    link: 'Copiar enlace',
    linkCopied: 'Enlace copiado. Contiene el nivel y toda la configuración.',
    noLevel: 'No se encontró el nivel.',

    strategies: {
      'breadth-first': 'En anchura',
      'depth-first': 'En profundidad',
      dijkstra: 'Dijkstra',
      'a-star': 'A*',
      greedy: 'Voraz',
      'ida-star': 'IDA*',
    },
    heuristics: { none: 'Sin heurística', nearest: 'Metas más cercanas', matching: 'Emparejamiento' },
    visited: { list: 'Lista', tree: 'Árbol', hash: 'Tabla hash' },
    rules: {
      corner: 'Esquina',
      'dead-cells': 'Casillas muertas',
      square: '2×2',
      freeze: 'Inmovilización',
    },
    noRules: 'Sin reglas',
    directions: { up: 'arriba', right: 'derecha', down: 'abajo', left: 'izquierda' },
    order: (...directions) => directions.map((direction) => ARROWS[direction] ?? direction).join(' '),
    searchName: (algorithm, details) => `${algorithm} (${details})`,

    presets: {
      name: 'Comparar',
      chosen: 'Elige…',
      algorithms: 'En anchura y A*',
      structures: 'Lista, árbol, tabla hash',
      heuristics: 'Tres heurísticas',
      rules: 'Reglas de bloqueo',
    },

    bar: {
      region: 'Ejecutar las búsquedas',
      run: 'Ejecutar',
      pause: 'Pausar',
      restart: 'Reiniciar',
      first: 'Ir al primer estado',
      back: 'Un estado atrás',
      forward: 'Un estado adelante',
      last: 'Ir al final',
      lineBack: 'Una línea atrás',
      line: 'Una línea adelante',
      slider: 'Estados expandidos',
      position: (at, steps) => `${number(at)} de ${expandedStates(steps)}`,
      speed: 'Velocidad',
      speedText: (count) => `${states(count)} por segundo`,
      pace: 'Ritmo',
      together: 'A la par',
      own: 'Cada una al suyo',
      show: 'Mostrar',
      parts: { code: 'Código', frontier: 'Frontera', tree: 'Árbol', visited: 'Visitados', heat: 'Mapa de calor' },
      add: 'Añadir búsqueda',
      said: (name, at, f, line) => `${name}: ${expandedStates(at)}, f ${number(f)}. ${line}.`,
    },

    pane: {
      search: (index, name) => `Búsqueda ${index}: ${name}`,
      algorithm: 'Algoritmo',
      options: 'Opciones',
      heuristic: 'Heurística',
      visited: 'Visitados',
      order: 'Orden de movimientos',
      rules: 'Reglas de bloqueo',
      remove: 'Quitar',
      removeNamed: (name) => `Quitar ${name}`,
      recording: 'Grabando la búsqueda…',
      progress: (expanded) => `Grabando la búsqueda: ${states(expanded)}.`,
      expanded: 'Expandidos',
      frontier: 'Frontera',
      depth: 'Profundidad',
      comparisons: 'Comparaciones',
      current: (g, h, f) => `Estado actual: g ${g}, h ${h}, f ${f}`,
      board: (g) => `El estado que se expande, a ${moves(g)} del inicio.`,
      boardAt: (move, all) => `El tablero tras ${number(move)} de los ${moves(all)} de la solución.`,
      found: (length) => `Solución encontrada: ${moves(length)}.`,
      isOptimal: 'No hay solución más corta.',
      isAsShort:
        'Tan corta como el óptimo que encontró A*; por sí sola, esta búsqueda no demuestra nada sobre la longitud.',
      longer: (more, optimum) => `${moves(more)} más que el óptimo de ${number(optimum)}.`,
      unknownOptimum: 'No se conoce el óptimo: su búsqueda llegó al límite.',
      searchingOptimum: 'Buscando el óptimo…',
      exhausted: 'Se expandieron todos los estados: no hay solución.',
      limit: (expanded) => `Detenida tras ${states(expanded)}: el laboratorio no graba más.`,
      play: 'Ver solución',
      stop: 'Volver a la búsqueda',
      replay: 'Movimientos de la solución',
      replayText: (move, all) => `Movimiento ${number(move)} de ${number(all)}`,
    },

    code: {
      heading: 'Pseudocódigo',
    },

    frontier: {
      heading: 'Frontera',
      about: (waiting) => `${states(waiting)} en espera`,
      none: 'Nada en espera.',
      next: (index) => `próximo ${index}`,
      values: (g, h, f) => `g ${g}, h ${h}, f ${f}`,
      caption: 'Estados en espera según f',
      axis: (f) => `f ${f}`,
      more: 'Mostrar más',
      less: 'Mostrar menos',
      path: 'Camino',
      pathAbout: (length, bound) => `${states(length)}, cota ${number(bound)}`,
    },

    tree: {
      heading: 'Árbol de búsqueda',
      above: (count) => `${number(count)} más arriba`,
      picture: (ancestors, siblings, children) =>
        `El árbol de búsqueda cerca del estado actual. A la vista: ${countOf(ancestors, 'antecesor', 'antecesores')}, ${countOf(siblings, 'hermano', 'hermanos')}, ${countOf(children, 'sucesor', 'sucesores')}.`,
      outcomes: {
        blocked: 'impedido',
        pruned: 'bloqueo sin salida',
        visited: 'ya visto',
        kept: 'añadido',
        relinked: 'seguido de nuevo',
        dead: 'sin meta al alcance',
        beyond: 'más allá de la cota',
      },
      successor: (direction, what) => `${direction}: ${what}`,
    },

    visitedSet: {
      heading: 'Visitados',
      list: {
        about: 'recorrido lineal',
        newest: 'más nuevo',
        oldest: 'más antiguo',
        looking: 'recorrido hasta aquí',
      },
      tree: { about: 'menores a la izquierda, mayores a la derecha', depth: 'estados por profundidad' },
      hash: {
        about: 'directo a la cubeta',
        buckets: (shown, all) => `${number(shown)} de ${countOf(all, 'cubeta', 'cubetas')}`,
      },
      depth: (depth) => `profundidad ${depth}`,
      each: (perLookup) => `${perLookup} comparaciones por consulta`,
    },

    tries: {
      over: (title, size) => `Laboratorio · ${title}, ${size} × ${size}`,
      names: { backtrack: 'Vuelta atrás', propagate: 'Propagación' },
      calls: 'Llamadas',
      guesses: 'Conjeturas',
      depth: 'Profundidad',
      event: 'Último evento',
      kinds: {
        start: 'inicio',
        place: 'número probado',
        illegal: 'incumple una regla',
        back: 'retirado',
        propagate: 'candidatos descartados',
        conflict: 'conflicto',
        'rule-out': 'número descartado',
        shave: 'candidato puesto a prueba',
        solution: 'solución',
        exhausted: 'todo probado',
      },
      cell: (row, column) => `Fila ${row}, columna ${column}`,
      said: (name, what, expanded) => `${name}: ${what}, ${number(expanded)} hasta ahora.`,
      saidAt: (name, what, digit, row, column) => `${name}: ${what}, ${digit} en la fila ${row}, columna ${column}.`,
      tree: 'Árbol de intentos',
      root: 'Todavía no se ha probado nada.',
      current: '(actual)',
      failed: '(fallido)',
      profile: (most) => `Profundidad en toda la ejecución (máxima: ${number(most)})`,
      slider: (name) => `Eventos de ${name}`,
      position: (event, last) => `Evento ${number(event)} de ${number(last)}`,
      grid: (name) => `La cuadrícula tal como la ve ${name}.`,
      toStart: 'Ir al inicio',
      back: 'Un evento atrás',
      forward: 'Un evento adelante',
      speed: (count) => `${countOf(count, 'evento', 'eventos')} por segundo`,
      first: (count) => `Solución encontrada tras ${countOf(count, 'llamada', 'llamadas')}, contadas como en el curso.`,
      unique: (count) => `Exactamente una solución, demostrada con ${guesses(count)}.`,
      several: (count) => `Más de una solución, halladas con ${guesses(count)}.`,
      unsolvable: 'Se probó todo: no hay solución.',
      limit: (count) => `Detenido tras ${number(count)}: el laboratorio no graba más.`,
    },

    heat: {
      heading: 'Dónde han estado las cajas',
      picture: (most) =>
        `Mapa de calor: en cuántos estados expandidos tuvo una caja cada casilla. Máximo: ${number(most)}.`,
      seldom: 'casi nunca tuvo caja',
      often: (most) => `a menudo (${number(most)})`,
    },

    chart: {
      heading: 'Todas las búsquedas',
      measure: 'Medida',
      scale: 'Escala',
      measures: {
        states: 'Estados descubiertos',
        frontier: 'Estados en la frontera',
        comparisons: 'Comparaciones',
        memory: 'Memoria (KiB)',
        time: 'Tiempo (ms)',
      },
      scales: { logarithmic: 'Logarítmica', linear: 'Lineal' },
      x: 'estados expandidos',
      now: 'ahora',
      million: '1 millón',
      billion: 'mil millones',
      picture: (measure, figures) => `Gráfico por estados expandidos. ${measure}: ${figures}.`,
      figure: (name, value) => `${name} ${value}`,
      note: 'Línea continua: hasta el estado actual. De puntos: el resto de la ejecución. El tiempo se mide en tu navegador durante la grabación; las demás cifras son iguales en cualquier equipo.',
    },

    table: {
      heading: 'Cifras de toda la ejecución',
      search: 'Búsqueda',
      verdict: 'Resultado',
      verdicts: { found: 'resuelto', exhausted: 'sin solución', limit: 'detenido' },
      moves: 'Movimientos',
      optimum: 'Óptimo',
      columns: {
        expanded: 'Expandidos',
        generated: 'Generados',
        duplicates: 'Duplicados',
        pruned: 'Podados',
        discovered: 'Descubiertos',
        deepest: 'Prof. máxima',
        comparisons: 'Comparaciones',
        kib: 'KiB',
        millis: 'ms',
      },
      none: '–',
      csv: 'Descargar CSV',
      copy: 'Copiar tabla',
      copied: 'Tabla copiada.',
      steps: 'Expandidos',
      fileName: 'lab.csv',
    },
  };
};
