// `masu completion`: prints a script that teaches a shell the commands and options of masu.

import { defined } from '../../../base/defined.js';
import { PUZZLE_IDS } from '../../../base/puzzle.js';
import { settableOptions } from '../../config.js';
import type { CommandOption, CommandRow } from '../../interface/command.js';
import { type Command, defineCommand } from '../../interface/command.js';
import { EXIT } from '../../interface/exit-codes.js';
import { oneOf } from '../../interface/option-values.js';
import { QUIET_ABOUT } from '../../interface/output.js';

// What a shell can complete: the commands, their options, and the values that are known beforehand. Read from the tables
// of commands, solvers, and formats. File names are offered only where a file is expected.

interface CompletedOption {
  readonly long: string;
  readonly short?: string;
  readonly about: string;
  readonly takesValue: boolean;
  /** The values there are; empty if any will do. */
  readonly values: readonly string[];
  /** The value is a path. */
  readonly takesFile: boolean;
}

interface CompletedCommand {
  /** `solve`, or `batch plan`. */
  readonly id: string;
  readonly about: string;
  /** What can follow the name. */
  readonly words: readonly string[];
  /** Files can follow: level files, folders, submissions. */
  readonly takesFiles: boolean;
  readonly options: readonly CompletedOption[];
}

const SWITCH = { takesValue: false, values: [], takesFile: false } as const;

const COMMON: readonly CompletedOption[] = [
  { long: '--help', short: '-h', about: 'show help', ...SWITCH },
  { long: '--quiet', short: '-q', about: QUIET_ABOUT, ...SWITCH },
  { long: '--no-color', about: 'disable color', ...SWITCH },
];

const optionValues = ({ values, valuesFor }: CommandOption): readonly string[] =>
  values ?? [...new Set(valuesFor ? PUZZLE_IDS.flatMap(valuesFor) : [])];

/** `-o, --output <path>` in parts. */
function completedOption(option: CommandOption): CompletedOption {
  const { flags, about } = option;
  const [, short, long = flags, value] = /^(?:(-\w), )?(--[\w-]+)(?: (.+))?$/.exec(flags) ?? [];
  return {
    long,
    ...defined({ short }),
    about,
    takesValue: value !== undefined,
    values: value === undefined ? [] : optionValues(option),
    takesFile: /^<(?:path|folder|moves|url)>$/.test(value ?? ''),
  };
}

/** A course program has its own arguments; files are among them. */
const takesFiles = ({ arguments: words, raw = false }: Command<never>): boolean =>
  raw || words.some(({ name }) => /file|folder|levels|submission/.test(name));

async function completedCommand(row: CommandRow, keys: readonly string[]): Promise<CompletedCommand> {
  const command = await row.load();
  const listed = row.subcommands?.map(({ id }) => id.split(' ')[1] ?? '') ?? row.words ?? [];
  return {
    id: row.id,
    about: row.summary,
    words: row.id === 'config' ? keys : listed,
    takesFiles: row.subcommands === undefined && takesFiles(command),
    options: [...command.options.map(completedOption), ...COMMON],
  };
}

async function completionTable(commands: readonly CommandRow[]): Promise<readonly CompletedCommand[]> {
  const keys = [...(await settableOptions(commands)).keys()];
  return Promise.all(
    commands.flatMap((row) => [row, ...(row.subcommands ?? [])]).map((row) => completedCommand(row, keys)),
  );
}

// The completion script for zsh.

/** Safe inside single quotes and inside the brackets of _arguments. */
const zshQuoted = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&').replaceAll("'", "'\\''");

function optionLines({ long, short, about, takesValue, values, takesFile }: CompletedOption): readonly string[] {
  const known = values.length > 0 ? `(${values.join(' ')})` : takesFile ? '_files' : ' ';
  const value = takesValue ? `:value:${known}` : '';
  return [long, ...(short === undefined ? [] : [short])].map((flag) => `'${flag}[${zshQuoted(about)}]${value}'`);
}

function argumentLines({ words, takesFiles, options }: CompletedCommand): string {
  const first = words.length > 0 ? [`'1:word:(${words.join(' ')})'`] : [];
  return [...options.flatMap(optionLines), ...first, ...(takesFiles ? ["'*:file:_files'"] : [])].join(' ');
}

