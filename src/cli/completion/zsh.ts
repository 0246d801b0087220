// The completion script for zsh.

import type { CompletedCommand, CompletedOption } from './table.js';

/** Safe inside single quotes and inside the brackets of _arguments. */
const quoted = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&').replaceAll("'", "'\\''");

function optionLines({ long, short, about, takesValue, values, takesFile }: CompletedOption): readonly string[] {
  const known = values.length > 0 ? `(${values.join(' ')})` : takesFile ? '_files' : ' ';
  const value = takesValue ? `:value:${known}` : '';
  return [long, ...(short === undefined ? [] : [short])].map((flag) => `'${flag}[${quoted(about)}]${value}'`);
}

function argumentLines({ words, takesFiles, options }: CompletedCommand): string {
  const first = words.length > 0 ? [`'1:word:(${words.join(' ')})'`] : [];
  return [...options.flatMap(optionLines), ...first, ...(takesFiles ? ["'*:file:_files'"] : [])].join(' ');
}

export function zshScript(commands: readonly CompletedCommand[]): string {
  const top = commands.filter(({ id }) => !id.includes(' '));
  const families = top.filter(({ id }) => commands.some((each) => each.id.startsWith(`${id} `)));
  return `#compdef masu
# zsh completion for masu
_masu() {
  local -a names
  names=(
${top.map(({ id, about }) => `    '${id}:${quoted(about)}'`).join('\n')}
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
