// Lesson 8 in Spanish.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const backtracking = ({ number, countOf }: Counting): LessonTables['backtracking'] => ({
  title: 'Vuelta atrás y propagación en Futoshiki',
  summary: 'Probar los números uno a uno, o descartar primero lo que no puede ser: dos búsquedas en el mismo puzle.',
  boards: { fourByFour: 'Cuatro por cuatro' },
  sections: (f) => ({
    state: {
      heading: 'Otra clase de estado',
      paragraphs: [
        `Un Futoshiki de tamaño ${number(f.size)} tiene cada número del 1 al ${number(f.size)} una vez en cada fila y columna, y se deben cumplir todos los signos: un signo apunta al número menor. El estado de una búsqueda es una cuadrícula rellena en parte.`,
        `Aquí hay ${number(f.blanks)} casillas vacías y ${number(f.size)} números para cada una. Nadie busca una solución más corta: toda solución rellena las mismas casillas. La cuestión es cuántas cuadrículas debe mirar una búsqueda.`,
      ],
    },
    backtrack: {
      heading: 'Vuelta atrás',
      paragraphs: [
        'El algoritmo del curso toma la primera casilla vacía, fila por fila, y escribe el primer número que no incumple ninguna regla hasta el momento. Luego hace lo mismo con el resto de la cuadrícula. Si el resto no se puede rellenar, retira el número y prueba el siguiente. Es una búsqueda en profundidad, y lo único que guarda es el camino.',
        `El laboratorio cuenta como el curso: una **llamada** por el inicio y una por cada número escrito. Este puzle requiere ${countOf(f.calls, 'llamada', 'llamadas')}. La línea bajo el árbol de intentos muestra a qué profundidad estaba la búsqueda: donde cae, se retiraron números.`,
      ],
      actions: { middle: 'Mostrar cómo se retira un error', end: 'Ir a la solución' },
    },
    candidates: {
      heading: 'Candidatos',
      paragraphs: [
        'La propagación hace antes otra pregunta: ¿qué números son todavía posibles en cada casilla? Son sus **candidatos**. Una casilla dada descarta su número en el resto de su fila y de su columna. Un signo descarta el número mayor en su lado menor y el número menor en su lado mayor.',
        'Cada candidato que desaparece puede hacer desaparecer otros. Si en una casilla queda un solo candidato, la casilla queda fijada (un **único visible**). Si a un número le queda una sola casilla en una fila o columna, va en ella (un **único oculto**). En el laboratorio, los candidatos recién descartados aparecen tachados.',
      ],
      actions: { after: 'Descartar todo lo que se pueda' },
    },
    compare: {
      heading: 'Menos conjeturas',
      paragraphs: [
        `En este puzle la propagación necesita ${countOf(f.guesses, 'conjetura', 'conjeturas')}; la vuelta atrás necesitó ${countOf(f.calls, 'llamada', 'llamadas')}. Un paso de propagación recorre toda la cuadrícula; una llamada de vuelta atrás mira una sola casilla. Pero cada casilla vacía más puede multiplicar las llamadas, en el peor caso por la cantidad de números, así que en un puzle grande la vuelta atrás puede tardar más de lo que nadie querrá esperar.`,
        'Cuando ya no se deduce nada más, la propagación también debe conjeturar. Conjetura en una casilla con pocos candidatos, y si la conjetura lleva a un **conflicto** (una casilla sin candidato o un número sin casilla), sabe que el número es incorrecto y lo descarta. Y sigue después de la primera solución: si no aparece una segunda, queda demostrado que la solución es única.',
      ],
    },
  }),
  exercises: (f) => ({
    candidates: {
      heading: 'Ejercicio 1',
      question:
        'Tamaño 4, todavía ningún número en la fila ni en la columna de una casilla. Un signo dice que la casilla es menor que su vecina, y ningún otro signo toca esas dos casillas. ¿Cuántos candidatos tiene la casilla?',
      right: `Correcto: ${number(f.candidates)}. Solo se descarta el 4, porque nada es mayor que 4.`,
      hint: '¿Qué número no podría ser menor que otro número del 1 al 4?',
    },
    calls: {
      heading: 'Ejercicio 2',
      question:
        'Un puzle de 2 × 2 tiene cuatro casillas vacías y un signo: la casilla izquierda de la fila de arriba es mayor que la derecha. La vuelta atrás rellena las casillas fila por fila y prueba primero el número 1. ¿Cuántas llamadas hace, contadas como en el curso?',
      right: `Correcto: ${number(f.tinyCalls)}: el inicio y una por cada número escrito, incluido el primero, que era incorrecto.`,
      hint: 'Juégalo: la primera casilla recibe primero un 1. ¿Cabe algún número en la segunda casilla? Cuenta el inicio y cada número escrito, también los retirados.',
    },
    conflict: {
      heading: 'Ejercicio 3',
      question:
        'La propagación conjetura un 3 en una casilla, y otra casilla se queda sin ningún candidato. ¿Qué se deduce?',
      options: {
        none: 'El puzle no tiene solución',
        wrong: 'El 3 es incorrecto y se puede descartar en esa casilla',
        again: 'Nada todavía: hay que probar los demás candidatos de la casilla vacía',
      },
      right: 'Correcto. Todo lo anterior a la conjetura sigue siendo válido; solo queda refutada la conjetura.',
      hint: '¿Qué era seguro y qué era solo una suposición?',
    },
  }),
});
