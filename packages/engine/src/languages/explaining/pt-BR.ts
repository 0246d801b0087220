// Sokoban explained, in Brazilian Portuguese.

import { capital } from '@masu/core/base/format.js';
import type { Direction } from '@masu/core/base/grid.js';
import type { Loss } from '@masu/studio/sokoban/explain/facts.js';
import type { ExplainWords, Names } from '@masu/studio/sokoban/explain/words.js';
import { listWith } from '../grammar/cells.js';

const NUMBERS = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
/** The masculine forms. */
const inWordsOfGoals = (count: number): string => ['zero', 'um', 'dois'][count] ?? inWords(count);
const and = listWith('e');
const or = listWith('ou');
const then = (items: readonly string[]): string => `${items.slice(0, -1).join(', ')} e depois ${items.at(-1)}`;

const box = (each: number | undefined, names: Names): string => `a caixa ${names.box(each as number)}`;
const boxes = (all: readonly number[], names: Names): string =>
  all.length === 1 ? box(all[0], names) : `as caixas ${and(all.map(names.box))}`;
const goal = (each: number | undefined, names: Names): string => `o alvo ${names.goal(each as number)}`;
const goals = (all: readonly number[], names: Names): string =>
  all.length === 1 ? goal(all[0], names) : `os alvos ${and(all.map(names.goal))}`;
const cell = (each: number, names: Names): string => {
  const [row, column] = names.cell(each);
  return `linha ${row}, coluna ${column}`;
};
const TOWARD: Readonly<Record<Direction, string>> = {
  up: 'para cima',
  right: 'para a direita',
  down: 'para baixo',
  left: 'para a esquerda',
};
const when = (push: number, names: Names): string => {
  if (push > 0) return `antes do empurrão ${push + 1} desta solução`;
  return names.isStart ? 'no início' : 'agora';
};
const afterPush = (push: number): string =>
  push === 1 ? 'Depois do primeiro empurrão desta solução' : `Depois do empurrão ${push} desta solução`;

function lossWords(loss: Loss, names: Names, moment: 'then' | 'now'): string {
  const soon = moment === 'then' ? 'então ' : '';
  const giveUp = 'unlessGivenUp' in loss && loss.unlessGivenUp ? ', a não ser que se sacrifique uma caixa' : '';
  const named = 'boxes' in loss ? boxes(loss.boxes, names) : '';
  const isOne = 'boxes' in loss && loss.boxes.length === 1;
  const together = 'boxes' in loss && loss.boxes.length === 2 ? 'as duas' : 'todas';
  switch (loss.by) {
    case 'rule':
      if (loss.rule === 'corner' || loss.rule === 'frozen') {
        return isOne
          ? `${named} ${soon}nunca mais pode ser empurrada${giveUp}`
          : `${named} ${soon}nunca mais podem ser empurradas${giveUp}`;
      }
      return isOne
        ? `${named} ${soon}não pode mais chegar a um alvo${giveUp}`
        : `${named} ${soon}não podem mais terminar ${together} em alvos${giveUp}`;
    case 'no-more':
      return `${soon}nenhuma outra caixa pode chegar a um alvo${giveUp}`;
    case 'stuck':
      return isOne
        ? `${named} ${soon}nunca mais pode ser empurrada${giveUp}`
        : `${named} ${soon}nunca mais podem ser empurradas${giveUp}`;
    case 'empty-goal':
      return loss.goals.length === 1
        ? `${goals(loss.goals, names)} ${soon}nunca mais pode ser ocupado${giveUp}`
        : `${goals(loss.goals, names)} ${soon}nunca mais podem ser ocupados${giveUp}`;
    case 'core':
      if (isOne) return `${named} ${soon}não pode mais chegar a um alvo, nem sozinha no tabuleiro`;
      return loss.boxes.length === names.goalCount - 1
        ? `${named} ${soon}não podem mais terminar ${together} em alvos, nem sem a outra caixa`
        : `${named} ${soon}não podem mais terminar ${together} em alvos, nem sem as outras caixas`;
    case 'at-most':
      return `${soon}não pode mais haver mais de ${inWords(loss.count)} das ${inWords(loss.of)} caixas em alvos ao mesmo tempo${giveUp}`;
    case 'search':
      return moment === 'then'
        ? 'uma busca completa não encontra nenhuma solução depois dele'
        : 'uma busca completa não encontra nenhuma solução';
  }
}