function zshScript(commands: readonly CompletedCommand[]): string {
  const top = commands.filter(({ id }) => !id.includes(' '));
  const families = top.filter(({ id }) => commands.some((each) => each.id.startsWith(`${id} `)));
  return `#compdef masu
# zsh completion for masu
_masu() {
  local -a names
  names=(
${top.map(({ id, about }) => `    '${id}:${zshQuoted(about)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command names
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${families.map(({ id }) => `    ${id}) if (( CURRENT > 2 )); then command="$command $words[2]"; shift words; (( CURRENT-- )); fi ;;`).join('\n')}
  esac
  case $command in
${commands.map((each) => `    '${each.id}') _arguments ${argumentLines(each)} ;;`).join('\n')}
    *) _files ;;
  esac
}
compdef _masu masu
`;
}

// The completion script for bash.

const optionFlags = (options: readonly CompletedOption[]): readonly string[] =>
  options.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short]));

/** What follows an option that takes a value: known values, a file, or anything. */
function valueLine(id: string, option: CompletedOption): string {
  const names = optionFlags([option])
    .map((flag) => `'${id} ${flag}'`)
    .join('|');
  if (option.values.length > 0) {
    return `    ${names}) COMPREPLY=( $(compgen -W '${option.values.join(' ')}' -- "$current") ); return ;;`;
  }
  return `    ${names}) ${option.takesFile ? 'COMPREPLY=( $(compgen -f -- "$current") ); ' : ''}return ;;`;
}

function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.filter(({ id }) => !id.includes(' ')).map(({ id }) => id);
  const families = commands.filter(({ id }) => commands.some((each) => each.id.startsWith(`${id} `)));
  const valueLines = commands.flatMap(({ id, options }) =>
    options.filter(({ takesValue }) => takesValue).map((option) => valueLine(id, option)),
  );
  const commandLine = ({ id, words, takesFiles, options }: CompletedCommand): string =>
    `    '${id}') words='${words.join(' ')}'; flags='${optionFlags(options).join(' ')}'; files=${takesFiles ? 'yes' : ''} ;;`;
  return `# bash completion for masu
_masu() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  local at=2 words='' flags='' files=''
  COMPREPLY=()
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=( $(compgen -W '${names.join(' ')} help --help --version' -- "$current") )
    return
  fi
  case $command in
${families.map(({ id }) => `    ${id}) if (( COMP_CWORD > 2 )); then command="$command \${COMP_WORDS[2]}"; at=3; fi ;;`).join('\n')}
  esac
  case "$command $previous" in
${valueLines.join('\n')}
  esac
  case $command in
${commands.map(commandLine).join('\n')}
    help) words='${names.join(' ')}' ;;
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=( $(compgen -W "$flags" -- "$current") )
  elif [[ -n $words ]] && (( COMP_CWORD == at )); then
    COMPREPLY=( $(compgen -W "$words" -- "$current") )
  elif [[ -n $files ]]; then
    COMPREPLY=( $(compgen -f -- "$current") )
  fi
}
complete -o filenames -F _masu masu
`;
}

// The completion script for fish.

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

function optionLine(condition: string, { long, short, about, takesValue, values, takesFile }: CompletedOption): string {
  const flags = `-l ${long.slice(2)}${short === undefined ? '' : ` -s ${short.slice(1)}`}`;
  const known = values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : takesFile ? ' -r' : ' -x';
  const value = takesValue ? known : '';
  return `complete -c masu -n ${quoted(condition)} ${flags}${value} -d ${quoted(about)}`;
}

/** True on the line of this command: `batch plan` is two words that were both typed. */
const fishCondition = (id: string): string =>
  id
    .split(' ')
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join('; and ');

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const { id, about, words, takesFiles, options } = command;
    const condition = fishCondition(id);
    const name = id.includes(' ') ? [] : [`complete -c masu -n __fish_use_subcommand -f -a ${id} -d ${quoted(about)}`];
    const next = words.length > 0 ? [`complete -c masu -n ${quoted(condition)} -f -a ${quoted(words.join(' '))}`] : [];
    const none = takesFiles || words.length > 0 ? [] : [`complete -c masu -n ${quoted(condition)} -f`];
    return [...name, ...next, ...none, ...options.map((option) => optionLine(condition, option))];
  });
  return `# fish completion for masu\n${lines.join('\n')}\n`;
}

const SCRIPTS: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

export const COMPLETION = defineCommand({
  arguments: [{ name: '<shell>', about: 'bash, zsh, or fish' }],
  options: [],
  async run({ words, output, commands }) {
    const shell = oneOf('bash', 'zsh', 'fish')(words[0] as string, '<shell>');
    output.printText((SCRIPTS[shell] as (typeof SCRIPTS)[string])(await completionTable(commands)));
    return EXIT.ok;
  },
});
