// The completion script for bash, 3.2 (of macOS) or newer. Words typed with quotes or backslashes are read as bash would; what is
// offered is put in quotes by `complete -o filenames`.

import { type CompletedCommand, type CompletedOption, optionFlags, topNames } from './completion-table.js';

/** What follows an option that takes a value: known values, one or several, a file, or anything. */
function valueLine(id: string, option: CompletedOption): string {
  const names = optionFlags([option])
    .map((flag) => `'${id} ${flag}'`)
    .join('|');
  const { values, isList, takesFile } = option;
  const list = `'${values.join(' ')}'`;
  if (values.length > 0) return `    ${names}) ${isList ? '_masu_list' : '_masu_words'} ${list}; return ;;`;
  return `    ${names}) ${takesFile ? '_masu_files; ' : ''}return ;;`;
}

export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = topNames(commands);
  const longer = commands.filter(({ id }) => id.includes(' ')).map(({ id }) => `'${id}'`);
  const valueLines = commands.flatMap(({ id, options }) =>
    options.filter(({ takesValue }) => takesValue).map((option) => valueLine(id, option)),
  );
  const commandLine = ({ id, words, takesFiles, options }: CompletedCommand): string =>
    `    '${id}') words='${words.join(' ')}'; flags='${optionFlags(options).join(' ')}'; files=${takesFiles ? 'yes' : ''} ;;`;
  return `# bash completion for masu
_masu_words() {
  local word
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$current")
}
# After commas: the values that are not there yet.
_masu_list() {
  local word before='' last=\${current##*,}
  [[ $current == *,* ]] && before=\${current%,*},
  type compopt > /dev/null 2>&1 && compopt -o nospace 2> /dev/null
  while IFS= read -r word; do
    [[ ,$before == *,"$word",* ]] || COMPREPLY+=("$before$word")
  done < <(compgen -W "$1" -- "$last")
}
_masu_files() {
  local name
  while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -f -- "$current")
}
_masu() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  local at=2 words='' flags='' files=''
  COMPREPLY=()
  # --solver=NAME is three words to bash.
  if [[ $current == = ]]; then current=''
  elif [[ $previous == = ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  case $current in
    \\"*|\\'*) current=\${current:1} ;;
    *\\\\*) current=\${current//\\\\/} ;;
  esac
  if (( COMP_CWORD == 1 )); then
    _masu_words '${names.join(' ')} help --help --version'
    return
  fi
  while (( COMP_CWORD > at )); do
    case "$command \${COMP_WORDS[at]}" in
      ${longer.join('|')}) command="$command \${COMP_WORDS[at]}"; at=$(( at + 1 )) ;;
      *) break ;;
    esac
  done
  case "$command $previous" in
${valueLines.join('\n')}
  esac
  case $command in
${commands.map(commandLine).join('\n')}
    help) words='${names.join(' ')}' ;;
  esac
  if [[ $current == -* ]]; then
    _masu_words "$flags"
    return
  fi
  if [[ -n $words ]] && (( COMP_CWORD == at )); then _masu_words "$words"; fi
  if [[ -n $files ]] && (( \${#COMPREPLY[@]} == 0 )); then _masu_files; fi
}
complete -o filenames -F _masu masu
`;
}
