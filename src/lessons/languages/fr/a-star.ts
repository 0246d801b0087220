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
        `Chaque état en attente dans la frontière affiche ses trois chiffres. Une poussée qui abaisse h laisse f tel quel ; tout autre déplacement augmente f, et l’état attend plus longtemps. L’algorithme de Dijkstra développe ici ${number(f.dijkstra)} états. A\\* en développe ${number(f.matching)} ; quand il se termine, ${number(f.waiting)} attendent encore.`,
      ],
      actions: { further: 'Aller au 100e état' },
    },
    admissible: {
      heading: 'Jamais trop haut',
      paragraphs: [
        'Si h ne dépasse jamais le coût réel, on la dit **admissible**. Un état résolu ne sort alors pas trop tôt : tant qu’il existe une meilleure solution, un état de son chemin attend dans la frontière avec un f qui ne dépasse pas le coût de cette solution ; il passe donc avant. Le premier état résolu que prend A\\* est optimal, à condition qu’aucun état du chemin n’ait été fermé à un coût trop élevé. L’étape suivante en parle.',
        'Au Sokoban, une caisse demande au moins autant de poussées que sa distance à une cible, sans autre caisse sur son chemin. La somme sur toutes les caisses, chacune vers sa cible **la plus proche**, est admissible.',
      ],
    },
    consistent: {
      heading: 'Fermé une fois',
      paragraphs: [
        'L’A\\* du labo développe chaque état une seule fois. Si un chemin moins cher vers lui apparaît plus tard, il n’est pas rouvert. C’est sans danger si h est aussi **cohérente** : aucun déplacement n’abaisse h de plus qu’il ne coûte. Alors f ne diminue jamais le long d’un chemin, et quand un état est développé, il ne reste aucun chemin moins cher vers lui.',
        `Sans cela, A\\* peut manquer l’optimum. Prenons quatre états. De S à A, le coût est ${number(f.sa)}, de S à B ${number(f.sb)}, de A à B ${number(f.ab)}, et de B à l’état résolu ${number(f.bg)}. Soit h égale à ${number(f.estimateOfA)} en A et à 0 partout ailleurs : elle est admissible, mais le pas de A à B abaisse h de ${number(f.estimateOfA)} et coûte ${number(f.ab)}. A\\* prend B avant A et le ferme ; quand A sort, B n’est pas rouvert. Le chemin trouvé coûte ${number(f.graphFound)} ; l’optimum est ${number(f.graphOptimum)}.`,
        `La somme sur les cibles les plus proches est cohérente, et l’heuristique de l’étape suivante aussi. Un simple pas ne déplace aucune caisse. Une poussée déplace une caisse d’une case, et h diminue d’au plus 1, le coût du déplacement. Sur ce niveau, il y a ${number(f.checkedStates)} états avec ${number(f.checkedMoves)} déplacements possibles ; h y diminue d’au plus ${number(f.mostLowered)}.`,
      ],
    },
    better: {
      heading: 'Une meilleure borne',
      paragraphs: [
        `Deux caisses peuvent avoir la même cible la plus proche, mais une seule peut l’occuper à la fin. Le **couplage** attribue à chaque caisse une cible à elle, de sorte que la somme soit minimale. Le résultat n’est jamais inférieur à la somme des cibles les plus proches. Ce niveau a ${number(f.comparedStates)} états où chaque caisse peut avoir une cible à elle, et dans ${number(f.betterStates)} d’entre eux il est supérieur à cette somme : une meilleure borne.`,
        `Sur ce niveau, A\\* développe ${number(f.none)} états sans heuristique, ${number(f.nearest)} avec les cibles les plus proches et ${number(f.matching)} avec le couplage. Le couplage demande plus de temps par état qu’une somme de distances. Si les états économisés le compensent, seule une mesure le dit : comptez le temps, pas les états.`,
      ],
      actions: { end: 'Mener les trois jusqu’à la fin' },
    },
    greedy: {
      heading: 'Seulement devant : glouton',
      paragraphs: [
        `La recherche gloutonne du meilleur d’abord oublie g et prend l’état dont h est le plus petit. Elle se précipite vers le but : ${number(f.greedy)} états au lieu de ${number(f.matching)}.`,
        `Mais rien ne garde ses chemins courts. Sur ce niveau, sa solution a ${number(f.greedyMoves)} déplacements ; l’optimum est de ${number(f.moves)}. Sur le niveau « Détour » de la leçon 3, il se trouve que sa solution de ${number(f.greedyLucky)} déplacements est optimale ; mais elle ne peut pas le savoir.`,
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
