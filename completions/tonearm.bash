# Completes the command line of tonearm in bash.
#
# The program prints a line for each candidate: kind, text and description, separated by tabs. The kind is 'word', 'part' if the word
# continues after the text, or 'files' if bash completes the name of a file. The text has the quotes that it needs at the cursor.
# The script never expands typed or printed text. It runs the tonearm of an absolute folder of PATH, and not the program that is typed:
# './tonearm' may be any file.

_tonearm() {
    local kind text description program
    COMPREPLY=()
    program=$(type -P tonearm)
    [[ $program == /* ]] || return
    while IFS=$'\t' read -r kind text description; do
        case $kind in
            files) compopt -o default; continue ;;
            part) compopt -o nospace ;;
        esac
        COMPREPLY+=("$text")
    done 2>/dev/null < <(
        "$program" ---completion bash "$2" "${COMP_LINE:0:COMP_POINT}" "${COMP_WORDS[@]:0:COMP_CWORD}" 2>/dev/null
    )
}

# Before 4.4, bash has no 'nosort'; before 4.0, it has no compopt.
complete -o nosort -F _tonearm tonearm 2>/dev/null || complete -o default -F _tonearm tonearm
