// Lesson 3 in French.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const breadthFirst = ({ number, countOf }: Counting): LessonTables['breadth-first'] => ({
  title: 'Le parcours en largeur et son coût',
  summary:
    'Premier arrivé, premier servi : pourquoi aucune solution n’est plus courte que la première, et ce qu’il en coûte d’en être sûr.',
  boards: { detour: 'Détour' },
  sections: (f) => ({
    queue: {
      heading: 'Premier entré, premier sorti',
      paragraphs: [
        'Les états découverts mais pas encore développés attendent dans la **frontière**. Le parcours en largeur les garde dans une file : les nouveaux états se mettent à la fin, et l’état en tête est développé ensuite.',
        'Le plateau marqué dans la frontière est le prochain. Appuyez sur « Avancer d’un état » et voyez-le devenir l’état courant.',
      ],
      actions: { further: 'Aller au 30e état' },
    },
    layers: {
      heading: 'Couche par couche',
      paragraphs: [
        'Tous les états à un déplacement du départ sortent de la file avant le premier état à deux déplacements, et ceux-ci avant le premier état à trois déplacements. La recherche avance par couches de même profondeur.',
        `Le premier état résolu qu’elle en sort est donc à la plus petite profondeur possible : aucune solution n’est plus courte. Ici, la solution a ${countOf(f.moves, 'déplacement', 'déplacements')}. La recherche en profondeur, dans le second volet, suit au contraire un seul chemin jusqu’au bout ; sa solution a ${countOf(f.depthMoves, 'déplacement', 'déplacements')}.`,
      ],
      actions: { end: 'Mener les deux jusqu’à la fin' },
    },
    cost: {
      heading: 'Ce qu’il en coûte',
      paragraphs: [
        `Pour en être sûr, le parcours en largeur a développé ${number(f.expanded)} états pour une solution de ${countOf(f.moves, 'déplacement', 'déplacements')}. Une couche peut être plus petite que la précédente : ici, il y a ${countOf(f.sizeBefore, 'état', 'états')} à ${number(f.shrinks)} déplacements du départ, et ${countOf(f.sizeAfter, 'état', 'états')} à ${number(f.shrinks + 1)} déplacements. Mais les ${number(f.lastHalf)} dernières des ${number(f.layers)} couches contiennent au moins la moitié de tous les états développés.`,
        `La frontière coûte aussi de la mémoire : tout ce qu’elle contient doit être stocké. Ici, elle contient au plus ${number(f.mostWaiting)} états, et ${number(f.waiting)} quand la solution est trouvée. L’ensemble des états visités contient les ${number(f.discovered)} états découverts.`,
      ],
      actions: { memory: 'Montrer toute la frontière à la fin' },
    },
    order: {
      heading: 'L’ordre des déplacements',
      paragraphs: [
        'Lequel des quatre déplacements essaie-t-on en premier ? Cela ne peut changer ni la longueur de la solution, ni les états d’une couche. Cela peut changer l’ordre à l’intérieur d’une couche, et donc laquelle des solutions les plus courtes est trouvée et combien d’états de la dernière couche sont développés avant elle.',
        `Avec haut, bas, droite, gauche, la recherche développe ${number(f.expanded)} états ; avec gauche, droite, haut, bas, elle en développe ${number(f.otherExpanded)}. Un cours qui compare ces nombres doit donc fixer l’ordre.`,
      ],
    },
  }),
  exercises: (f) => ({
    count: {
      heading: 'Exercice 1',
      question:
        'Combien d’états le parcours en largeur développera-t-il dans ce couloir, le départ et l’état résolu compris ? Le joueur ne peut aller qu’à gauche et à droite, et la droite est essayée en premier.',
      right: `Exact : ${number(f.corridor)}. Il y a un état à chacune des profondeurs 0, 1 et 2, deux à la profondeur 3, et l’état résolu est le premier à la profondeur 4. Si la gauche était essayée en premier, ${number(f.corridorLeft)} états seraient développés.`,
      hint: 'Un état, c’est la case de la caisse et la case du joueur. Écrivez la file : développez l’état en tête, mettez ses nouveaux successeurs à la fin, celui de droite en premier, et arrêtez-vous à l’état résolu.',
    },
    order: {
      heading: 'Exercice 2',
      question: 'Ces états attendent dans la file. Dans quel ordre le parcours en largeur les prend-il ?',
      options: {
        a: 'A : profondeur 4, découvert en troisième',
        b: 'B : profondeur 3, découvert en premier',
        c: 'C : profondeur 4, découvert en quatrième',
        d: 'D : profondeur 3, découvert en deuxième',
      },
      right: 'Exact. La file ne connaît que l’ordre d’arrivée, et cet ordre est aussi celui des profondeurs.',
      hint: 'Premier entré, premier sorti.',
    },
    change: {
      heading: 'Exercice 3',
      question: 'Vous changez l’ordre des déplacements. Qu’est-ce qui peut changer ?',
      options: {
        length: 'La longueur de la solution',
        which: 'Laquelle des solutions les plus courtes est trouvée',
        whether: 'Le fait même de trouver une solution',
      },
      right: 'Exact. Les couches restent les mêmes ; seul l’ordre à l’intérieur d’une couche change.',
      hint: 'Les états d’une couche ne dépendent que du niveau.',
    },
  }),
});
