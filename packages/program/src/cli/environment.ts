// The environment variables that masu reads and the files that it stores: tables for the manual page and the docs.

export const ENVIRONMENT: readonly (readonly [name: string, about: string])[] = [
  ['MASU_HOME', 'the folder for saved data and defaults, instead of the XDG folders'],
  [
    'MASU_QUEUE',
    'the address of the Redis for `masu worker` and `masu batch run`; keeps a password off the command line',
  ],
  ['MASU_SIGNS', 'characters of the full screen: `ascii` or `unicode` (default: by the locale and the terminal)'],
  ['NO_COLOR', 'disables color if it is not empty'],
  [
    'LC_ALL, LC_MESSAGES, LANG',
    'the language of the full screen, unless one is chosen in the menu or with `--lang`; what programs read is English',
  ],
  ['XDG_DATA_HOME, XDG_CONFIG_HOME', 'the folders that contain `masu/` (default: `~/.local/share`, `~/.config`)'],
];

export const FILES: readonly (readonly [path: string, about: string])[] = [
  ['~/.local/share/masu/', 'saved games, records, settings, collections, grades, and daily puzzles'],
  ['~/.config/masu/config.json', 'defaults set with `masu config`'],
];
