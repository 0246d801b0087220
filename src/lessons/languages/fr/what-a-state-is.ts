// Lesson 1 in French.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const whatAStateIs = ({ number }: Counting): LessonTables['what-a-state-is'] => ({
  title: 'Qu’est-ce qu’un état ?',
  summary: 'Ce qui change sur un plateau, combien de plateaux il existe, et pourquoi une recherche doit s’en souvenir.',
  boards: { firstPush: 'Première poussée' },
  sections: (f) => ({
    snapshot: {
      heading: 'Un instantané du plateau',
      paragraphs: [
        'Un plateau de Sokoban a des parties qui ne changent jamais (murs, sol, cibles) et d’autres qui changent : la case du joueur et celles des caisses. Ce qui change forme l’**état**. Le reste appartient au niveau et n’est enregistré qu’une fois.',
        'Le chemin parcouru ne fait pas partie de l’état. Deux joueurs qui arrivent au même plateau par des déplacements différents sont dans le même état, et ce qu’ils peuvent faire ensuite est identique. C’est pourquoi une recherche peut oublier les déplacements et ne garder que le plateau.',
        'Le labo à côté de ce texte montre le premier état d’un niveau à une caisse. Sous le plateau se trouvent ses chiffres ; le nombre de déplacements depuis le départ s’appelle **g**.',
      ],
    },
    successors: {
      heading: 'D’un état à l’autre',
      paragraphs: [
        'Le joueur a quatre déplacements : haut, droite, bas, gauche. Un déplacement vers un mur est bloqué, de même qu’une poussée contre un mur ou contre une deuxième caisse. Chaque déplacement possible mène à un état **successeur**.',
        'Examiner tous les successeurs d’un état, c’est le **développer**. L’arbre de recherche du labo montre l’état en cours de développement et ce qu’est devenu chacun de ses quatre déplacements. Appuyez sur « Avancer d’une ligne » dans la barre (la flèche vers le bas) pour essayer les déplacements un par un.',
      ],
      actions: { second: 'Développer l’état suivant' },
    },
    again: {
      heading: 'De nouveau le même état',
      paragraphs: [
        `Un pas vers le haut, un pas vers le bas, et vous voilà revenu. On peut aller et venir sans fin : il y a donc toujours un chemin plus long. Ce niveau peut être résolu en ${number(f.moves)} déplacements, et ${number(f.paths)} chemins sont plus courts. Un parcours en largeur sans mémoire les examine tous avant d’arriver à la solution. Sur un niveau sans solution, il ne se terminerait jamais.`,
        `La recherche du labo tient donc un **ensemble des états visités**. Quand un déplacement mène à un état de cet ensemble, le labo affiche « déjà vu » et la recherche l’abandonne. Sur les ${number(f.tried)} déplacements qu’elle essaie ici, ${number(f.fresh)} mènent à de nouveaux états, ${number(f.seen)} à des états déjà vus, et ${number(f.blocked)} sont bloqués. Elle développe ${number(f.expanded)} états.`,
      ],
      actions: { later: 'Aller au 40e état' },
    },
    count: {
      heading: 'Combien y a-t-il d’états ?',
      paragraphs: [
        `La salle a ici ${number(f.floor)} cases de sol et une caisse. La caisse peut être sur n’importe laquelle et le joueur sur n’importe quelle autre : au plus ${number(f.floor)} × ${number(f.floor - 1)} = ${number(f.most)} états. La recherche du labo en découvre ${number(f.reached)} avant de prendre l’état résolu.`,
        `Une deuxième caisse porterait ce nombre à ${number(f.mostOfTwo)}, une troisième à ${number(f.mostOfThree)}. Avec *n* cases de sol et *k* caisses, il y a *n* − *k* cases pour le joueur et « *k* parmi *n* » façons de placer les caisses, car elles sont toutes pareilles. Dix caisses dans une salle de cinquante cases donnent environ ${number(f.billions)} milliards d’états. C’est le problème dont traitent les autres leçons.`,
      ],
      actions: { end: 'Aller jusqu’à la fin' },
    },
  }),
  exercises: (f) => ({
    parts: {
      heading: 'Exercice 1',
      question: 'Lequel de ces éléments fait partie d’un état ?',
      options: {
        walls: 'Les cases des murs',
        goals: 'Les cases des cibles',
        player: 'La case du joueur',
        moves: 'Le nombre de déplacements faits jusqu’ici',
      },
      right:
        'Exact. Les murs et les cibles appartiennent au niveau, et le nombre de déplacements au chemin qui a mené ici.',
      hint: 'Qu’est-ce qu’un déplacement peut changer ? Et est-ce la même chose, quel que soit le chemin qui a mené à ce plateau ?',
    },
    successors: {
      heading: 'Exercice 2',
      question: 'Combien de successeurs l’état de ce plateau a-t-il ? Comptez les déplacements possibles.',
      right: `Exact : ${number(f.successors)}. À gauche, c’est un simple pas, à droite une poussée. En haut se trouve un mur, et la caisse d’en bas a un mur derrière elle.`,
      hint: 'Essayez les quatre directions. On peut pousser une caisse si la case derrière elle n’est ni un mur ni une autre caisse.',
    },
    six: {
      heading: 'Exercice 3',
      question: 'La salle a ici six cases de sol, une caisse et un joueur. Combien d’états peut-il y avoir au plus ?',
      right: `Exact : la caisse a 6 cases et le joueur une des 5 autres, ce qui fait ${number(f.sixMost)} états.`,
      hint: 'Placez d’abord la caisse. Combien de cases reste-t-il pour le joueur ?',
    },
  }),
});
