// Spanish texts of the help dialog. Keys are named as on Spanish keyboards.

import type { Tables } from '../../tables.js';

export const help = (): Tables['help'] => ({
  heading: 'Ayuda',
  settings: 'Todos los ajustes',
  about: 'masu funciona por completo en tu navegador. Nada de lo que juegas, pegas o dibujas sale de este dispositivo.',
  sections: [
    [
      'Moverse',
      [
        { keys: ['←', '↑', '→', '↓'], does: 'Dar un paso; también W A S D y H J K L' },
        { keys: ['Ctrl+flecha'], does: 'Caminar hasta topar con algo' },
        { keys: ['Mayús+flecha'], does: 'Empujar hasta topar con algo' },
        { gesture: 'Clic o toque', does: 'Ir hasta allí, o elegir una caja y luego su destino' },
        { gesture: 'Arrastrar', does: 'Empujar una caja a una casilla, o mover un tablero ampliado' },
        { gesture: 'Deslizar', does: 'Dar un paso' },
      ],
    ],
    [
      'Deshacer e instantáneas',
      [
        { keys: ['U', 'Z', '⌫'], does: 'Deshacer un recorrido o empuje entero' },
        { keys: ['Y', 'Ctrl+Y'], does: 'Rehacer' },
        { keys: ['Mayús+U', 'Mayús+Y'], does: 'Deshacer o rehacer un solo movimiento' },
        { keys: ['R'], does: 'Reiniciar (se puede deshacer)' },
        { keys: ['Inicio', 'Fin'], does: 'Deshacer todo, rehacer todo' },
        { keys: ['Alt+1'], does: 'Guardar la instantánea 1' },
        { keys: ['1'], does: 'Volver a la instantánea 1' },
      ],
    ],
    [
      'Pistas y vista',
      [
        { keys: ['I'], does: 'Mostrar el siguiente paso de la pista' },
        { keys: ['C'], does: 'Resaltar las casillas muertas' },
        { keys: ['X'], does: 'Activar o desactivar los avisos de bloqueo sin salida' },
        { keys: ['B'], does: 'Mostrar los empujes mínimos que quedan' },
        { keys: ['.', ',', 'F'], does: 'Acercar, alejar, ver el tablero entero' },
        { keys: ['Ctrl+Mayús+flecha'], does: 'Mover un tablero ampliado' },
        { keys: ['V'], does: 'Mostrar al jugador' },
        { gesture: 'Pellizco, o Ctrl y rueda', does: 'Zoom' },
        { keys: ['Espacio'], does: 'Reproducir o pausar la repetición' },
        { keys: ['+', '−'], does: 'Cambiar la velocidad de la repetición' },
        { keys: ['N', 'P'], does: 'Nivel siguiente o anterior' },
        { keys: ['Enter'], does: 'Nivel siguiente, al ganar' },
        { keys: ['Ctrl+V'], does: 'Jugar los movimientos pegados o añadir los niveles pegados' },
        { keys: ['?'], does: 'Abrir esta ayuda' },
      ],
    ],
    [
      'Futoshiki',
      [
        { keys: ['1', '2', '3'], does: 'Escribir un número' },
        { keys: ['Inicio', 'Fin'], does: 'Primera o última casilla de la fila' },
        { keys: ['Ctrl+Inicio', 'Ctrl+Fin'], does: 'Primera o última casilla de la cuadrícula' },
        { keys: ['M'], does: 'Activar o desactivar las notas' },
        { keys: ['A'], does: 'Rellenar todas las notas' },
        { keys: ['X', 'Supr'], does: 'Borrar' },
        { keys: ['I'], does: 'Pista' },
        { keys: ['N', 'P'], does: 'Puzle siguiente o anterior' },
      ],
    ],
    [
      'Mando',
      [
        { gesture: 'Palanca o cruceta', does: 'Moverse' },
        { keys: ['A'], does: 'Pista; nivel siguiente al ganar' },
        { keys: ['B'], does: 'Deshacer' },
        { keys: ['X'], does: 'Rehacer' },
        { keys: ['Y'], does: 'Reiniciar' },
        { keys: ['LB', 'RB'], does: 'Nivel anterior o siguiente' },
      ],
    ],
  ],
});
