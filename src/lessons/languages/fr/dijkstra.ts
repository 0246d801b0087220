// Lesson 4 in French.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const dijkstra = ({ number, countOf }: Counting): LessonTables['dijkstra'] => ({
  title: 'L’algorithme de Dijkstra et les doublons',
  summary: 'Une frontière rangée par coût, et les états générés pour rien.',
  boards: { twoRooms: 'Deux pièces' },
  sections: (f) => ({
    heap: {
      heading: 'Le moins cher d’abord',
      paragraphs: [
        'L’algorithme de Dijkstra prend toujours l’état en attente dont le coût **g** est jusqu’ici le plus petit. La frontière est une **file de priorité**, d’ordinaire un tas binaire : ajouter un état et prendre le moins cher demandent tous deux au plus un nombre d’étapes qui croît comme le logarithme de sa taille.',
        'Au Sokoban, chaque déplacement coûte 1 : coût et profondeur se confondent, et l’algorithme de Dijkstra développe les mêmes couches que le parcours en largeur, l’une après l’autre. Comparez les deux volets : à l’intérieur d’une couche, l’ordre diffère.',
      ],
      actions: { side: 'Aller au 200e état des deux' },
    },
    ties: {
      heading: 'À coût égal',
      paragraphs: [
        `Le parcours en largeur développe ici ${number(f.breadth)} états, l’algorithme de Dijkstra ${number(f.dijkstra)}. Aucun n’est meilleur : tous deux développent tous les états jusqu’à ${countOf(f.before, 'déplacement', 'déplacements')} du départ, et le nombre d’états de la couche suivante qui passent avant l’état résolu ne dépend que de l’ordre entre éléments égaux.`,
        'Un tas ne conserve pas l’ordre d’arrivée entre éléments égaux. Deux tas corrects peuvent sortir des états égaux dans des ordres différents. On ne peut donc reproduire les nombres d’un cours qu’avec un tas qui sort les états égaux dans le même ordre.',
      ],
    },
    duplicates: {
      heading: 'Générés pour rien',
      paragraphs: [
        `L’algorithme de Dijkstra a généré ${number(f.generated)} successeurs sur ce niveau : quatre pour chaque état développé, sauf l’état résolu. ${number(f.blocked)} des déplacements étaient bloqués, et ${number(f.duplicates)} menaient à des états déjà connus : des **doublons**. Les autres ont été ajoutés à la frontière.`,
        `Les doublons sont la raison d’être de l’ensemble des états visités. Sans lui, chaque doublon serait développé de nouveau avec tout ce qui en découle : il y a ici ${number(f.paths)} chemins d’au plus ${countOf(f.before, 'déplacement', 'déplacements')}, et chacun serait développé avant le premier état à ${countOf(f.moves, 'déplacement', 'déplacements')}.`,
      ],
      actions: { lines: 'Montrer ce que devient chaque déplacement' },
    },
    mark: {
      heading: 'Quand un état est-il visité ?',
      paragraphs: [
        'Si chaque déplacement coûte autant, le premier chemin vers un état est aussi le moins cher, et l’état peut être marqué comme visité dès qu’il est **généré**. Si les coûts diffèrent, un chemin moins cher peut venir plus tard ; on ne marque alors un état que lorsqu’il est **développé**, et la frontière peut le contenir deux fois.',
        'COMP20003 compte à sa façon : le départ n’est pas marqué, il peut donc être généré et développé une deuxième fois. Les solveurs `dijkstra` et `dijkstra-course` de masu font de même, et le labo aussi. Les chiffres du cours sont ceux de `dijkstra-course`, qui a aussi le test d’angle du cours ; la leçon 6 parle de ce test.',
      ],
    },
  }),
  exercises: (f) => ({
    order: {
      heading: 'Exercice 1',
      question: 'Ces états attendent dans la file de priorité. Dans quel ordre l’algorithme de Dijkstra les prend-il ?',
      options: { a: 'A : coût 7', b: 'B : coût 5', c: 'C : coût 9', d: 'D : coût 6' },
      right: 'Exact. Seul le coût compte, pas le moment de l’arrivée.',
      hint: 'Le moins cher d’abord.',
    },
    fresh: {
      heading: 'Exercice 2',
      question: `Sur ${number(f.generated)} successeurs générés, ${number(f.blocked)} étaient bloqués et ${number(f.duplicates)} étaient des doublons. Combien ont été ajoutés à la frontière ?`,
      right:
        'Exact. Tout ce qui n’est ni bloqué ni un doublon est ajouté. Le départ en fait partie, car cette recherche ne le marque pas.',
      hint: 'Soustrayez ce qui a été abandonné.',
    },
    unequal: {
      heading: 'Exercice 3',
      question:
        'Supposons qu’une poussée coûte 4 et qu’un simple pas coûte 1. Quand faut-il marquer un état comme visité pour que la solution la moins chère soit trouvée sur chaque niveau ?',
      options: {
        generated: 'Quand il est généré',
        expanded: 'Quand il est développé',
        either: 'Les deux sont corrects',
      },
      right:
        'Exact. Un chemin plus cher peut avoir généré l’état en premier ; son coût n’est définitif que lorsqu’il est développé.',
      hint: 'Le premier chemin qui atteint un état pourrait-il être plus cher qu’un chemin ultérieur ?',
    },
  }),
});
