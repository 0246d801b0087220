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
        `Cada estado nuevo se compara con todos los anteriores. Con *n* estados son *n*(*n* − 1)/2 comparaciones: ${number(f.fresh)} para los ${number(f.discovered)} estados de este nivel. Las consultas de estados ya vistos exigen ${number(f.again)} más, así que la lista hace ${number(f.list)} en total. Con diez veces más estados nuevos hace unas cien veces más comparaciones.`,
      ],
      actions: { late: 'Mostrar una consulta tardía' },
    },
    tree: {
      heading: 'Un árbol de búsqueda',
      paragraphs: [
        'Un árbol binario de búsqueda mantiene los estados en orden: los menores a la izquierda, los mayores a la derecha. Cada comparación descarta un lado, así que una consulta sigue un solo camino desde la raíz hacia abajo.',
        `Este árbol no está equilibrado. Aquí los estados llegan en un orden tan mezclado que sus caminos siguen siendo cortos: ${number(f.lookups)} consultas hacen ${number(f.tree)} comparaciones, y ninguna hace más de ${number(f.longestInTree)}. Si los estados llegaran ordenados, cada uno iría a la derecha del anterior y el árbol sería una lista.`,
      ],
    },
    hash: {
      heading: 'Una tabla hash',
      paragraphs: [
        `Una tabla hash calcula a partir del propio estado dónde mirar: un número, el **hash**, señala la cubeta. Si contiene otro estado, se prueba la cubeta siguiente. Es raro: de las ${number(f.lookups)} consultas hechas aquí, ${number(f.firstBucket)} solo necesitan la primera cubeta.`,
        `Aquí hace ${number(f.hash)} comparaciones. La tabla nunca está llena más de la mitad: antes de eso, se duplica y todos los estados se mudan. El gráfico de la página del laboratorio dibuja las tres. De ${number(f.half)} a ${number(f.twice)} estados expandidos, la lista pasa de ${number(f.listAtHalf)} a ${number(f.listAtTwice)} comparaciones, el árbol de ${number(f.treeAtHalf)} a ${number(f.treeAtTwice)}, y la tabla hash de ${number(f.hashAtHalf)} a ${number(f.hashAtTwice)}.`,
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
        'Una búsqueda descubre diez veces más estados que otra. ¿Cuántas veces más comparaciones hace una lista para los estados nuevos, aproximadamente?',
      options: { ten: '10 veces más', hundred: '100 veces más', thousand: `${number(1000)} veces más` },
      right:
        'Correcto. Hay diez veces más estados nuevos, y cada uno se compara por término medio con una lista diez veces más larga.',
      hint: 'Hay diez veces más estados nuevos. ¿Y cómo de larga es la lista con la que se compara cada uno?',
    },
  }),
});
