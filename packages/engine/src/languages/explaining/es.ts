// Sokoban explained, in Spanish.

import { capital } from '@masu/core/base/format.js';
import type { Direction } from '@masu/core/base/grid.js';
import type { Loss } from '@masu/studio/sokoban/explain/facts.js';
import type { ExplainWords, Names } from '@masu/studio/sokoban/explain/words.js';
import { listWith } from '../grammar/cells.js';

const NUMBERS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const and = listWith('y');
const or = listWith('o');
const then = (items: readonly string[]): string => `${items.slice(0, -1).join(', ')} y después ${items.at(-1)}`;

const box = (each: number | undefined, names: Names): string => `la caja ${names.box(each as number)}`;
const boxes = (all: readonly number[], names: Names): string =>
  all.length === 1 ? box(all[0], names) : `las cajas ${and(all.map(names.box))}`;
const goal = (each: number | undefined, names: Names): string => `la meta ${names.goal(each as number)}`;
const goals = (all: readonly number[], names: Names): string =>
  all.length === 1 ? goal(all[0], names) : `las metas ${and(all.map(names.goal))}`;
const cell = (each: number, names: Names): string => {
  const [row, column] = names.cell(each);
  return `fila ${row}, columna ${column}`;
};
const TOWARD: Readonly<Record<Direction, string>> = {
  up: 'hacia arriba',
  right: 'hacia la derecha',
  down: 'hacia abajo',
  left: 'hacia la izquierda',
};
const when = (push: number, names: Names): string => {
  if (push > 0) return `antes del empuje ${push + 1} de esta solución`;
  return names.isStart ? 'al principio' : 'ahora';
};
const afterPush = (push: number): string =>
  push === 1 ? 'Después del primer empuje de esta solución' : `Después del empuje ${push} de esta solución`;

function lossWords(loss: Loss, names: Names, moment: 'then' | 'now'): string {
  const soon = moment === 'then' ? 'entonces ' : '';
  const giveUp = 'unlessGivenUp' in loss && loss.unlessGivenUp ? ', salvo que se sacrifique una caja' : '';
  const named = 'boxes' in loss ? boxes(loss.boxes, names) : '';
  const isOne = 'boxes' in loss && loss.boxes.length === 1;
  const together = 'boxes' in loss && loss.boxes.length === 2 ? 'las dos' : 'todas';
  switch (loss.by) {
    case 'rule':
      if (loss.rule === 'corner' || loss.rule === 'frozen') {
        return isOne
          ? `${named} ${soon}ya no se puede empujar nunca${giveUp}`
          : `${named} ${soon}ya no se pueden empujar nunca${giveUp}`;
      }
      return isOne
        ? `${named} ${soon}ya no puede llegar a una meta${giveUp}`
        : `${named} ${soon}ya no pueden acabar ${together} en metas${giveUp}`;
    case 'no-more':
      return `${soon}ninguna caja más puede llegar a una meta${giveUp}`;
    case 'stuck':
      return isOne
        ? `${named} ${soon}ya no se puede empujar nunca${giveUp}`
        : `${named} ${soon}ya no se pueden empujar nunca${giveUp}`;
    case 'empty-goal':
      return loss.goals.length === 1
        ? `${goals(loss.goals, names)} ${soon}ya no se puede ocupar nunca${giveUp}`
        : `${goals(loss.goals, names)} ${soon}ya no se pueden ocupar nunca${giveUp}`;
    case 'core':
      if (isOne) return `${named} ${soon}ya no puede llegar a una meta, ni siquiera sola en el tablero`;
      return loss.boxes.length === names.goalCount - 1
        ? `${named} ${soon}ya no pueden acabar ${together} en metas, ni siquiera sin la otra caja`
        : `${named} ${soon}ya no pueden acabar ${together} en metas, ni siquiera sin las demás cajas`;
    case 'at-most':
      return `${soon}ya no puede haber más de ${inWords(loss.count)} de las ${inWords(loss.of)} cajas a la vez en metas${giveUp}`;
    case 'search':
      return moment === 'then'
        ? 'una búsqueda completa no encuentra ninguna solución después'
        : 'una búsqueda completa no encuentra ninguna solución';
  }
}

