// Lesson 6 in French.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const deadlocks = ({ number }: Counting): LessonTables['deadlocks'] => ({
  title: 'Les impasses',
  summary: 'Des états sans aucune solution, des règles qui les trouvent, et une règle qui se trompe.',
  boards: { twoRooms: 'Deux pièces', detour: 'Détour' },
  sections: (f) => ({
    corner: {
      heading: 'Les angles',
      paragraphs: [
        'Une caisse dans l’angle de deux murs ne peut plus jamais être poussée. Si l’angle n’est pas une cible, le niveau ne peut plus être résolu : c’est une **impasse**. Une recherche qui l’ignore continue avec les autres caisses, pour rien.',
        'La règle de l’angle abandonne une telle poussée aussitôt. Dans l’arbre de recherche du second volet, ces déplacements portent la mention « impasse ».',
      ],
      actions: { find: 'Aller au 60e état' },
    },
    squares: {
      heading: 'Les cases mortes',
      paragraphs: [
        'Prenons un mur qui va d’un angle à l’autre sans ouverture. Une caisse contre ce mur peut être poussée le long du mur, mais jamais éloignée de lui. S’il n’y a pas de cible le long du mur, toutes les cases qui le longent sont donc des **cases mortes**, pas seulement les angles. On trouve les cases mortes avant la recherche : on tire une caisse à reculons depuis chaque cible ; les cases qu’elle n’atteint jamais sont mortes.',
        'La règle « cases mortes » contient celle de l’angle et coûte une seule consultation de table par poussée.',
      ],
    },
    freeze: {
      heading: 'Les caisses gelées',
      paragraphs: [
        'Les caisses peuvent aussi se bloquer entre elles. Deux caisses côte à côte contre un mur ne peuvent pas être poussées le long du mur, car chacune bloque l’autre, ni en être éloignées. Elles sont **gelées**, et si l’une d’elles n’est pas sur une cible, c’est une impasse. Quatre caisses en carré sont gelées sans aucun mur.',
        `Sur ce niveau, le parcours en largeur développe ${number(f.none)} états sans règle, ${number(f.corner)} avec la règle de l’angle, ${number(f.dead)} avec les cases mortes et ${number(f.all)} avec les cases mortes et le gel. La solution est aussi courte dans les quatre cas : les règles n’abandonnent que des états qui ne mènent nulle part.`,
      ],
      actions: { end: 'Mener les quatre jusqu’à la fin' },
    },
    sound: {
      heading: 'Une règle qui se trompe',
      paragraphs: [
        'Une règle est **correcte** si chaque état qu’elle abandonne est vraiment une impasse. Le test d’angle que distribue COMP20003 regarde dans certains cas la mauvaise case : il vérifie si le joueur est sur une cible, au lieu de la caisse.',
        `La conséquence : il abandonne des états à partir desquels le niveau peut être résolu. Sur ce niveau, la solution la plus courte a ${number(f.moves)} déplacements, et une recherche avec le test du cours en trouve une de ${number(f.courseMoves)}. Sur le niveau « Thrown away », elle n’en trouve aucune, bien qu’il y en ait une de ${number(f.missedMoves)} déplacements.`,
        'Une règle incorrecte est difficile à remarquer : une solution trouvée résout le niveau, et rien ne montre qu’une plus courte a été abandonnée. Testez une nouvelle règle sur des niveaux dont vous connaissez les solutions les plus courtes.',
      ],
    },
  }),
  exercises: (_) => ({
    corner: {
      heading: 'Exercice 1',
      question: 'Placez une caisse de sorte que la règle de l’angle se déclenche.',
      right: 'Exact. Deux murs s’y rejoignent et la case n’est pas une cible.',
      hint: 'Cherchez une case avec un mur d’un côté et un autre mur au-dessus ou en dessous. Une cible ne compte pas.',
    },
    freeze: {
      heading: 'Exercice 2',
      question:
        'Il y a une caisse contre le mur du haut. Placez une deuxième caisse de sorte que les deux se gèlent mutuellement.',
      right: 'Exact. Côte à côte contre le mur, aucune ne peut être poussée le long du mur ni éloignée de lui.',
      hint: 'Quelles poussées la première caisse a-t-elle encore ? Bloquez-les avec une caisse qui ne peut pas bouger elle-même.',
    },
    unsound: {
      heading: 'Exercice 3',
      question:
        'Une règle abandonne des états qui ne sont pas des impasses. Que ne peut plus affirmer une recherche qui l’utilise ?',
      options: {
        valid: 'Que la solution trouvée résout le niveau',
        optimal: 'Que la solution trouvée est la plus courte',
        both: 'Ni l’un ni l’autre',
      },
      right:
        'Exact. Une solution peut être rejouée et vérifiée. Mais la plus courte était peut-être parmi les états abandonnés.',
      hint: 'L’une des deux affirmations se vérifie en rejouant les déplacements, quoi qu’ait fait la recherche.',
    },
  }),
});
