// The algorithms in words, and their pseudo-code, in French. Loaded with the lab and the lessons alone.

import type { LanguageTools } from '../../language.js';
import type { ExplanationTables } from '../../tables.js';

export const explanations = ({ number }: LanguageTools): ExplanationTables => ({
  searches: {
    paragraphs: {
      'breadth-first':
        'Le parcours en largeur examine tous les états à un déplacement du départ, puis tous les états à deux déplacements, et ainsi de suite. ' +
        'Une file garde l’ordre : les nouveaux états se mettent à la fin, et le plus ancien est le prochain. Comme aucun état n’est atteint ' +
        'avant tous ceux qui sont plus proches, la première solution trouvée est une des plus courtes. Le prix est la mémoire : chaque état de ' +
        'chaque couche est stocké.',
      'depth-first':
        'La recherche en profondeur suit un chemin aussi loin qu’il va et ne revient en arrière que là où il ne reste rien de nouveau. Une pile garde ' +
        'l’ordre : l’état le plus récent est le prochain. Elle n’a pas à examiner d’abord tous les états plus proches, mais sa solution ' +
        'peut être plus de cent fois plus longue que nécessaire ; elle ne prouve donc rien sur la longueur.',
      dijkstra:
        'L’algorithme de Dijkstra prend toujours l’état le moins cher à atteindre. Une file de priorité garde l’ordre. Si chaque déplacement ' +
        'coûte 1, il examine les mêmes couches que le parcours en largeur, et seul l’ordre à coût égal diffère ; ' +
        'avec des coûts différents, il trouve encore une solution la moins chère, ce que le parcours en largeur ne fait pas forcément.',
      'a-star':
        'A* prend l’état dont la somme de g, les déplacements faits, et de h, une estimation de ceux qui restent, est la plus petite. Si h n’est jamais trop ' +
        'haute et qu’aucun déplacement ne l’abaisse de plus de 1, le coût d’un déplacement (h est cohérente), la première solution prise est une des plus courtes : ' +
        'une plus courte aurait eu une somme plus petite et serait sortie avant. Plus h est proche de la vérité, moins il y a d’états ' +
        'dont la somme est plus petite que la solution et qu’il faut examiner ; avec h = 0, c’est l’algorithme de Dijkstra.',
      greedy:
        'La recherche gloutonne du meilleur d’abord prend l’état qui semble le plus proche d’une solution, quoi qu’il ait coûté. Elle peut se contenter ' +
        'de très peu d’états. Mais une estimation fausse une seule fois peut l’égarer loin, et elle donne la première solution ' +
        'rencontrée ; elle ne prouve donc rien sur la longueur.',
      'ida-star':
        'IDA* est une recherche en profondeur qui fait demi-tour partout où g + h dépasse une borne. Si elle ne trouve pas de solution, elle relève la borne ' +
        'à la plus petite somme devant laquelle elle a fait demi-tour et repart du départ. Aucune borne ne saute la longueur d’une solution la plus courte : ' +
        'la première solution trouvée en est une. Elle examine beaucoup d’états encore et encore ; la table des états visités ' +
        'ne coupe que les chemins qui ne sont pas plus courts qu’un chemin déjà suivi.',
    },
    lines: {
      startQueue: 'visités ← {départ} ; frontière ← file avec le départ',
      startStack: 'visités ← {} ; frontière ← pile avec le départ',
      startCosts: 'visités ← {} ; frontière ← tas avec le départ, g = 0',
      startSums: 'visités ← {} ; frontière ← tas avec le départ, f = h(départ)',
      startEstimates: 'visités ← {départ} ; frontière ← tas avec le départ',
      startBound: 'borne ← h(départ)',
      whileWaiting: 'tant que la frontière n’est pas vide',
      repeat: 'répéter : chemin ← départ ; prochaine borne ← ∞',
      takeOldest: 'n ← prendre le nœud le plus ancien de la frontière',
      takeNewest: 'n ← prendre le nœud le plus récent de la frontière',
      takeLeastCost: 'n ← prendre dans la frontière le nœud de plus petit g',
      takeLeastSum: 'n ← prendre dans la frontière le nœud de plus petit f',
      takeLeastEstimate: 'n ← prendre dans la frontière le nœud de plus petit h',
      takeLast: 'n ← le dernier nœud du chemin : l’examiner',
      takenOnce: 'si n est dans visités, nœud suivant ; sinon l’ajouter à visités',
      lookAt: 'examiner n',
      goal: 'si n est résolu, renvoyer le chemin jusqu’à n',
      goalOnPath: 'si n est résolu, renvoyer le chemin',
      eachMove: 'pour chaque déplacement, dans l’ordre',
      eachMoveReversed: 'pour chaque déplacement, dans l’ordre inverse',
      apply: 'm ← l’état après le déplacement ; s’il est bloqué, déplacement suivant',
      deadlock: 'si une règle dit que m est une impasse, déplacement suivant',
      seen: 'si m est dans visités, déplacement suivant',
      seenInRound: 'si m a été suivi dans ce tour sans plus de déplacements, déplacement suivant',
      infinite: 'si h(m) est infini, déplacement suivant',
      beyond: 'si g(n) + 1 + h(m) > borne : abaisser la prochaine borne à cette somme, déplacement suivant',
      mark: 'ajouter m à visités',
      parent: 'parent(m) ← n',
      putLast: 'mettre m à la fin de la frontière',
      putOnTop: 'parent(m) ← n ; mettre m au sommet de la frontière',
      putByCost: 'g(m) ← g(n) + coût du déplacement ; mettre m dans la frontière',
      putBySum: 'parent(m) ← n ; f(m) ← g(n) + 1 + h(m) ; mettre m dans la frontière',
      putByEstimate: 'parent(m) ← n ; mettre m dans la frontière avec la clé h(m)',
      putOnPath: 'mettre m à la fin du chemin et l’examiner',
      leave: 'plus de déplacement : retirer n du chemin',
      nextBound: 'borne ← prochaine borne ; si elle vaut ∞, renvoyer aucune solution',
      noSolution: 'renvoyer aucune solution',
    },
  },
  tries: {
    paragraphs: {
      backtrack:
        'Le retour sur trace remplit la première case vide, ligne par ligne, avec le premier chiffre qui n’enfreint encore aucune règle, puis passe à ' +
        'la case vide suivante. Si aucun chiffre ne convient, il retire le chiffre précédent et y essaie le suivant. Il est court ' +
        'et toujours juste, mais il ne remarque une erreur que lorsqu’une case n’a plus aucun chiffre, souvent bien des cases plus loin. Le nombre ' +
        'd’appels est celui du cours : le premier appel, et un pour chaque chiffre placé.',
      propagate:
        'La propagation tient à jour les candidats de chaque case. Tout ce qui est fixé écarte des candidats ailleurs : dans sa ligne et sa ' +
        'colonne, à travers les signes, et dans les groupes de cases qui se partagent autant de chiffres que de cases. Elle ne fait une hypothèse que lorsque ' +
        'plus rien ne s’ensuit, dans une case à peu de candidats souvent mêlée à un conflit. Une hypothèse qui mène à un conflit est elle-même ' +
        'écartée. Elle continue après la première solution : soit elle en trouve une deuxième, soit elle a prouvé qu’il n’y en a pas.',
    },
    lines: {
      solve: 'résoudre() :',
      firstBlank: 'case ← la première case vide, ligne par ligne',
      isFull: 's’il n’y en a pas, renvoyer résolu',
      eachDigit: 'pour chiffre de 1 à N',
      breaksRule: 'si chiffre est dans la ligne ou la colonne, ou enfreint un signe :',
      nextDigit: 'chiffre suivant',
      write: 'écrire chiffre dans case',
      recurse: 'si résoudre() renvoie résolu, renvoyer résolu',
      takeBack: 'retirer le chiffre',
      notSolved: 'renvoyer non résolu',
      candidates: 'candidats ← tous les chiffres ; les cases données sont fixées',
      propagate: 'écarter des candidats jusqu’à ce que rien ne change',
      repeat: 'répéter',
      keepSolution: 'si chaque case est fixée, garder la solution',
      guess: 'sinon, supposer un chiffre dans la case la plus contrainte',
      conflict: 'tant qu’une case ou une rangée n’a plus de candidat, ou qu’une solution a été gardée',
      takeBackGuess: 'retirer la dernière hypothèse et ses conséquences',
      ruleOut: 'écarter le chiffre supposé, et ce qui s’ensuit',
      tryEach: (conflicts) => `après ${number(conflicts)} conflits, une fois : essayer chaque candidat seul`,
      until: 'jusqu’à ce qu’il ne reste plus d’hypothèse, ou qu’il y ait deux solutions',
    },
  },
});
