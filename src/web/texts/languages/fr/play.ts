// The frame and the Sokoban page in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const play = ({ countOf }: LanguageTools): Tables['play'] => {
  const pushes = (count: number): string => countOf(count, 'poussée', 'poussées');
  const pushesLeft = (count: number): string => countOf(count, 'poussée restante', 'poussées restantes');

  return {
    withKey: (what, key) => `${what} (${key})`,
    keys: { home: 'Début', end: 'Fin', space: 'Espace' },
    pages: {
      sokoban: 'Sokoban',
      futoshiki: 'Futoshiki',
      daily: 'Quotidien',
      levels: 'Niveaux',
      progress: 'Progrès',
      editor: 'Éditeur',
      lab: 'Labo',
      lessons: 'Leçons',
      level: 'Niveau',
      games: 'Parties',
      settings: 'Réglages',
    },
    shell: {
      home: 'Accueil de masu',
      pages: 'Pages',
      menu: 'Menu',
      help: 'Aide : touches',
      skip: 'Aller au plateau',
      theme: 'Changer de thème',
      close: 'Fermer',
      title: (page, level) => (level ? `${level}, ${page} · masu` : `${page} · masu`),
      loading: 'Chargement…',
      failed: 'Impossible de charger cette partie de la page. Vérifiez votre connexion et rechargez.',
      newVersion: {
        waits: 'Une nouvelle version de masu est prête.',
        here: 'Cette page utilise une ancienne version de masu.',
      },
      update: 'Mettre à jour',
      notCopied: 'Votre navigateur a bloqué la copie. Téléchargez plutôt le fichier.',
      savesUnreadable:
        'Impossible de lire une partie de vos données enregistrées. Cette partie est mise de côté et fait partie des exports.',
      savesOff:
        'L’enregistrement n’est pas disponible dans ce navigateur. Votre progression sera perdue à la fermeture de la page.',
      savesFull: 'Le stockage du navigateur est plein. Exportez vos données, puis libérez de la place.',
      savesNewer:
        'Vos parties viennent d’une version plus récente de masu. Rechargez pour mettre à jour ; rien n’est enregistré d’ici là.',
    },
    play: {
      region: 'Jouer',
      side: 'Ce niveau',
      of: (collection, index, count) => (count === 1 ? collection : `${collection} · ${index} sur ${count}`),
      untitled: (index) => `Niveau ${index}`,
      previous: 'Niveau précédent',
      next: 'Suivant',
      nextLevel: 'Niveau suivant',
      details: 'Records et solutions',
      nextCollection: (title) => `Suite : ${title}`,
      undo: 'Annuler',
      redo: 'Rétablir',
      restart: 'Recommencer',
      hint: 'Indice',
      copyMoves: 'Copier les déplacements',
      link: 'Copier le lien',
      board: 'Plateau de Sokoban. Utilisez les flèches pour vous déplacer.',
      picture: (rows, columns, boxCount, onGoals) =>
        `Plateau de ${countOf(rows, 'ligne', 'lignes')} et ${countOf(columns, 'colonne', 'colonnes')}. ${countOf(boxCount, 'caisse', 'caisses')}, ${onGoals} sur cible.`,
      grid: 'Le plateau sous forme de texte',
      rowName: (row) => `Ligne ${row}`,
      cells: {
        '#': 'mur',
        ' ': 'sol',
        '.': 'cible',
        $: 'caisse',
        '*': 'caisse sur cible',
        '@': 'joueur',
        '+': 'joueur sur cible',
        _: 'extérieur',
      },
      movesCopied: 'Déplacements copiés.',
      linkCopied: 'Lien copié.',
      linkRest: 'Le lien ne contient que le niveau et vos déplacements.',
    },
    counts: {
      heading: 'Compteurs',
      moves: 'Déplacements',
      pushes: 'Poussées',
      onGoal: 'En place',
      of: (count) => ` sur ${count}`,
      movesWord: (count) => (count < 2 ? 'déplacement' : 'déplacements'),
      pushesWord: (count) => (count < 2 ? 'poussée' : 'poussées'),
      onGoalWord: (count) => `sur ${count} en place`,
      best: 'Vos records',
      movesColumn: 'déplacements',
      pushesColumn: 'poussées',
      fewestMoves: 'Minimum de déplacements',
      fewestPushes: 'Minimum de poussées',
      none: '–',
      bound: (count) => `Encore au moins ${pushes(count)}.`,
      proven: (count) => `${pushesLeft(count)}. Minimum prouvé.`,
    },
    games: {
      also: 'Ce niveau est aussi ouvert dans un autre onglet.',
      both: 'Les deux parties sont enregistrées.',
      unreadable: 'Impossible de lire cette partie enregistrée.',
    },
    links: {
      cutShort: (row) =>
        `Lien incomplet : le niveau s’interrompt à la ligne ${row}. Copiez le lien entier et réessayez.`,
      unreadable: 'Ce lien ne contient pas de niveau valide.',
      unreadableMoves: 'Impossible de lire les déplacements de ce lien.',
      shared: 'Niveau partagé',
      noLevel: 'Niveau introuvable.',
      levelCount: (count) => `Cette collection contient ${countOf(count, 'niveau', 'niveaux')}.`,
      noPage: 'Page introuvable.',
      choose: 'Choisir un niveau',
    },
  };
};
