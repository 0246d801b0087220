// Lesson 7 in French.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const twoSides = ({ number }: Counting): LessonTables['two-sides'] => ({
  title: 'Prouver l’optimalité des deux côtés',
  summary:
    'Une solution borne l’optimum par le haut, une recherche par le bas. Quand les deux se rejoignent, c’est prouvé.',
  boards: { detour: 'Détour' },
  sections: (f) => ({
    above: {
      heading: 'Par le haut : une solution',
      paragraphs: [
        `Toute solution est une **borne supérieure** : l’optimum ne peut pas être plus long. La recherche en profondeur en trouve une ici après ${number(f.quick)} états ; elle a ${number(f.quickMoves)} déplacements.`,
        'Est-ce la plus courte ? La solution elle-même ne le dit pas. « On n’en a pas trouvé de plus courte » n’est pas une preuve : peut-être que personne n’a cherché.',
      ],
    },
    below: {
      heading: 'Par le bas : une borne',
      paragraphs: [
        `Une **borne inférieure** dit ce que coûte au minimum toute solution. L’heuristique du départ est la première : h = ${number(f.startBound)} avant de développer le moindre état.`,
        'A\\* la relève. Si h est cohérente, chaque solution pas encore trouvée passe à tout moment par un état de la frontière, et aucune ne coûte moins que le plus petit f qui y attend. Le plus petit f de la frontière est donc une borne inférieure pour tout le niveau.',
        'Les barres sous la frontière montrent combien d’états attendent à chaque f. La barre la plus à gauche est la borne. Regardez-la avancer vers la droite.',
      ],
      actions: { later: `Aller au ${number(f.boundAt)}e état` },
    },
    meet: {
      heading: 'Les deux se rejoignent',
      paragraphs: [
        `Quand le plus petit f de la frontière atteint la longueur de la meilleure solution, rien de plus court ne peut exister, et la solution est **prouvée optimale**. Ici, les deux se rejoignent à ${number(f.optimum)} déplacements, après ${number(f.aStar)} états.`,
        'Jusque-là, la différence est l’**écart** : avec une solution de 40 déplacements et une borne de 36, l’optimum est compris entre 36 et 40. Un solveur arrêté en cours de route devrait donner les deux nombres, pas seulement la solution.',
      ],
      actions: { end: 'Aller jusqu’à la fin' },
    },
    ends: {
      heading: 'Par les deux bouts',
      paragraphs: [
        'Il y a une autre façon d’utiliser deux côtés : chercher à la fois en avant depuis le départ et en arrière depuis les cibles, en tirant les caisses au lieu de les pousser. Si la recherche avant a tout vu jusqu’à la profondeur *a* et la recherche arrière tout jusqu’à la profondeur *b*, sans qu’elles se rencontrent, alors toute solution est plus longue que *a* + *b*.',
        'Si chaque couche a *c* fois plus d’états que la précédente, une recherche jusqu’à la profondeur *d* voit environ *c* à la puissance *d* états, et chacune de deux recherches de demi-profondeur environ la racine carrée de ce nombre. Là où les couches ne grandissent guère, on gagne peu. Le solveur `push-optimal` de masu mène une telle recherche à côté de A\\*, avec les poussées pour coût, et indique quand l’optimum est prouvé.',
      ],
    },
  }),
  exercises: (f) => ({
    gap: {
      heading: 'Exercice 1',
      question:
        'Un solveur a été arrêté. Sa meilleure solution a 57 déplacements, et le plus petit f de sa frontière est 51. Combien de longueurs sont encore possibles pour l’optimum ?',
      right: 'Exact : 51, 52, 53, 54, 55, 56 et 57.',
      hint: 'L’optimum est au moins égal à la borne et au plus égal à la solution. Comptez les deux extrémités.',
    },
    proven: {
      heading: 'Exercice 2',
      question: 'La meilleure solution a 34 déplacements. Qu’est-ce qui prouve qu’elle est optimale ?',
      options: {
        long: 'Une recherche a duré une heure sans rien trouver de plus court',
        bound: 'Le plus petit f de la frontière de A* est 34',
        other: 'Une autre recherche a aussi trouvé une solution de 34 déplacements',
      },
      right: 'Exact. Toute solution pas encore trouvée passe par la frontière et coûte au moins 34.',
      hint: 'Lequel des trois dit quelque chose de toutes les solutions ?',
    },
    read: {
      heading: 'Exercice 3',
      question: `Réglez le labo sur ${number(f.boundAt)} états. Quelle y est la borne inférieure de A* : le plus petit f des états en attente ?`,
      right: `Exact : ${number(f.bound)}. Aucune solution de ce niveau n’a moins de déplacements.`,
      hint: 'La barre la plus à gauche sous la frontière de A* indique le plus petit f. Le prochain état de la frontière l’a aussi.',
    },
  }),
});
