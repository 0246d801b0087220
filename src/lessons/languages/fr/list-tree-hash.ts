// Lesson 2 in French.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const listTreeHash = ({ number }: Counting): LessonTables['list-tree-hash'] => ({
  title: 'Liste, arbre, table de hachage',
  summary: 'La même question se pose à chaque déplacement : cet état a-t-il déjà été vu ? Trois façons d’y répondre.',
  boards: { firstPush: 'Première poussée' },
  sections: (f) => ({
    question: {
      heading: 'La question',
      paragraphs: [
        'Une recherche pose sans cesse la même question : _ai-je déjà vu cet état ?_ Elle la pose pour chaque déplacement possible, il faut donc que la réponse soit rapide.',
        'Le labo lance trois fois le même parcours en largeur. Les états, leur ordre et la solution sont les mêmes dans les trois volets. Seule la structure de données des états visités diffère, et avec elle le nombre de **comparaisons** d’un état avec un autre.',
      ],
    },
    list: {
      heading: 'Une liste',
      paragraphs: [
        'Le plus simple des ensembles d’états visités est une liste chaînée. On y compare le nouvel état avec chaque état de la liste jusqu’à en trouver un égal. Si l’état est nouveau, on les compare tous.',
        `Chaque nouvel état est comparé avec tous ceux qui le précèdent. Pour *n* états, cela fait *n*(*n* − 1)/2 comparaisons : ${number(f.fresh)} pour les ${number(f.discovered)} états de ce niveau. Les questions sur des états déjà vus en demandent ${number(f.again)} de plus ; la liste en fait donc ${number(f.list)} en tout. Pour dix fois plus de nouveaux états, elle fait environ cent fois plus de comparaisons.`,
      ],
      actions: { late: 'Montrer une question tardive' },
    },
    tree: {
      heading: 'Un arbre de recherche',
      paragraphs: [
        'Un arbre binaire de recherche range les états dans l’ordre : les plus petits à gauche, les plus grands à droite. Chaque comparaison écarte un côté, de sorte que l’on suit un seul chemin depuis la racine.',
        `Cet arbre n’est pas équilibré. Ici, les états arrivent dans un ordre si mélangé que ses chemins restent courts tout de même : ${number(f.lookups)} questions demandent ${number(f.tree)} comparaisons, et aucune n’en demande plus de ${number(f.longestInTree)}. Si les états arrivaient triés, chacun irait à droite du précédent, et l’arbre serait une liste.`,
      ],
    },
    hash: {
      heading: 'Une table de hachage',
      paragraphs: [
        `Une table de hachage calcule à partir de l’état lui-même où regarder : un nombre, le **hachage**, désigne le compartiment. S’il contient un autre état, on essaie le compartiment suivant. C’est rare : sur les ${number(f.lookups)} questions posées ici, ${number(f.firstBucket)} ne demandent que le premier compartiment.`,
        `Ici, elle fait ${number(f.hash)} comparaisons. La table n’est jamais remplie à plus de la moitié : avant cela, elle double et tous les états déménagent. Le graphique de la page du labo dessine les trois. De ${number(f.half)} à ${number(f.twice)} états développés, la liste passe de ${number(f.listAtHalf)} à ${number(f.listAtTwice)} comparaisons, l’arbre de ${number(f.treeAtHalf)} à ${number(f.treeAtTwice)}, et la table de hachage de ${number(f.hashAtHalf)} à ${number(f.hashAtTwice)}.`,
      ],
    },
  }),
  exercises: (_) => ({
    scan: {
      heading: 'Exercice 1',
      question: `Une liste contient ${number(1000)} états. Un nouvel état arrive qui n’y figure pas. Combien de comparaisons faut-il pour le savoir ?`,
      right:
        'Exact. Pour être sûr qu’un état est nouveau, il faut le comparer avec chacun des états que contient la liste.',
      hint: 'Quand peut-on s’arrêter plus tôt, et cela arrive-t-il ici ?',
    },
    order: {
      heading: 'Exercice 2',
      question: 'Rangez les trois selon les comparaisons qu’elles font sur ce niveau, la plus économe en premier.',
      options: { list: 'Liste', tree: 'Arbre de recherche', hash: 'Table de hachage' },
      right: 'Exact. La table de hachage va droit au compartiment, l’arbre suit un chemin, la liste regarde tout.',
      hint: 'Regardez les comparaisons dans les trois volets.',
    },
    tenfold: {
      heading: 'Exercice 3',
      question:
        'Une recherche découvre dix fois plus d’états qu’une autre. Pour les nouveaux états, une liste fait combien de fois plus de comparaisons, environ ?',
      options: { ten: '10 fois plus', hundred: '100 fois plus', thousand: `${number(1000)} fois plus` },
      right:
        'Exact. Il y a dix fois plus de nouveaux états, et chacun est comparé en moyenne avec une liste dix fois plus longue.',
      hint: 'Il y a dix fois plus de nouveaux états. Et quelle est la longueur de la liste avec laquelle chacun est comparé ?',
    },
  }),
});
