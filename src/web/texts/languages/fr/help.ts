// The help dialog in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const help = (_tools: LanguageTools): Tables['help'] => ({
  heading: 'Aide',
  settings: 'Tous les réglages',
  about:
    'masu fonctionne entièrement dans votre navigateur. Rien de ce que vous jouez, collez ou dessinez ne quitte cet appareil.',
  sections: [
    [
      'Se déplacer',
      [
        { keys: ['←', '↑', '→', '↓'], does: 'Avancer d’un pas ; aussi W A S D et H J K L' },
        { keys: ['Ctrl+flèche'], does: 'Marcher jusqu’à l’obstacle' },
        { keys: ['Maj+flèche'], does: 'Pousser jusqu’à l’obstacle' },
        { gesture: 'Clic ou toucher', does: 'Aller à cet endroit, ou choisir une caisse puis sa destination' },
        { gesture: 'Glisser', does: 'Pousser une caisse vers une case, ou déplacer le plateau agrandi' },
        { gesture: 'Balayer', does: 'Avancer d’un pas' },
      ],
    ],
    [
      'Annuler et instantanés',
      [
        { keys: ['U', 'Z', '⌫'], does: 'Annuler tout un trajet ou une poussée' },
        { keys: ['Y', 'Ctrl+Y'], does: 'Rétablir' },
        { keys: ['Maj+U', 'Maj+Y'], does: 'Annuler ou rétablir un seul déplacement' },
        { keys: ['R'], does: 'Recommencer (peut être annulé)' },
        { keys: ['Début', 'Fin'], does: 'Tout annuler, tout rétablir' },
        { keys: ['Alt+1'], does: 'Enregistrer l’instantané 1' },
        { keys: ['1'], does: 'Revenir à l’instantané 1' },
      ],
    ],
    [
      'Indices et affichage',
      [
        { keys: ['I'], does: 'Montrer l’étape suivante de l’indice' },
        { keys: ['C'], does: 'Surligner les cases mortes' },
        { keys: ['X'], does: 'Activer ou couper les alertes d’impasse' },
        { keys: ['B'], does: 'Afficher le minimum de poussées restantes' },
        { keys: ['.', ',', 'F'], does: 'Agrandir, réduire, voir tout le plateau' },
        { keys: ['Ctrl+Maj+flèche'], does: 'Déplacer un plateau agrandi' },
        { keys: ['V'], does: 'Ramener le joueur dans la vue' },
        { gesture: 'Pincer, ou Ctrl et molette', does: 'Zoomer' },
        { keys: ['Espace'], does: 'Lancer ou suspendre la relecture' },
        { keys: ['+', '−'], does: 'Changer la vitesse de relecture' },
        { keys: ['N', 'P'], does: 'Niveau suivant ou précédent' },
        { keys: ['Entrée'], does: 'Niveau suivant, après une victoire' },
        { keys: ['Ctrl+V'], does: 'Jouer les déplacements collés, ou ajouter les niveaux collés' },
        { keys: ['?'], does: 'Ouvrir cette aide' },
      ],
    ],
    [
      'Futoshiki',
      [
        { keys: ['1', '2', '3'], does: 'Entrer un chiffre' },
        { keys: ['Début', 'Fin'], does: 'Première ou dernière case de la ligne' },
        { keys: ['Ctrl+Début', 'Ctrl+Fin'], does: 'Première ou dernière case de la grille' },
        { keys: ['M'], does: 'Activer ou couper les notes' },
        { keys: ['A'], does: 'Remplir toutes les notes' },
        { keys: ['X', 'Suppr'], does: 'Effacer' },
        { keys: ['I'], does: 'Indice' },
        { keys: ['N', 'P'], does: 'Grille suivante ou précédente' },
      ],
    ],
    [
      'Manette',
      [
        { gesture: 'Stick ou croix', does: 'Se déplacer' },
        { keys: ['A'], does: 'Indice ; niveau suivant après une victoire' },
        { keys: ['B'], does: 'Annuler' },
        { keys: ['X'], does: 'Rétablir' },
        { keys: ['Y'], does: 'Recommencer' },
        { keys: ['LB', 'RB'], does: 'Niveau précédent ou suivant' },
      ],
    ],
  ],
});