export const EXPLAIN_WORDS: ExplainWords = {
  level: {
    'first-push': (fact, names) =>
      `Solo uno de los ${fact.count} ${names.isStart ? 'primeros empujes' : 'empujes posibles ahora'} no pierde: ${box(fact.boxes[0], names)} ${TOWARD[fact.direction]}.`,
    'first-box': (fact, names) =>
      names.isStart
        ? `Toda solución empieza con ${box(fact.boxes[0], names)}; empujar primero otra caja pierde.`
        : `Toda solución sigue con ${box(fact.boxes[0], names)}; empujar ahora otra caja pierde.`,
    'off-goal': (fact, names) =>
      `${capital(box(fact.boxes[0], names))} ${names.isStart ? 'empieza en una meta' : 'está en una meta'}, pero tiene que dejarla.`,
    gate: (fact, names) =>
      fact.boxes.length === 1
        ? `${capital(boxes(fact.boxes, names))} es la clave: hasta que se mueva, ninguna otra caja se puede empujar a una meta sin perder.`
        : `${capital(boxes(fact.boxes, names))} son la clave: hasta que cada una se haya movido, ninguna otra caja se puede empujar a una meta sin perder.`,
    'two-runs': (fact, names) => {
      if (fact.boxes.length === 1) {
        return `${capital(boxes(fact.boxes, names))} no se puede llevar de una vez: toda solución la deja y vuelve a por ella.`;
      }
      return fact.boxes.length === names.goalCount
        ? 'Ninguna caja se puede llevar de una vez: toda solución deja cada una de ellas y vuelve a por ella.'
        : `${capital(boxes(fact.boxes, names))} no se pueden llevar de una vez: toda solución deja cada una de ellas y vuelve a por ella.`;
    },
    detour: (fact, names) =>
      `Toda solución empuja una caja a la casilla ${cell(fact.cells[0], names)}, un rodeo: sola en el tablero, ninguna caja iría ahí para llegar a una meta con el mínimo de empujes${
        fact.boxes.length === 0 ? '' : ` (en esta solución: ${boxes(fact.boxes, names)})`
      }.`,
    'goal-chain': (fact, names) =>
      `Las metas se tienen que ocupar definitivamente en este orden: ${then(fact.goals.map(names.goal))}${
        fact.closes ? '; cada una cierra el camino a la anterior' : ''
      }.`,
    'goal-first': (fact, names) =>
      `${capital(goal(fact.goals[0], names))} se tiene que ocupar definitivamente la primera.`,
    'goal-last': (fact, names) =>
      `${capital(goal(fact.goals[0], names))} se tiene que ocupar definitivamente la última.`,
    'fill-before': ({ goals: [first, ...later], closes }, names) => {
      const where =
        later.length > 1 ? 'una caja en cualquiera de ellas' : `una caja en ${goal(later[0] as number, names)}`;
      const because = closes ? `: ${where} le cierra el camino` : '';
      return `${capital(goal(first, names))} se tiene que ocupar definitivamente antes que ${goals(later, names)}${because}.`;
    },
    'move-before': ({ boxes: [first, ...later], loses }, names) =>
      `${capital(box(first, names))} se tiene que mover antes que ${boxes(later, names)}${loses ? ': al revés se pierde' : ''}.`,
    'ends-on': (fact, names) =>
      `${capital(box(fact.boxes[0], names))} tiene que acabar en ${goal(fact.goals[0], names)}, aunque ${goal(fact.goals[1], names)} está más cerca: sola en el tablero, ${fact.pushes[1]} ${fact.pushes[1] === 1 ? 'empuje' : 'empujes'} en vez de ${fact.pushes[0]}.`,
    door: (fact, names) => {
      const where = `tras el paso de la ${cell(fact.cells[0], names)}`;
      const least = fact.behind === fact.count ? '' : 'al menos ';
      const many = least + (fact.count === 1 ? 'una caja tiene' : `${inWords(fact.count)} cajas tienen`);
      if (fact.isAll) return `Todas las metas están ${where}: ${many} que pasar por él.`;
      return fact.behind === 1
        ? `Una de las metas está ${where}: ${many} que pasar por él.`
        : `${capital(inWords(fact.behind))} de las metas están ${where}: ${many} que pasar por él.`;
    },
    'goal-trap': (fact, names) =>
      `${capital(box(fact.boxes[0], names))} puede ir directa a ${goal(fact.goals[0], names)} ${when(fact.push, names)}, pero así se pierde: ${lossWords(fact.loss, names, 'then')}.`,
    'push-trap': (fact, names) =>
      `Empujar ${box(fact.boxes[0], names)} ${TOWARD[fact.direction]} ${when(fact.push, names)} la acerca a ${goal(fact.goals[0], names)}, pero así se pierde: ${lossWords(fact.loss, names, 'then')}.`,
    'safe-after': ({ push }) =>
      push === 0
        ? 'Solo se puede perder empujando una caja a una casilla muerta.'
        : `${afterPush(push)}, solo se puede perder empujando una caja a una casilla muerta.`,
    plan: ({ aside, boxes: all, goals: ends }, names) => {
      const deliveries = all.map((each, at) => `${names.box(each)} a ${names.goal(ends[at] as number)}`);
      const verb = aside.length === 1 ? 'se mueve primero' : 'se mueven primero';
      const first = aside.length === 0 ? '' : `${boxes(aside, names)} ${verb}; luego `;
      return `El plan de esta solución: ${first}${then(deliveries)}.`;
    },
    'deliver-after': (fact, names) =>
      fact.push === 0
        ? fact.boxes.length === names.goalCount
          ? 'En esta solución, cada caja va a su meta de una vez.'
          : 'En esta solución, cada caja que se empuja va a su meta de una vez.'
        : `${afterPush(fact.push)}, solo queda llevarlas: ${boxes(
            [...fact.boxes].sort((a, b) => a - b),
            names,
          )} van a sus metas, cada una de una vez.`,
    'makes-room': (fact, names) =>
      `En esta solución, ${box(fact.boxes[0], names)} se quita de en medio al menos ${fact.count} veces.`,
  },
  run: {
    'only-push': () => 'Cualquier otro empuje pierde aquí.',
    'only-box': () => 'Empujar otra caja pierde aquí.',
    waits: (fact, names) =>
      fact.loses
        ? `Hasta que se mueva, empujar ${box(fact.boxes[0], names)} hace perder.`
        : `Hasta que se mueva, ${box(fact.boxes[0], names)} no se puede empujar sin perder.`,
    gate: () => 'Hasta que se mueva, ninguna otra caja se puede empujar a una meta sin perder.',
    'goal-order': ({ goals: [first, ...later] }, names) =>
      later.length >= 2 && later.length === names.goalCount - 1
        ? `${capital(goal(first, names))} se tiene que ocupar definitivamente la primera.`
        : `${capital(goal(first, names))} se tiene que ocupar definitivamente antes que ${goals(later, names)}.`,
    'too-early': (fact, names) =>
      `Llevarla ahora a la meta ${or(fact.goals.map(names.goal))} haría perder${fact.loss ? `: ${lossWords(fact.loss, names, 'then')}` : ''}.`,
    enables: (fact, names) => {
      const other = box(fact.boxes[0], names);
      const soon = fact.isNext ? 'a continuación' : 'más tarde';
      if (fact.why === 'track') return `Deja libre el camino para ${other}, que se empuja ${soon}.`;
      if (fact.why === 'stand')
        return `Deja libre la casilla desde la que ${other} se empuja ${soon} ${TOWARD[fact.direction]}.`;
      if (fact.isOwn)
        return `Te abre el camino para ponerte detrás de ${other}, que se empuja ${soon} ${TOWARD[fact.direction]}.`;
      return `Esto te lleva al lado desde el que ${other} se empuja ${soon} ${TOWARD[fact.direction]}.`;
    },
    'before-closed': (fact, names) => `Más tarde, ${box(fact.boxes[0], names)} le cerrará el camino.`,
    'any-time': () => 'También podría ir al final.',
    'either-order': (fact, names) => `${capital(box(fact.boxes[0], names))} también podría ir antes.`,
    stops: ({ boxes: [by], why, direction, isFirst }, names) => {
      const head = isFirst
        ? `Todavía no se puede empujar ${TOWARD[direction]}:`
        : 'Su próximo recorrido todavía no es posible:';
      if (by === undefined) {
        return isFirst
          ? `${head} no puedes ponerte detrás.`
          : `${head} no puedes llegar al lado desde el que hay que empujarla ${TOWARD[direction]}.`;
      }
      if (why === 'reach') return `${head} ${box(by, names)} te impide ponerte detrás.`;
      if (why === 'stand') return `${head} ${box(by, names)} está donde tienes que ponerte.`;
      return `${head} ${box(by, names)} está en medio.`;
    },
    'way-blocked': (fact, names) => {
      const head = 'Todavía no puede llegar a una meta:';
      if (fact.by === 'several') return `${head} varias cajas están en medio.`;
      if (fact.by === 'pair') return `${head} ${boxes(fact.boxes, names)} están en medio.`;
      if (fact.boxes.length === 1) return `${head} ${boxes(fact.boxes, names)} está en medio.`;
      return `Todavía no puede llegar a una meta; podría sin ${or(fact.boxes.map((each) => box(each, names)))}.`;
    },
  },
  head: (run, names) => {
    const name = capital(box(run.box, names));
    if (run.goal === undefined) return `${name} se aparta a la ${cell(run.onto, names)}.`;
    return run.isDelivery
      ? `${name} va a ${goal(run.goal, names)}.`
      : `${name} espera por ahora en ${goal(run.goal, names)}.`;
  },
  inTurns: (all, names) => `${capital(boxes(all, names))} se mueven por turnos: cada una espera a la otra.`,
  group: {
    for: (run, names) => `Para llevar ${box(run.box, names)} a ${goal(run.goal, names)}:`,
    deliveries: (count) => (count === 1 ? 'Entrega:' : 'Entregas:'),
    needless: () => 'Ninguna entrega lo necesita:',
  },
  aim: (run, names) =>
    run ? `Esto ayuda a llevar ${box(run.box, names)} a ${goal(run.goal, names)}.` : 'Ninguna entrega necesita esto.',
  again: (line) => `Otra vez, como en el paso ${line}.`,
  loss: lossWords,
  push: (verdict, names) => {
    switch (verdict.verdict) {
      case 'loses':
        return `Ese empuje pierde: ${lossWords(verdict.loss, names, 'then')}.`;
      case 'longer':
        return verdict.more === 1
          ? 'Ese empuje no pierde, pero cuesta 1 empuje más que el mejor.'
          : `Ese empuje no pierde, pero cuesta ${verdict.more} empujes más que el mejor.`;
      case 'as-good':
        return 'Ese empuje es tan bueno como cualquier otro: una solución con el mínimo de empujes empieza así.';
      case 'lost':
        return 'Aquí todo empuje pierde: la posición no tiene solución.';
      case 'solved':
        return 'Aquí no hace falta ningún empuje: cada caja está en una meta.';
      case 'unknown':
        return 'El nivel es demasiado grande para una demostración, y tras ese empuje no se aplica ninguna regla de bloqueo.';
      case 'illegal':
        return 'Ese empuje no es posible aquí.';
    }
  },
};
