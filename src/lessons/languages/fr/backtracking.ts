// Lesson 8 in French.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const backtracking = ({ number, countOf }: Counting): LessonTables['backtracking'] => ({
  title: 'Retour sur trace et propagation au Futoshiki',
  summary:
    'Essayer les chiffres un par un, ou écarter d’abord ce qui est impossible : deux recherches sur la même grille.',
  boards: { fourByFour: 'Quatre sur quatre' },
  sections: (f) => ({
    state: {
      heading: 'Une autre sorte d’état',
      paragraphs: [
        `Un Futoshiki de taille ${number(f.size)} contient chaque chiffre de 1 à ${number(f.size)} une fois par ligne et par colonne, et tous les signes doivent être respectés : un signe pointe vers le plus petit chiffre. L’état d’une recherche est une grille en partie remplie.`,
        `Il y a ici ${number(f.blanks)} cases vides, et ${number(f.size)} chiffres pour chacune. Personne ne cherche une solution la plus courte : toute solution remplit les mêmes cases. La question est de savoir combien de grilles une recherche doit examiner.`,
      ],
    },
    backtrack: {
      heading: 'Le retour sur trace',
      paragraphs: [
        'L’algorithme du cours prend la première case vide, ligne par ligne, et y écrit le premier chiffre qui n’enfreint encore aucune règle. Puis il fait de même avec le reste de la grille. Si le reste ne peut pas être rempli, il retire le chiffre et essaie le suivant. C’est une recherche en profondeur, et elle ne mémorise que le chemin.',
        `Le labo compte comme le cours : un **appel** pour le départ, et un pour chaque chiffre écrit. Cette grille demande ${countOf(f.calls, 'appel', 'appels')}. La courbe sous l’arbre des essais montre la profondeur de la recherche : là où elle descend, des chiffres ont été retirés.`,
      ],
      actions: { middle: 'Montrer une erreur que l’on retire', end: 'Aller à la solution' },
    },
    candidates: {
      heading: 'Les candidats',
      paragraphs: [
        'La propagation pose d’abord une autre question : quels chiffres sont encore possibles dans chaque case ? Ce sont ses **candidats**. Une case donnée écarte son chiffre du reste de sa ligne et de sa colonne. Un signe écarte le plus grand chiffre de son petit côté et le plus petit de son grand côté.',
        'Chaque candidat qui disparaît peut en faire disparaître d’autres. S’il ne reste qu’un candidat dans une case, la case est fixée (un **singleton nu**). S’il ne reste qu’une case pour un chiffre dans une ligne ou une colonne, il y va (un **singleton caché**). Dans le labo, les candidats qui viennent d’être écartés sont barrés.',
      ],
      actions: { after: 'Écarter tout ce qui peut l’être' },
    },
    compare: {
      heading: 'Moins d’hypothèses',
      paragraphs: [
        `Sur cette grille, la propagation demande ${countOf(f.guesses, 'hypothèse', 'hypothèses')} ; le retour sur trace a demandé ${countOf(f.calls, 'appel', 'appels')}. Une étape de propagation parcourt toute la grille, un appel du retour sur trace ne regarde qu’une case. Mais chaque case vide de plus peut multiplier les appels, au pire par le nombre de chiffres : sur une grande grille, le retour sur trace peut durer plus longtemps que personne ne voudra attendre.`,
        'Quand plus rien ne s’ensuit, la propagation doit elle aussi faire une hypothèse. Elle la fait dans une case avec peu de candidats, et si l’hypothèse mène à un **conflit** (une case sans candidat ou un chiffre sans case), elle sait que le chiffre est faux et l’écarte. Et elle continue après la première solution : s’il n’en apparaît pas de deuxième, il est prouvé que la solution est unique.',
      ],
    },
  }),
  exercises: (f) => ({
    candidates: {
      heading: 'Exercice 1',
      question:
        'Taille 4, encore aucun chiffre dans la ligne et la colonne d’une case. Un signe dit que la case est plus petite que sa voisine, et aucun autre signe ne touche ces deux cases. Combien de candidats la case a-t-elle ?',
      right: `Exact : ${number(f.candidates)}. Seul 4 est écarté, car rien n’est plus grand que 4.`,
      hint: 'Quel chiffre ne pourrait pas être plus petit qu’un autre chiffre de 1 à 4 ?',
    },
    calls: {
      heading: 'Exercice 2',
      question:
        'Une grille 2 × 2 a quatre cases vides et un signe : la case de gauche de la ligne du haut est plus grande que celle de droite. Le retour sur trace remplit les cases ligne par ligne et essaie d’abord le chiffre 1. Combien d’appels fait-il, comptés comme dans le cours ?',
      right: `Exact : ${number(f.tinyCalls)} : le départ, et un pour chaque chiffre écrit, y compris le premier chiffre, qui était faux.`,
      hint: 'Jouez-le : la première case reçoit d’abord 1. Un chiffre convient-il dans la deuxième case ? Comptez le départ et chaque chiffre écrit, même ceux qui sont retirés.',
    },
    conflict: {
      heading: 'Exercice 3',
      question:
        'La propagation suppose un 3 dans une case, et une autre case se retrouve sans aucun candidat. Qu’en conclure ?',
      options: {
        none: 'La grille n’a pas de solution',
        wrong: 'Le 3 est faux, et peut être écarté de cette case',
        again: 'Rien encore : il faut essayer les autres candidats de la case vide',
      },
      right: 'Exact. Tout ce qui précède l’hypothèse reste vrai ; seule l’hypothèse est réfutée.',
      hint: 'Qu’est-ce qui était certain, et qu’est-ce qui n’était que supposé ?',
    },
  }),
});
