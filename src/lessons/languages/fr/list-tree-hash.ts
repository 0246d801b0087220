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
        `Avec *n* états à la fin, on compare environ *n*²/2 paires. Sur ce niveau, la recherche découvre ${number(f.discovered)} états et la liste fait ${number(f.list)} comparaisons. Dix fois plus d’états demandent cent fois plus de comparaisons.`,
      ],
      actions: { late: 'Montrer une question tardive' },
    },
    tree: {
      heading: 'Un arbre de recherche',
      paragraphs: [
        'Un arbre binaire de recherche range les états dans l’ordre : les plus petits à gauche, les plus grands à droite. Chaque comparaison écarte un côté, de sorte que l’on suit un seul chemin depuis la racine.',
        `L’arbre n’est jamais équilibré, et il n’en a pas besoin : les états arrivent dans un ordre si mélangé que les chemins restent courts. Ici, l’arbre fait ${number(f.tree)} comparaisons. Si les états arrivaient triés, chacun irait à droite du précédent, et l’arbre serait une liste.`,
      ],
    },
    hash: {
      heading: 'Une table de hachage',
      paragraphs: [
        'Une table de hachage calcule à partir de l’état lui-même où regarder : un nombre, le **hachage**, désigne le compartiment. Le plus souvent, le compartiment est vide ou contient tout de suite le bon état.',
        `Ici, elle fait ${number(f.hash)} comparaisons. La table est remplie au plus à moitié ; quand elle se remplit, elle double et tous les états déménagent. Le graphique de la page du labo dessine les trois sur des axes logarithmiques : la liste monte avec une pente double de celle des deux autres.`,
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
        'Un niveau a dix fois plus d’états qu’un autre. La liste y fait combien de fois plus de comparaisons, environ ?',
      options: { ten: '10 fois plus', hundred: '100 fois plus', thousand: `${number(1000)} fois plus` },
      right:
        'Exact. On interroge la liste dix fois plus souvent, et chaque fois on parcourt une liste dix fois plus longue.',
      hint: 'On interroge la liste dix fois plus souvent. Et combien de temps prend chaque parcours ?',
    },
  }),
});
