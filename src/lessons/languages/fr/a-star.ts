// Lesson 5 in French.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const aStar = ({ number }: Counting): LessonTables['a-star'] => ({
  title: 'A* et une bonne borne',
  summary: 'Une recherche qui sait combien de chemin il lui reste, au minimum.',
  boards: { notIntoTheCorner: 'Pas dans le coin' },
  sections: (f) => ({
    estimate: {
      heading: 'Regarder devant soi',
      paragraphs: [
        'L’algorithme de Dijkstra ne regarde qu’en arrière : il sait ce qu’un état a coûté jusqu’ici, **g**. A\\* regarde aussi en avant. Une **heuristique** **h** estime le coût encore à venir, et A\\* prend l’état dont la somme **f** = g + h est la plus petite.',
        'Chaque état en attente dans la frontière affiche ses trois chiffres. Les états qui s’éloignent du but ont un f plus grand et attendent plus longtemps ; beaucoup ne sont jamais développés.',
      ],
      actions: { further: 'Aller au 100e état' },
    },
    admissible: {
      heading: 'Jamais trop haut',
      paragraphs: [
        'Si h ne dépasse jamais le coût réel, on la dit **admissible**, et le premier état résolu que prend A\\* est optimal. La raison est brève : tant qu’il existe une meilleure solution, un état de son chemin attend dans la frontière avec un f qui ne dépasse pas le coût de cette solution ; il passerait donc avant.',
        'Au Sokoban, une caisse demande au moins autant de poussées que sa distance à une cible, sans autre caisse sur son chemin. La somme sur toutes les caisses, chacune vers sa cible **la plus proche**, est admissible.',
      ],
    },
    better: {
      heading: 'Une meilleure borne',
      paragraphs: [
        'Deux caisses peuvent avoir la même cible la plus proche, mais une seule peut l’occuper à la fin. Le **couplage** attribue à chaque caisse une cible à elle, de sorte que la somme soit minimale. Le résultat n’est jamais inférieur à la somme des cibles les plus proches, et souvent supérieur : une meilleure borne.',
        `Sur ce niveau, A\\* développe ${number(f.dijkstra)} états sans heuristique, ${number(f.nearest)} avec les cibles les plus proches et ${number(f.matching)} avec le couplage. Une meilleure borne coûte plus de temps par état et économise des états ; sur la plupart des niveaux, on y gagne.`,
      ],
      actions: { end: 'Mener les trois jusqu’à la fin' },
    },
    greedy: {
      heading: 'Seulement devant : glouton',
      paragraphs: [
        `La recherche gloutonne du meilleur d’abord oublie g et prend l’état dont h est le plus petit. Elle se précipite vers le but : ${number(f.greedy)} états au lieu de ${number(f.matching)}.`,
        `Mais rien ne garde ses chemins courts. Sur ce niveau, sa solution a ${number(f.greedyMoves)} déplacements ; l’optimum est de ${number(f.moves)}. Sur des niveaux plus grands, l’écart se creuse.`,
      ],
    },
  }),
  exercises: (f) => ({
    order: {
      heading: 'Exercice 1',
      question: 'Ces états attendent dans la frontière. Dans quel ordre A* les prend-il ?',
      options: {
        a: 'A : g 9, h 4',
        b: 'B : g 3, h 7',
        c: 'C : g 6, h 2',
        d: 'D : g 5, h 6',
      },
      right: 'Exact. Les sommes sont 8, 10, 11 et 13.',
      hint: 'Additionnez g et h pour chacun.',
    },
    nearest: {
      heading: 'Exercice 2',
      question:
        'Deux caisses, deux cibles, et la cible de la ligne 3 est la plus proche pour les deux caisses. Que vaut h avec les cibles les plus proches : la somme des poussées de chaque caisse vers sa cible la plus proche ?',
      right: `Exact : ${number(f.nearestHere)}. Le couplage doit envoyer une des caisses vers l’autre cible et donne ${number(f.matchingHere)}.`,
      hint: 'Comptez les cases de chaque caisse jusqu’à la cible de sa propre ligne. Pour une estimation, aucune autre caisse ne gêne.',
    },
    high: {
      heading: 'Exercice 3',
      question: 'Quelqu’un multiplie l’heuristique par deux. Que peut-il arriver à A* ?',
      options: {
        longer: 'Il peut donner une solution plus longue que l’optimum',
        none: 'Il peut manquer toutes les solutions',
        nothing: 'Rien : l’ordre des états reste le même',
      },
      right:
        'Exact. L’estimation doublée peut dépasser le coût réel, et un état du chemin le plus court peut alors attendre trop longtemps. A* trouve tout de même une solution.',
      hint: 'L’heuristique doublée est-elle encore admissible ? Que garantissait l’admissibilité ?',
    },
  }),
});
