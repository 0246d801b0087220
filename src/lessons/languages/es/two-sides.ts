// Lesson 7 in Spanish.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const twoSides = ({ number }: Counting): LessonTables['two-sides'] => ({
  title: 'Demostrar el óptimo desde dos lados',
  summary: 'Una solución acota el óptimo por arriba; una búsqueda, por abajo. Cuando se encuentran, queda demostrado.',
  boards: { detour: 'Desvío' },
  sections: (f) => ({
    above: {
      heading: 'Por arriba: una solución',
      paragraphs: [
        `Toda solución es una **cota superior**: el óptimo no puede ser más largo. La búsqueda en profundidad encuentra aquí una tras ${number(f.quick)} estados; tiene ${number(f.quickMoves)} movimientos.`,
        '¿Es la más corta? La propia solución no lo dice. «No se encontró ninguna más corta» no es una demostración: quizá nadie la buscó.',
      ],
    },
    below: {
      heading: 'Por abajo: una cota',
      paragraphs: [
        `Una **cota inferior** dice lo que cuesta como mínimo cualquier solución. La heurística del inicio es la primera: h = ${number(f.startBound)} antes de expandir ningún estado.`,
        'A\\* la eleva. Si h es consistente, cada solución aún no encontrada pasa en todo momento por un estado de la frontera, y ninguna cuesta menos que la menor f que espera allí. Por eso la menor f de la frontera es una cota inferior para todo el nivel.',
        'Las barras bajo la frontera muestran cuántos estados esperan con cada f. La barra de más a la izquierda es la cota. Mira cómo avanza hacia la derecha.',
      ],
      actions: { later: `Ir al estado ${number(f.boundAt)}` },
    },
    meet: {
      heading: 'Las dos se encuentran',
      paragraphs: [
        `Cuando la menor f de la frontera alcanza la longitud de la mejor solución, no puede existir nada más corto, y queda **demostrado que la solución es óptima**. Aquí ambas se encuentran en ${number(f.optimum)} movimientos, tras ${number(f.aStar)} estados.`,
        'Hasta entonces, la diferencia es la **brecha**: con una solución de 40 movimientos y una cota de 36, el óptimo está entre 36 y 40. Un solucionador detenido antes de tiempo debería informar de los dos números, no solo de la solución.',
      ],
      actions: { end: 'Ejecutar hasta el final' },
    },
    ends: {
      heading: 'Desde los dos extremos',
      paragraphs: [
        'Hay otra manera de usar dos lados: buscar a la vez hacia delante desde el inicio y hacia atrás desde las metas, tirando de las cajas en lugar de empujarlas. Si la búsqueda hacia delante lo ha visto todo hasta la profundidad *a* y la búsqueda hacia atrás todo hasta la profundidad *b*, y no se han encontrado, toda solución es más larga que *a* + *b*.',
        'Si cada capa tiene *c* veces más estados que la anterior, una búsqueda hasta la profundidad *d* ve unos *c* elevado a *d* estados, y cada una de dos búsquedas de media profundidad ve más o menos la raíz cuadrada de ese número. Donde las capas apenas crecen, se ahorra poco. El solucionador `push-optimal` de masu hace una búsqueda así junto a A\\*, con los empujes como coste, e informa cuando el óptimo está demostrado.',
      ],
    },
  }),
  exercises: (f) => ({
    gap: {
      heading: 'Ejercicio 1',
      question:
        'Un solucionador se detuvo. Su mejor solución tiene 57 movimientos, y la menor f de su frontera es 51. ¿Cuántas longitudes son todavía posibles para el óptimo?',
      right: 'Correcto: 51, 52, 53, 54, 55, 56 y 57.',
      hint: 'El óptimo es como mínimo la cota y como máximo la solución. Cuenta los dos extremos.',
    },
    proven: {
      heading: 'Ejercicio 2',
      question: 'La mejor solución tiene 34 movimientos. ¿Qué demuestra que es óptima?',
      options: {
        long: 'Una búsqueda duró una hora y no encontró nada más corto',
        bound: 'La menor f de la frontera de A* es 34',
        other: 'Otra búsqueda encontró también una solución de 34 movimientos',
      },
      right: 'Correcto. Cualquier solución aún no encontrada pasa por la frontera y cuesta al menos 34.',
      hint: '¿Cuál de las tres dice algo sobre todas las soluciones?',
    },
    read: {
      heading: 'Ejercicio 3',
      question: `Pon el laboratorio en ${number(f.boundAt)} estados. ¿Cuál es allí la cota inferior de A*, es decir, la menor f de los estados en espera?`,
      right: `Correcto: ${number(f.bound)}. Ninguna solución de este nivel tiene menos movimientos.`,
      hint: 'La barra de más a la izquierda bajo la frontera de A* indica la menor f. El próximo estado de la frontera también la tiene.',
    },
  }),
});
