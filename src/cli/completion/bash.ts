// The completion script for bash.

import type { CompletedCommand, CompletedOption } from './table.js';

const flagsOf = (options: readonly CompletedOption[]): readonly string[] =>
  options.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short]));

/** What follows an option that takes a value: known values, a file, or anything. */
function valueLine(id: string, option: CompletedOption): string {
  const names = flagsOf([option])
    .map((flag) => `'${id} ${flag}'`)
    .join('|');
  if (option.values.length > 0) {
    return `    ${names}) COMPREPLY=( $(compgen -W '${option.values.join(' ')}' -- "$current") ); return ;;`;
  }
  return `    ${names}) ${option.takesFile ? 'COMPREPLY=( $(compgen -f -- "$current") ); ' : ''}return ;;`;
}

export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.filter(({ id }) => !id.includes(' ')).map(({ id }) => id);
  const families = commands.filter(({ id }) => commands.some((each) => each.id.startsWith(`${id} `)));
  const valueLines = commands.flatMap(({ id, options }) =>
    options.filter(({ takesValue }) => takesValue).map((option) => valueLine(id, option)),
  );
  const commandLine = ({ id, words, takesFiles, options }: CompletedCommand): string =>
    `    '${id}') words='${words.join(' ')}'; flags='${flagsOf(options).join(' ')}'; files=${takesFiles ? 'yes' : ''} ;;`;
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
