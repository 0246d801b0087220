// Which sources of the web app are loaded together, in one file: many small ones squeeze worse and are asked for one
// after the other. Whole paths below src/, or folders that end in a slash; a test checks that each of them exists.

const within = (folder: string, ...names: readonly string[]): string[] => names.map((name) => `${folder}/${name}`);

export const WEB_CHUNKS = {
  /** What the first level is read and played with: rules, commands, board, tools, and keys. */
  'level-reader': [
    ...within('web/sokoban', 'state/level-reader.ts', 'state/replay.ts', 'play.tsx', 'keys/'),
    ...within('web/board', 'board.tsx', 'painter.ts', 'plan.ts', 'pose.ts', 'view.ts', 'walls.ts'),
    'web/theme/skin.ts',
    'sokoban/rules/validate-level.ts',
    ...within('session/sokoban', 'act.ts', 'moving.ts', 'hint-moves.ts'),
  ],
  /**
   * Games and saved data as text; the database itself is apart, because a page is shown without it where it is late.
   * Every page loads this, so it has the small tables that several others need too.
   */
  'saved-text': [
    ...within('play', 'saved-data.ts', 'draft-schema.ts', 'game-text.ts'),
    ...within('session', 'history.ts', 'hint-detail.ts', 'saved-game.ts', 'sokoban/saved.ts'),
    ...within('base', 'message.ts', 'result.ts', 'outcome.ts', 'optimality.ts'),
    'sokoban/compose/wish.ts',
    ...within('web/app', 'idle.ts', 'key-stroke.ts'),
    'web/board/room.ts',
  ],
  /** What the Sokoban page loads once a level is shown. */
  'side-panels': [
    'web/sokoban/after-level.tsx',
    ...within('web/sokoban/panels', 'hint-panel.tsx', 'head-parts.tsx'),
    ...within('web/sokoban/panels', 'replay-bar.tsx', 'side-panels.tsx'),
    ...within('web/sokoban/state', 'jobs.ts', 'messages.ts', 'hint-messages.ts'),
    ...within('web/grades', 'grade-mark.tsx', 'head-grade.tsx', 'known-grades.ts'),
    'web/level-grade.ts',
    ...within('web/texts', 'events.ts', 'side.ts', 'files.ts', 'grades.ts'),
    ...within('web/catalogs/en', 'events.ts', 'side.ts', 'files.ts', 'grades.ts'),
    ...within('web/app', 'games-panel.tsx', 'hint-ladder.tsx', 'clipboard.ts'),
    ...within('session', 'job-runner.ts', 'records.ts', 'sokoban/jobs.ts', 'sokoban/timeline.ts'),
    ...within('sokoban/formats', 'move-letters.ts', 'lurd.ts'),
  ],
  searches: ['search/'],
};

/** The sources that run when they are only imported; all others do nothing until they are called. */
export const WEB_ENTRIES = [
  'web/main.tsx',
  'web/offline/',
  'web/lab/model/lab-worker.ts',
  'web/lab/futoshiki/tries-worker.ts',
  'jobs/web/worker.ts',
  'jobs/web/insight-worker.ts',
];