export const EXPLAIN_WORDS: ExplainWords = {
  level: {
    'first-push': (fact, names) =>
      `Só um dos ${fact.count} ${names.isStart ? 'primeiros empurrões' : 'empurrões possíveis agora'} não perde: ${box(fact.boxes[0], names)} ${TOWARD[fact.direction]}.`,
    'first-box': (fact, names) =>
      names.isStart
        ? `Toda solução começa com ${box(fact.boxes[0], names)}; empurrar primeiro outra caixa perde.`
        : `Toda solução continua com ${box(fact.boxes[0], names)}; empurrar agora outra caixa perde.`,
    'off-goal': (fact, names) =>
      `${capital(box(fact.boxes[0], names))} ${names.isStart ? 'começa em um alvo' : 'está em um alvo'}, mas precisa sair dele.`,
    gate: (fact, names) =>
      fact.boxes.length === 1
        ? `${capital(boxes(fact.boxes, names))} é a chave: até ela se mover, nenhuma outra caixa pode ser empurrada para um alvo sem perder.`
        : `${capital(boxes(fact.boxes, names))} são as chaves: até cada uma delas se mover, nenhuma outra caixa pode ser empurrada para um alvo sem perder.`,
    'two-runs': (fact, names) => {
      if (fact.boxes.length === 1) {
        return `${capital(boxes(fact.boxes, names))} não pode ser levada de uma vez: toda solução a deixa e volta para buscá-la.`;
      }
      return fact.boxes.length === names.goalCount
        ? 'Nenhuma caixa pode ser levada de uma vez: toda solução deixa cada uma delas e volta para buscá-la.'
        : `${capital(boxes(fact.boxes, names))} não podem ser levadas de uma vez: toda solução deixa cada uma delas e volta para buscá-la.`;
    },
    detour: (fact, names) =>
      `Toda solução empurra uma caixa para a casa ${cell(fact.cells[0], names)}, um desvio: sozinha no tabuleiro, nenhuma caixa iria ali para chegar a um alvo com o mínimo de empurrões${
        fact.boxes.length === 0 ? '' : ` (nesta solução: ${boxes(fact.boxes, names)})`
      }.`,
    'goal-chain': (fact, names) =>
      `Os alvos precisam ser ocupados de vez nesta ordem: ${then(fact.goals.map(names.goal))}${
        fact.closes ? '; cada um fecha o caminho do anterior' : ''
      }.`,
    'goal-first': (fact, names) => `${capital(goal(fact.goals[0], names))} precisa ser o primeiro ocupado de vez.`,
    'goal-last': (fact, names) => `${capital(goal(fact.goals[0], names))} precisa ser o último ocupado de vez.`,
    'fill-before': ({ goals: [first, ...later], closes }, names) => {
      const where =
        later.length > 1 ? 'uma caixa em qualquer um deles' : `uma caixa no alvo ${names.goal(later[0] as number)}`;
      const because = closes ? `: ${where} fecha o caminho até ele` : '';
      const before =
        later.length > 1 ? `dos alvos ${and(later.map(names.goal))}` : `do alvo ${names.goal(later[0] as number)}`;
      return `${capital(goal(first, names))} precisa ser ocupado de vez antes ${before}${because}.`;
    },
    'move-before': ({ boxes: [first, ...later], loses }, names) => {
      const before =
        later.length > 1 ? `das caixas ${and(later.map(names.box))}` : `da caixa ${names.box(later[0] as number)}`;
      return `${capital(box(first, names))} precisa se mover antes ${before}${loses ? ': a ordem contrária perde' : ''}.`;
    },
    'ends-on': (fact, names) =>
      `${capital(box(fact.boxes[0], names))} precisa terminar no alvo ${names.goal(fact.goals[0])}, embora ${goal(fact.goals[1], names)} esteja mais perto: sozinha no tabuleiro, ${fact.pushes[1]} ${fact.pushes[1] === 1 ? 'empurrão' : 'empurrões'} em vez de ${fact.pushes[0]}.`,
    door: (fact, names) => {
      const where = `atrás da passagem na ${cell(fact.cells[0], names)}`;
      const least = fact.behind === fact.count ? '' : 'pelo menos ';
      const many = least + (fact.count === 1 ? 'uma caixa precisa' : `${inWords(fact.count)} caixas precisam`);
      if (fact.isAll) return `Todos os alvos estão ${where}: ${many} passar por ela.`;
      return fact.behind === 1
        ? `Um dos alvos está ${where}: ${many} passar por ela.`
        : `${capital(inWordsOfGoals(fact.behind))} dos alvos estão ${where}: ${many} passar por ela.`;
    },
    'goal-trap': (fact, names) =>
      `${capital(box(fact.boxes[0], names))} pode ir direto para ${goal(fact.goals[0], names)} ${when(fact.push, names)}, mas isso perde: ${lossWords(fact.loss, names, 'then')}.`,
    'push-trap': (fact, names) =>
      `Empurrar ${box(fact.boxes[0], names)} ${TOWARD[fact.direction]} ${when(fact.push, names)} a aproxima do alvo ${names.goal(fact.goals[0])}, mas isso perde: ${lossWords(fact.loss, names, 'then')}.`,
    'safe-after': ({ push }) =>
      push === 0
        ? 'Só se perde empurrando uma caixa para uma casa morta.'
        : `${afterPush(push)}, só se perde empurrando uma caixa para uma casa morta.`,
    plan: ({ aside, boxes: all, goals: ends }, names) => {
      const deliveries = all.map((each, at) => `${names.box(each)} para ${names.goal(ends[at] as number)}`);
      const verb = aside.length === 1 ? 'se move primeiro' : 'se movem primeiro';
      const first = aside.length === 0 ? '' : `${boxes(aside, names)} ${verb}; em seguida, `;
      return `O plano desta solução: ${first}${then(deliveries)}.`;
    },
    'deliver-after': (fact, names) =>
      fact.push === 0
        ? fact.boxes.length === names.goalCount
          ? 'Nesta solução, cada caixa vai para o seu alvo de uma vez.'
          : 'Nesta solução, cada caixa empurrada vai para o seu alvo de uma vez.'
        : `${afterPush(fact.push)}, só falta levar: ${boxes(
            [...fact.boxes].sort((a, b) => a - b),
            names,
          )} vão para os seus alvos, cada uma de uma vez.`,
    'makes-room': (fact, names) =>
      `Nesta solução, ${box(fact.boxes[0], names)} sai do caminho pelo menos ${fact.count} vezes.`,
  },
  run: {
    'only-push': () => 'Qualquer outro empurrão perde aqui.',
    'only-box': () => 'Empurrar outra caixa perde aqui.',
    waits: (fact, names) =>
      fact.loses
        ? `Até ela se mover, empurrar ${box(fact.boxes[0], names)} faz perder.`
        : `Até ela se mover, ${box(fact.boxes[0], names)} não pode ser empurrada sem perder.`,
    gate: () => 'Até ela se mover, nenhuma outra caixa pode ser empurrada para um alvo sem perder.',
    'goal-order': ({ goals: [first, ...later] }, names) => {
      if (later.length >= 2 && later.length === names.goalCount - 1) {
        return `${capital(goal(first, names))} precisa ser o primeiro ocupado de vez.`;
      }
      const before =
        later.length > 1 ? `dos alvos ${and(later.map(names.goal))}` : `do alvo ${names.goal(later[0] as number)}`;
      return `${capital(goal(first, names))} precisa ser ocupado de vez antes ${before}.`;
    },
    'too-early': (fact, names) =>
      `Levá-la agora ao alvo ${or(fact.goals.map(names.goal))} faria perder${fact.loss ? `: ${lossWords(fact.loss, names, 'then')}` : ''}.`,
    enables: (fact, names) => {
      const other = box(fact.boxes[0], names);
      const soon = fact.isNext ? 'em seguida' : 'mais tarde';
      if (fact.why === 'track') return `Ela libera o caminho para ${other}, empurrada ${soon}.`;
      if (fact.why === 'stand')
        return `Ela libera a casa de onde ${other} é empurrada ${soon} ${TOWARD[fact.direction]}.`;
      if (fact.isOwn) {
        return `Ela abre o seu caminho até atrás da caixa ${names.box(fact.boxes[0])}, empurrada ${soon} ${TOWARD[fact.direction]}.`;
      }
      return `Isso leva você ao lado de onde ${other} é empurrada ${soon} ${TOWARD[fact.direction]}.`;
    },
    'before-closed': (fact, names) => `Mais tarde, ${box(fact.boxes[0], names)} vai fechar o caminho dela.`,
    'any-time': () => 'Ela também poderia ficar por último.',
    'either-order': (fact, names) => `${capital(box(fact.boxes[0], names))} também poderia ir antes.`,
    stops: ({ boxes: [by], why, direction, isFirst }, names) => {
      const head = isFirst
        ? `Ela ainda não pode ser empurrada ${TOWARD[direction]}:`
        : 'O próximo percurso dela ainda não é possível:';
      if (by === undefined) {
        return isFirst
          ? `${head} você não consegue ficar atrás dela.`
          : `${head} você não consegue chegar ao lado de onde é preciso empurrá-la ${TOWARD[direction]}.`;
      }
      if (why === 'reach') return `${head} ${box(by, names)} impede você de ficar atrás dela.`;
      if (why === 'stand') return `${head} ${box(by, names)} está onde você precisa ficar.`;
      return `${head} ${box(by, names)} está no caminho.`;
    },
    'way-blocked': (fact, names) => {
      const head = 'Ela ainda não pode chegar a um alvo:';
      if (fact.by === 'several') return `${head} várias caixas estão no caminho.`;
      if (fact.by === 'pair') return `${head} ${boxes(fact.boxes, names)} estão no caminho.`;
      if (fact.boxes.length === 1) return `${head} ${boxes(fact.boxes, names)} está no caminho.`;
      return `Ela ainda não pode chegar a um alvo; poderia sem ${or(fact.boxes.map((each) => box(each, names)))}.`;
    },
  },
  head: (run, names) => {
    const name = capital(box(run.box, names));
    if (run.goal === undefined) return `${name} é deixada de lado na ${cell(run.onto, names)}.`;
    return run.isDelivery
      ? `${name} vai para ${goal(run.goal, names)}.`
      : `${name} espera por enquanto no alvo ${names.goal(run.goal)}.`;
  },
  inTurns: (all, names) => `${capital(boxes(all, names))} se movem em turnos: cada uma espera a outra.`,
  group: {
    for: (run, names) => `Para levar ${box(run.box, names)} até ${goal(run.goal, names)}:`,
    deliveries: (count) => (count === 1 ? 'Entrega:' : 'Entregas:'),
    needless: () => 'Nenhuma entrega precisa disto:',
  },
  aim: (run, names) =>
    run ? `Isso ajuda a levar ${box(run.box, names)} até ${goal(run.goal, names)}.` : 'Nenhuma entrega precisa disso.',
  again: (line) => `De novo, como no passo ${line}.`,
  loss: lossWords,
  push: (verdict, names) => {
    switch (verdict.verdict) {
      case 'loses':
        return `Esse empurrão perde: ${lossWords(verdict.loss, names, 'then')}.`;
      case 'longer':
        return verdict.more === 1
          ? 'Esse empurrão não perde, mas custa 1 empurrão a mais que o melhor.'
          : `Esse empurrão não perde, mas custa ${verdict.more} empurrões a mais que o melhor.`;
      case 'as-good':
        return 'Esse empurrão é tão bom quanto qualquer outro: uma solução com o mínimo de empurrões começa com ele.';
      case 'lost':
        return 'Aqui todo empurrão perde: a posição não tem solução.';
      case 'solved':
        return 'Nenhum empurrão é necessário aqui: cada caixa está em um alvo.';
      case 'unknown':
        return 'O nível é grande demais para uma prova, e nenhuma regra de impasse se aplica depois desse empurrão.';
      case 'illegal':
        return 'Esse empurrão não é possível aqui.';
    }
  },
};
