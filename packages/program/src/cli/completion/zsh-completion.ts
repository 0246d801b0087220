// The completion script for zsh.

import { type CompletedCommand, type CompletedOption, topNames } from './completion-table.js';

/** Safe inside single quotes and inside the brackets of _arguments. */
const zshQuoted = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&').replaceAll("'", "'\\''");

function known({ values, isList, takesFile }: CompletedOption): string {
  if (values.length === 0) return takesFile ? '_files' : ' ';
  return isList ? `_sequence compadd - ${values.join(' ')}` : `(${values.join(' ')})`;
}

function optionLines(option: CompletedOption): readonly string[] {
  const { long, short, about, takesValue } = option;
  const value = takesValue ? `:value:${known(option)}` : '';
  return [long, ...(short === undefined ? [] : [short])].map((flag) => `'${flag}[${zshQuoted(about)}]${value}'`);
}

function argumentLines({ words, takesFiles, options }: CompletedCommand): string {
  const listed = `(${words.join(' ')})`;
  const either = `{_alternative "words\\:word\\:${listed}" "files\\:file\\:_files"}`;
  const first = words.length > 0 ? [`'1:word:${takesFiles ? either : listed}'`] : [];
  return [...options.flatMap(optionLines), ...first, ...(takesFiles ? ["'*:file:_files'"] : [])].join(' ');
}

export function zshScript(commands: readonly CompletedCommand[]): string {
  const longer = commands.filter(({ id }) => id.includes(' ')).map(({ id }) => `'${id}'`);
  const abouts = new Map(commands.map(({ id, about }) => [id, about]));
  return `#compdef masu
# zsh completion for masu
_masu() {
  local -a names
  names=(
${topNames(commands)
  .map((id) => `    '${id}:${zshQuoted(abouts.get(id) ?? '')}'`)
  .join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command names
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  while (( CURRENT > 2 )); do
    case "$command $words[2]" in
      ${longer.join('|')}) command="$command $words[2]"; shift words; (( CURRENT-- )) ;;
      *) break ;;
    esac
  done
  case $command in
${commands.map((each) => `    '${each.id}') _arguments ${argumentLines(each)} ;;`).join('\n')}
    *) _files ;;
  esac
}
compdef _masu masu
`;
}
