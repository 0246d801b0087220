// Sokoban explained, in French.

import { capital } from '@masu/core/base/format.js';
import type { Direction } from '@masu/core/base/grid.js';
import type { Loss } from '@masu/studio/sokoban/explain/facts.js';
import type { ExplainWords, Names } from '@masu/studio/sokoban/explain/words.js';
import { listWith } from '../grammar/cells.js';

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const and = listWith('et');
const or = listWith('ou');
const then = (items: readonly string[]): string => `${items.slice(0, -1).join(', ')}, puis ${items.at(-1)}`;

const box = (each: number | undefined, names: Names): string => `la caisse ${names.box(each as number)}`;
const boxes = (all: readonly number[], names: Names): string =>
  all.length === 1 ? box(all[0], names) : `les caisses ${and(all.map(names.box))}`;
const goal = (each: number | undefined, names: Names): string => `la cible ${names.goal(each as number)}`;
const goals = (all: readonly number[], names: Names): string =>
  all.length === 1 ? goal(all[0], names) : `les cibles ${and(all.map(names.goal))}`;
const cell = (each: number, names: Names): string => {
  const [row, column] = names.cell(each);
  return `ligne ${row}, colonne ${column}`;
};
const TOWARD: Readonly<Record<Direction, string>> = {
  up: 'vers le haut',
  right: 'vers la droite',
  down: 'vers le bas',
  left: 'vers la gauche',
};
const when = (push: number, names: Names): string => {
  if (push > 0) return `avant la poussée ${push + 1} de cette solution`;
  return names.isStart ? 'au départ' : 'maintenant';
};
const afterPush = (push: number): string =>
  push === 1 ? 'Après la première poussée de cette solution' : `Après la poussée ${push} de cette solution`;

function lossWords(loss: Loss, names: Names, moment: 'then' | 'now'): string {
  const soon = moment === 'then' ? 'alors ' : '';
  const giveUp = 'unlessGivenUp' in loss && loss.unlessGivenUp ? ', à moins de sacrifier une caisse' : '';
  const named = 'boxes' in loss ? boxes(loss.boxes, names) : '';
  const isOne = 'boxes' in loss && loss.boxes.length === 1;
  const together = 'boxes' in loss && loss.boxes.length === 2 ? 'toutes les deux' : 'toutes';
  switch (loss.by) {
    case 'rule':
      if (loss.rule === 'corner' || loss.rule === 'frozen') {
        return isOne
          ? `${named} ne peut ${soon}plus jamais être poussée${giveUp}`
          : `${named} ne peuvent ${soon}plus jamais être poussées${giveUp}`;
      }
      return isOne
        ? `${named} ne peut ${soon}plus atteindre de cible${giveUp}`
        : `${named} ne peuvent ${soon}plus finir ${together} sur des cibles${giveUp}`;
    case 'no-more':
      return `aucune autre caisse ne peut ${soon}arriver sur une cible${giveUp}`;
    case 'stuck':
      return isOne
        ? `${named} ne peut ${soon}plus jamais être poussée${giveUp}`
        : `${named} ne peuvent ${soon}plus jamais être poussées${giveUp}`;
    case 'empty-goal':
      return loss.goals.length === 1
        ? `${goals(loss.goals, names)} ne peut ${soon}plus jamais être occupée${giveUp}`
        : `${goals(loss.goals, names)} ne peuvent ${soon}plus jamais être occupées${giveUp}`;
    case 'core':
      if (isOne) return `${named} ne peut ${soon}plus atteindre de cible, même seule sur le plateau`;
      return loss.boxes.length === names.goalCount - 1
        ? `${named} ne peuvent ${soon}plus finir ${together} sur des cibles, même sans l’autre caisse`
        : `${named} ne peuvent ${soon}plus finir ${together} sur des cibles, même sans les autres caisses`;
    case 'at-most':
      return `il ne peut ${soon}plus y avoir plus de ${inWords(loss.count)} des ${inWords(loss.of)} caisses en même temps sur des cibles${giveUp}`;
    case 'search':
      return moment === 'then'
        ? 'une recherche complète ne trouve aucune solution après elle'
        : 'une recherche complète ne trouve aucune solution';
  }
}

