// The completion script for bash.

import type { CompletedCommand } from './table.js';

const flagsOf = ({ options }: CompletedCommand): string =>
  options.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short])).join(' ');

export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.filter(({ id }) => !id.includes(' ')).map(({ id }) => id);
  const families = commands.filter(({ id }) => commands.some((each) => each.id.startsWith(`${id} `)));
  const values = new Map(
    commands.flatMap(({ options }) =>
      options
        .filter((option) => option.values.length > 0)
        .map(({ long, values: all }) => [long, all.join(' ')] as const),
    ),
  );
  const valued = new Set(
    commands.flatMap(({ options }) => options.filter((o) => o.takesValue).map(({ long }) => long)),
  );
  const free = [...valued].filter((long) => !values.has(long));
  return `# bash completion for masu
_masu() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  local at=2 words='' flags=''
  COMPREPLY=()
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=( $(compgen -W '${names.join(' ')} help --help --version' -- "$current") )
    return
  fi
  case $previous in
${[...values].map(([long, all]) => `    ${long}) COMPREPLY=( $(compgen -W '${all}' -- "$current") ); return ;;`).join('\n')}
    ${free.join('|')}) COMPREPLY=( $(compgen -f -- "$current") ); return ;;
  esac
  case $command in
${families.map(({ id }) => `    ${id}) if (( COMP_CWORD > 2 )); then command="$command \${COMP_WORDS[2]}"; at=3; fi ;;`).join('\n')}
  esac
  case $command in
${commands.map((each) => `    '${each.id}') words='${each.words.join(' ')}'; flags='${flagsOf(each)}' ;;`).join('\n')}
    help) words='${names.join(' ')}' ;;
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=( $(compgen -W "$flags" -- "$current") )
  elif [[ -n $words ]] && (( COMP_CWORD == at )); then
    COMPREPLY=( $(compgen -W "$words" -- "$current") )
  else
    COMPREPLY=( $(compgen -f -- "$current") )
  fi
}
complete -o filenames -F _masu masu
`;
}
