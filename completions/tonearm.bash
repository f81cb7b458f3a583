# Completes the command line of tonearm in bash.
#
# The program prints a line for each candidate: its kind, its text and a description, with tabs between them. The kind is 'word', 'part' if
# the word goes on behind the text, or 'files' if bash completes the name of a file. Nothing that is typed or printed is expanded.

_tonearm() {
    local kind text description
    COMPREPLY=()
    while IFS=$'\t' read -r kind text description; do
        if [[ $kind = files ]]; then
            compopt -o default
        else
            COMPREPLY+=("$text")
            if [[ $kind = part ]]; then compopt -o nospace; fi
            # As the name of a file it gets the quotes that it needs.
            if [[ $text = *[!a-zA-Z0-9_.:=@%+,-]* ]]; then compopt -o filenames; fi
        fi
    done 2>/dev/null < <(
        "${1/#~\//$HOME/}" ---completion bash "$2" "${COMP_LINE:0:COMP_POINT}" "${COMP_WORDS[@]:0:COMP_CWORD}" 2>/dev/null
    )
}

# bash before 4.4 sorts, and before 4.0 it has no compopt.
complete -o nosort -F _tonearm tonearm 2>/dev/null || complete -o default -o filenames -F _tonearm tonearm