export const EXPLAIN_WORDS: ExplainWords = {
  level: {
    'first-push': (fact, names) =>
      `Une seule des ${inWords(fact.count)} ${names.isStart ? 'premières poussées' : 'poussées possibles maintenant'} ne perd pas : ${box(fact.boxes[0], names)} ${TOWARD[fact.direction]}.`,
    'first-box': (fact, names) =>
      names.isStart
        ? `Toute solution commence par ${box(fact.boxes[0], names)} ; pousser d’abord une autre caisse perd.`
        : `Toute solution continue par ${box(fact.boxes[0], names)} ; pousser maintenant une autre caisse perd.`,
    'off-goal': (fact, names) =>
      `${capital(box(fact.boxes[0], names))} ${names.isStart ? 'commence sur une cible' : 'est sur une cible'} mais doit la quitter.`,
    gate: (fact, names) =>
      fact.boxes.length === 1
        ? `${capital(boxes(fact.boxes, names))} est la clé : tant qu’elle n’a pas bougé, aucune autre caisse ne peut être poussée sur une cible sans perdre.`
        : `${capital(boxes(fact.boxes, names))} sont les clés : tant que chacune n’a pas bougé, aucune autre caisse ne peut être poussée sur une cible sans perdre.`,
    'two-runs': (fact, names) => {
      if (fact.boxes.length === 1) {
        return `${capital(boxes(fact.boxes, names))} ne peut pas être livrée d’un trait : toute solution la laisse et y revient.`;
      }
      return fact.boxes.length === names.goalCount
        ? 'Aucune caisse ne peut être livrée d’un trait : toute solution laisse chacune d’elles et y revient.'
        : `${capital(boxes(fact.boxes, names))} ne peuvent pas être livrées d’un trait : toute solution laisse chacune d’elles et y revient.`;
    },
    detour: (fact, names) =>
      `Toute solution pousse une caisse sur la case ${cell(fact.cells[0], names)}, un détour : seule sur le plateau, aucune caisse n’irait là pour atteindre une cible avec le moins de poussées${
        fact.boxes.length === 0 ? '' : ` (dans cette solution : ${boxes(fact.boxes, names)})`
      }.`,
    'goal-chain': (fact, names) =>
      `Les cibles doivent être occupées pour de bon dans cet ordre : ${then(fact.goals.map(names.goal))}${
        fact.closes ? ' ; chacune ferme le chemin de la précédente' : ''
      }.`,
    'goal-first': (fact, names) => `${capital(goal(fact.goals[0], names))} doit être occupée pour de bon en premier.`,
    'goal-last': (fact, names) => `${capital(goal(fact.goals[0], names))} doit être occupée pour de bon en dernier.`,
    'fill-before': ({ goals: [first, ...later], closes }, names) => {
      const where =
        later.length > 1 ? 'une caisse sur l’une d’elles' : `une caisse sur ${goal(later[0] as number, names)}`;
      const because = closes ? ` : ${where} en ferme le chemin` : '';
      return `${capital(goal(first, names))} doit être occupée pour de bon avant ${goals(later, names)}${because}.`;
    },
    'move-before': ({ boxes: [first, ...later], loses }, names) =>
      `${capital(box(first, names))} doit bouger avant ${boxes(later, names)}${loses ? ' : l’ordre inverse perd' : ''}.`,
    'ends-on': (fact, names) =>
      `${capital(box(fact.boxes[0], names))} doit finir sur ${goal(fact.goals[0], names)}, bien que ${goal(fact.goals[1], names)} soit plus proche : seule sur le plateau, ${fact.pushes[1]} ${fact.pushes[1] === 1 ? 'poussée' : 'poussées'} au lieu de ${fact.pushes[0]}.`,
    door: (fact, names) => {
      const where = `derrière le passage ${cell(fact.cells[0], names)}`;
      const least = fact.behind === fact.count ? '' : 'au moins ';
      const many = least + (fact.count === 1 ? 'une caisse doit' : `${inWords(fact.count)} caisses doivent`);
      if (fact.isAll) return `Toutes les cibles sont ${where} : ${many} y passer.`;
      return fact.behind === 1
        ? `Une des cibles est ${where} : ${many} y passer.`
        : `${capital(inWords(fact.behind))} des cibles sont ${where} : ${many} y passer.`;
    },
    'goal-trap': (fact, names) =>
      `${capital(box(fact.boxes[0], names))} peut aller droit à ${goal(fact.goals[0], names)} ${when(fact.push, names)}, mais cela perd : ${lossWords(fact.loss, names, 'then')}.`,
    'push-trap': (fact, names) =>
      `Pousser ${box(fact.boxes[0], names)} ${TOWARD[fact.direction]} ${when(fact.push, names)} la rapproche de ${goal(fact.goals[0], names)}, mais cela perd : ${lossWords(fact.loss, names, 'then')}.`,
    'safe-after': ({ push }) =>
      push === 0
        ? 'On ne peut perdre qu’en poussant une caisse sur une case morte.'
        : `${afterPush(push)}, on ne peut perdre qu’en poussant une caisse sur une case morte.`,
    plan: ({ aside, boxes: all, goals: ends }, names) => {
      const deliveries = all.map((each, at) => `${names.box(each)} sur ${names.goal(ends[at] as number)}`);
      const verb = aside.length === 1 ? 'bouge d’abord' : 'bougent d’abord';
      const first = aside.length === 0 ? '' : `${boxes(aside, names)} ${verb} ; ensuite `;
      return `Le plan de cette solution : ${first}${then(deliveries)}.`;
    },
    'deliver-after': (fact, names) =>
      fact.push === 0
        ? fact.boxes.length === names.goalCount
          ? 'Dans cette solution, chaque caisse va à sa cible d’un trait.'
          : 'Dans cette solution, chaque caisse poussée va à sa cible d’un trait.'
        : `${afterPush(fact.push)}, il n’y a plus qu’à livrer : ${boxes(
            [...fact.boxes].sort((a, b) => a - b),
            names,
          )} vont à leur cible, chacune d’un trait.`,
    'makes-room': (fact, names) =>
      `Dans cette solution, ${box(fact.boxes[0], names)} s’écarte du chemin au moins ${fact.count} fois.`,
  },
  run: {
    'only-push': () => 'Toute autre poussée perd ici.',
    'only-box': () => 'Pousser une autre caisse perd ici.',
    waits: (fact, names) =>
      fact.loses
        ? `Tant qu’elle n’a pas bougé, pousser ${box(fact.boxes[0], names)} perd.`
        : `Tant qu’elle n’a pas bougé, ${box(fact.boxes[0], names)} ne peut pas être poussée sans perdre.`,
    gate: () => 'Tant qu’elle n’a pas bougé, aucune autre caisse ne peut être poussée sur une cible sans perdre.',
    'goal-order': ({ goals: [first, ...later] }, names) =>
      later.length >= 2 && later.length === names.goalCount - 1
        ? `${capital(goal(first, names))} doit être occupée pour de bon en premier.`
        : `${capital(goal(first, names))} doit être occupée pour de bon avant ${goals(later, names)}.`,
    'too-early': (fact, names) =>
      `L’amener maintenant sur la cible ${or(fact.goals.map(names.goal))} perdrait${fact.loss ? ` : ${lossWords(fact.loss, names, 'then')}` : ''}.`,
    enables: (fact, names) => {
      const other = box(fact.boxes[0], names);
      const soon = fact.isNext ? 'ensuite' : 'plus tard';
      if (fact.why === 'track') return `Elle libère le chemin pour ${other}, poussée ${soon}.`;
      if (fact.why === 'stand')
        return `Elle libère la case d’où ${other} est poussée ${soon} ${TOWARD[fact.direction]}.`;
      if (fact.isOwn) return `Elle vous laisse passer derrière ${other}, poussée ${soon} ${TOWARD[fact.direction]}.`;
      return `Cela vous amène du côté d’où ${other} est poussée ${soon} ${TOWARD[fact.direction]}.`;
    },
    'before-closed': (fact, names) => `Plus tard, ${box(fact.boxes[0], names)} fermera son chemin.`,
    'any-time': () => 'Elle pourrait aussi venir en dernier.',
    'either-order': (fact, names) => `${capital(box(fact.boxes[0], names))} pourrait aussi passer d’abord.`,
    stops: ({ boxes: [by], why, direction, isFirst }, names) => {
      const head = isFirst
        ? `Elle ne peut pas encore être poussée ${TOWARD[direction]} :`
        : 'Son prochain trajet n’est pas encore possible :';
      if (by === undefined) {
        return isFirst
          ? `${head} vous ne pouvez pas passer derrière elle.`
          : `${head} vous ne pouvez pas aller du côté d’où la pousser ${TOWARD[direction]}.`;
      }
      if (why === 'reach') return `${head} ${box(by, names)} vous empêche de passer derrière elle.`;
      if (why === 'stand') return `${head} ${box(by, names)} est là où vous devez vous placer.`;
      return `${head} ${box(by, names)} est sur le chemin.`;
    },
    'way-blocked': (fact, names) => {
      const head = 'Elle ne peut pas encore atteindre de cible :';
      if (fact.by === 'several') return `${head} plusieurs caisses sont sur le chemin.`;
      if (fact.by === 'pair') return `${head} ${boxes(fact.boxes, names)} sont sur le chemin.`;
      if (fact.boxes.length === 1) return `${head} ${boxes(fact.boxes, names)} est sur le chemin.`;
      return `Elle ne peut pas encore atteindre de cible ; elle le pourrait sans ${or(fact.boxes.map((each) => box(each, names)))}.`;
    },
  },
  head: (run, names) => {
    const name = capital(box(run.box, names));
    if (run.goal === undefined) return `${name} est mise de côté, ${cell(run.onto, names)}.`;
    return run.isDelivery
      ? `${name} va sur ${goal(run.goal, names)}.`
      : `${name} attend pour l’instant sur ${goal(run.goal, names)}.`;
  },
  inTurns: (all, names) => `${capital(boxes(all, names))} bougent à tour de rôle : chacune attend l’autre.`,
  group: {
    for: (run, names) => `Pour amener ${box(run.box, names)} sur ${goal(run.goal, names)} :`,
    deliveries: (count) => (count === 1 ? 'Livraison :' : 'Livraisons :'),
    needless: () => 'Aucune livraison n’en a besoin :',
  },
  aim: (run, names) =>
    run
      ? `Cela aide à amener ${box(run.box, names)} sur ${goal(run.goal, names)}.`
      : 'Aucune livraison n’a besoin de cela.',
  again: (line) => `De nouveau, comme à l’étape ${line}.`,
  loss: lossWords,
  push: (verdict, names) => {
    switch (verdict.verdict) {
      case 'loses':
        return `Cette poussée perd : ${lossWords(verdict.loss, names, 'then')}.`;
      case 'longer':
        return verdict.more === 1
          ? 'Cette poussée ne perd pas, mais elle coûte 1 poussée de plus que la meilleure.'
          : `Cette poussée ne perd pas, mais elle coûte ${verdict.more} poussées de plus que la meilleure.`;
      case 'as-good':
        return 'Cette poussée est aussi bonne que toute autre : une solution avec le moins de poussées commence par elle.';
      case 'lost':
        return 'Ici, toute poussée perd : la position n’a pas de solution.';
      case 'solved':
        return 'Aucune poussée n’est nécessaire ici : chaque caisse est sur une cible.';
      case 'unknown':
        return 'Le niveau est trop grand pour une preuve, et aucune règle d’impasse ne s’applique après cette poussée.';
      case 'illegal':
        return 'Cette poussée n’est pas possible ici.';
    }
  },
};
