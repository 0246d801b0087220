// Lesson 4 in French.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const dijkstra = ({ number }: Counting): LessonTables['dijkstra'] => ({
  title: 'L’algorithme de Dijkstra et les doublons',
  summary: 'Une frontière rangée par coût, et les états générés pour rien.',
  boards: { twoRooms: 'Deux pièces' },
  sections: (f) => ({
    heap: {
      heading: 'Le moins cher d’abord',
      paragraphs: [
        'L’algorithme de Dijkstra prend toujours l’état en attente dont le coût **g** est jusqu’ici le plus petit. La frontière est une **file de priorité**, d’ordinaire un tas binaire : ajouter un état et prendre le moins cher demandent tous deux un nombre d’étapes qui croît comme le logarithme de sa taille.',
        'Au Sokoban, chaque déplacement coûte 1 : coût et profondeur se confondent, et l’algorithme de Dijkstra développe les mêmes couches que le parcours en largeur. Comparez les deux volets : ils ne diffèrent que pour des états de même coût.',
      ],
      actions: { side: 'Aller au 200e état des deux' },
    },
    ties: {
      heading: 'À coût égal',
      paragraphs: [
        `Le parcours en largeur développe ici ${number(f.breadth)} états, l’algorithme de Dijkstra ${number(f.dijkstra)}. Aucun n’est meilleur : une fois atteinte la couche de l’état résolu, c’est le hasard qui décide combien d’états de cette couche passent avant lui.`,
        'Un tas ne conserve pas l’ordre d’arrivée entre éléments égaux. Deux tas corrects peuvent sortir des états égaux dans des ordres différents. On ne peut donc reproduire les nombres d’un cours qu’avec le tas même de ce cours.',
      ],
    },
    duplicates: {
      heading: 'Générés pour rien',
      paragraphs: [
        `L’algorithme de Dijkstra a généré ${number(f.generated)} successeurs sur ce niveau, quatre par état développé. ${number(f.blocked)} des déplacements étaient bloqués, et ${number(f.duplicates)} menaient à des états déjà connus : des **doublons**. Les autres étaient nouveaux.`,
        'Les doublons sont la raison d’être de l’ensemble des états visités. Sans lui, chaque doublon serait développé de nouveau avec tout ce qui en découle, et le nombre d’états croîtrait sans fin.',
      ],
      actions: { lines: 'Montrer ce que devient chaque déplacement' },
    },
    mark: {
      heading: 'Quand un état est-il visité ?',
      paragraphs: [
        'Si chaque déplacement coûte autant, le premier chemin vers un état est aussi le moins cher, et l’état peut être marqué comme visité dès qu’il est **généré**. Si les coûts diffèrent, un chemin moins cher peut venir plus tard ; il ne faut alors marquer un état que lorsqu’il est **développé**, et la frontière peut le contenir deux fois.',
        'COMP20003 compte à sa façon : le départ n’est pas marqué, il peut donc être généré et développé une deuxième fois. Le solveur `dijkstra` de masu fait de même, pour que ses chiffres soient ceux du cours.',
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
      question: `Sur ${number(f.generated)} successeurs générés, ${number(f.blocked)} étaient bloqués et ${number(f.duplicates)} étaient des doublons. Combien de nouveaux états ont été ajoutés à la frontière ?`,
      right: 'Exact. Tout ce qui n’est ni bloqué ni un doublon est nouveau.',
      hint: 'Soustrayez ce qui a été abandonné.',
    },
    unequal: {
      heading: 'Exercice 3',
      question:
        'Supposons qu’une poussée coûte 2 et qu’un simple pas coûte 1. Quand faut-il marquer un état comme visité ?',
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
