/// What bash is to do.
///
/// Bash takes `--goal=new` for three words, so they are put together again,
/// and what is offered begins behind the `=`. It has to run in the bash of
/// macOS as well, which knows neither `words[-1]` nor `compopt`.
let bashScript = #"""
  # Completes cst in bash. In ~/.bashrc: eval "$(cst completion bash)"
  _cst() {
    local -a words=()
    local i word last text about cut=
    COMPREPLY=()
    for ((i = 1; i <= COMP_CWORD; i++)); do
      word=${COMP_WORDS[i]}
      last=$((${#words[@]} - 1))
      if ((last >= 0)) && [[ ${words[last]} == --* ]] &&
        { [[ $word == = ]] || [[ ${COMP_WORDS[i - 1]} == = ]]; }; then
        words[last]+=$word
      else
        words+=("$word")
      fi
    done
    word=${words[${#words[@]} - 1]}
    [[ $word == --*=* && $COMP_WORDBREAKS == *=* ]] && cut=${word%%=*}=
    while IFS=$'\t' read -r text about; do
      if [[ $text == :file ]]; then
        type compopt &>/dev/null && compopt -o filenames
        while IFS= read -r text; do
          COMPREPLY+=("$text")
        done < <(compgen -f -- "${word#"$cut"}")
      else
        COMPREPLY+=("${text#"$cut"}")
      fi
    done < <(cst __complete "${words[@]}" 2>/dev/null)
  }
  complete -F _cst cst
  """#

/// What zsh is to do, from a file `_cst` of its own or sourced.
let zshScript = #"""
  #compdef cst
  # Completes cst in zsh. In ~/.zshrc: source <(cst completion zsh)
  _cst() {
    local -a offers words_before
    local line text
    words_before=("${(@Q)words[2,CURRENT-1]}")
    while IFS= read -r line; do
      text=${line%%$'\t'*}
      case $text in
        :file) compset -P '--*='; _files ;;
        *) offers+=("${text//:/\\:}:${line#*$'\t'}") ;;
      esac
    done < <(cst __complete "${words_before[@]}" "${(Q)PREFIX}" 2>/dev/null)
    _describe -V cst offers
  }
  if [[ ${funcstack[1]} == _cst ]]; then
    _cst "$@"
  else
    compdef _cst cst
  fi
  """#

/// What fish is to do.
///
/// It completes a path behind `=` only where it knows that an option takes one.
let fishScript = #"""
  # Completes cst in fish. Once: mkdir -p ~/.config/fish/completions
  # cst completion fish > ~/.config/fish/completions/cst.fish
  function __cst_lines
      set -l words (commandline -opc)
      set -e words[1]
      set -l word (commandline -ct)
      cst __complete $words "$word" 2>/dev/null
  end
  complete -c cst -f -k -a '(__cst_lines | string match -v ":*")'
  complete -c cst -n '__cst_lines | string match -q ":*"' -F
  complete -c cst -l file -r -F
  complete -c cst -l base -r -F
  complete -c cst -l output -s o -r -F
  """#
