// The panels beside the Sokoban board in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const side = ({ countOf, number, decimal }: LanguageTools): Tables['side'] => {
  const pushes = (count: number): string => countOf(count, 'poussée', 'poussées');
  const pushesLeft = (count: number): string => countOf(count, 'poussée restante', 'poussées restantes');
  const seconds = (millis: number): string => (millis < 9950 ? decimal(millis / 1000) : number(millis / 1000));

  return {
    replay: {
      name: 'Relecture',
      first: 'Aller au début',
      back: 'Déplacement précédent',
      play: 'Lire',
      pause: 'Pause',
      next: 'Déplacement suivant',
      last: 'Aller à la fin',
      slider: 'Déplacement',
      speed: (times) => `Vitesse ${times}×`,
      speedKeys: 'Plus vite (+), moins vite (−)',
    },
    hint: {
      heading: 'Indice',
      about: 'une étape à la fois',
      steps: { 1: 'Où regarder', 2: 'Quelle caisse', 3: 'Quelle poussée', 4: 'Solution complète' },
      ask: { 1: 'Voir où regarder', 2: 'Voir la caisse', 3: 'Voir la poussée' },
      askSolution: (count) => `Voir la solution complète (${pushes(count)})`,
      later: 'S’ouvre après « Quelle poussée ».',
      searching: 'Recherche d’un indice…',
      progress: (count, millis) => `Recherche : ${countOf(count, 'position', 'positions')}, ${seconds(millis)} s.`,
      regionText: {
        middle: 'Regardez au milieu. La prochaine caisse à pousser s’y trouve.',
        left: 'Regardez la moitié gauche. La prochaine caisse à pousser s’y trouve.',
        right: 'Regardez la moitié droite. La prochaine caisse à pousser s’y trouve.',
        upper: 'Regardez la moitié haute. La prochaine caisse à pousser s’y trouve.',
        lower: 'Regardez la moitié basse. La prochaine caisse à pousser s’y trouve.',
      },
      boxText: (row, column) => `Ligne ${row}, colonne ${column}. Les points montrent où elle peut aller.`,
      pushText: {
        up: 'Poussez-la vers le haut.',
        right: 'Poussez-la vers la droite.',
        down: 'Poussez-la vers le bas.',
        left: 'Poussez-la vers la gauche.',
      },
      solutionText: (count, isProven) => (isProven ? `${pushesLeft(count)}. Minimum prouvé.` : `${pushesLeft(count)}.`),
      play: 'Voir la solution',
      deadlock: 'Pas d’indice : cette position est une impasse.',
      checking: 'Calcul du nombre de poussées à annuler…',
      nothing: 'Pas d’indice : le solveur n’a rien trouvé dans ses limites.',
      failed: 'Pas d’indice : le solveur a planté. C’est un bug de masu ; votre niveau est intact.',
    },
    solve: {
      heading: 'Solveur',
      about: 'tourne dans votre navigateur',
      stop: 'Arrêter',
      start: 'Résoudre',
      fromHere: 'Résoudre d’ici',
      settings: 'Réglages du solveur',
    },
    solved: {
      heading: 'Résolu',
      about: 'et maintenant ?',
      optimize: 'Optimiser ma solution',
      noNext: 'C’était le dernier niveau de la collection.',
    },
    arrows: {
      name: 'Se déplacer',
      move: { up: 'Aller en haut', right: 'Aller à droite', down: 'Aller en bas', left: 'Aller à gauche' },
    },
    zoom: { name: 'Zoom', in: 'Agrandir', out: 'Réduire', fit: 'Voir tout le plateau' },
    view: {
      heading: 'Affichage',
      warn: 'Signaler les impasses',
      dead: 'Surligner les cases mortes',
      bound: 'Minimum de poussées restantes',
      arrows: 'Flèches à l’écran',
      timer: 'Chronomètre',
    },
    snapshots: {
      heading: 'Instantanés',
      about: 'des points où revenir',
      save: 'Enregistrer un instantané',
      restore: (slot) => `Revenir à l’instantané ${slot}`,
    },
    export: {
      heading: 'Partager et exporter',
      levelCopied: 'Niveau copié.',
      copyLevel: 'Copier le niveau',
      downloadSok: 'Télécharger .sok',
      edit: 'Ouvrir dans l’éditeur',
      lab: 'Ouvrir dans le labo',
      reverse: 'Mode inverse',
      pictures: 'Images et code QR',
    },
  };
};
