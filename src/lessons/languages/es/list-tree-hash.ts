// Lesson 2 in Spanish.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const listTreeHash = ({ number }: Counting): LessonTables['list-tree-hash'] => ({
  title: 'Lista, árbol, tabla hash',
  summary: 'Con cada movimiento se hace la misma pregunta: ¿ya se vio este estado? Tres maneras de responderla.',
  boards: { firstPush: 'Primer empuje' },
  sections: (f) => ({
    question: {
      heading: 'La pregunta',
      paragraphs: [
        'Una búsqueda hace la misma pregunta una y otra vez: _¿he visto ya este estado?_ La hace con cada movimiento posible, así que la respuesta debe ser rápida.',
        'El laboratorio ejecuta tres veces la misma búsqueda en anchura. Los estados, su orden y la solución son iguales en los tres paneles. Solo cambia la estructura de datos del conjunto de visitados y, con ella, el número de **comparaciones** de un estado con otro.',
      ],
    },
    list: {
      heading: 'Una lista',
      paragraphs: [
        'El conjunto de visitados más sencillo es una lista enlazada. Una consulta compara el estado nuevo con cada estado de la lista hasta que uno es igual. Si el estado es nuevo, son todos.',
        `Con *n* estados al final, las consultas comparan unos *n*²/2 pares. En este nivel la búsqueda descubre ${number(f.discovered)} estados y la lista hace ${number(f.list)} comparaciones. Diez veces más estados exigen cien veces más comparaciones.`,
      ],
      actions: { late: 'Mostrar una consulta tardía' },
    },
    tree: {
      heading: 'Un árbol de búsqueda',
      paragraphs: [
        'Un árbol binario de búsqueda mantiene los estados en orden: los menores a la izquierda, los mayores a la derecha. Cada comparación descarta un lado, así que una consulta sigue un solo camino desde la raíz hacia abajo.',
        `El árbol nunca se equilibra, y no hace falta: los estados llegan en un orden tan mezclado que los caminos siguen siendo cortos. Aquí el árbol hace ${number(f.tree)} comparaciones. Si los estados llegaran ordenados, cada uno iría a la derecha del anterior y el árbol sería una lista.`,
      ],
    },
    hash: {
      heading: 'Una tabla hash',
      paragraphs: [
        'Una tabla hash calcula a partir del propio estado dónde mirar: un número, el **hash**, señala la cubeta. La mayoría de las consultas encuentran la cubeta vacía o dan enseguida con el estado correcto.',
        `Aquí hace ${number(f.hash)} comparaciones. La tabla está llena como mucho hasta la mitad; cuando se llena, se duplica y todos los estados se mudan. El gráfico de la página del laboratorio dibuja las tres en ejes logarítmicos: la lista sube con el doble de pendiente que las otras dos.`,
      ],
    },
  }),
  exercises: (_) => ({
    scan: {
      heading: 'Ejercicio 1',
      question: `Una lista contiene ${number(1000)} estados. Llega un estado nuevo que no está entre ellos. ¿Cuántas comparaciones hace la consulta?`,
      right:
        'Correcto. Para estar segura de que un estado es nuevo, la lista debe compararlo con todos los estados que contiene.',
      hint: '¿Cuándo puede terminar antes la consulta? ¿Ocurre eso aquí?',
    },
    order: {
      heading: 'Ejercicio 2',
      question: 'Ordena las tres según las comparaciones que hacen en este nivel, de menos a más.',
      options: { list: 'Lista', tree: 'Árbol de búsqueda', hash: 'Tabla hash' },
      right: 'Correcto. La tabla hash va directa a la cubeta, el árbol sigue un solo camino y la lista lo mira todo.',
      hint: 'Mira las comparaciones en los tres paneles.',
    },
    tenfold: {
      heading: 'Ejercicio 3',
      question:
        'Un nivel tiene diez veces más estados que otro. ¿Cuántas veces más comparaciones hace la lista, aproximadamente?',
      options: { ten: '10 veces más', hundred: '100 veces más', thousand: `${number(1000)} veces más` },
      right: 'Correcto. Hay diez veces más consultas, y cada una recorre una lista diez veces más larga.',
      hint: 'Hay diez veces más consultas. ¿Y cuánto dura cada una?',
    },
  }),
});
