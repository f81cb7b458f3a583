import ArgumentParser

/// The completion script for a system shell: the parser's, with its faults mended.
enum CompletionScript {
    static func text(for shell: CompletionShell) -> String {
        let script = Tonearm.completionScript(for: shell)
        return switch shell {
        case .bash: bash(script)
        case .zsh: zsh(script)
        case .fish: fish(script)
        default: script
        }
    }

    /// The parser adds a command `help`, which would stand in the place of the program's own.
    private static func zsh(_ script: String) -> String {
        withoutSecondHelp(script.replacing("            'help:Show subcommand help information.'\n", with: ""))
    }

    private static func fish(_ script: String) -> String {
        script.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasSuffix("-d 'Show subcommand help information.'") }.joined(separator: "\n")
    }

    private static func bash(_ script: String) -> String {
        let registration = "complete -o filenames -F _tonearm tonearm"
        return withoutSecondHelp(script)
            .replacing("__tonearm_add_completions -W \"$(", with: "__tonearm_add_answers \"$(")
            .replacing(registration, with: bashFunctions)
    }

    /// Of two functions of the same name the last one counts.
    private static func withoutSecondHelp(_ script: String) -> String {
        let parts = script.components(separatedBy: "\n_tonearm_help() {\n")
        guard parts.count == 3, let end = parts[2].firstRange(of: "\n}\n") else { return script }
        return parts[0] + "\n_tonearm_help() {\n" + parts[1] + parts[2][end.upperBound...]
    }

    /// `compgen -W` would expand what it is given as the shell does, and so run what stands in the name of a file.
    ///
    /// Readline ends words at `=` and `:`, which belong to the program's words; and where a word goes on, no space follows it.
    private static let bashFunctions = #"""
        __tonearm_add_answers() {
            local answer
            while IFS='' read -r answer; do
                if [[ -n "${answer}" ]]; then
                    COMPREPLY+=("${answer}")
                fi
            done <<<"${1}"
        }

        __tonearm_complete_line() {
            local rest="${COMP_LINE}"
            local trimmed cur=''
            local -i index start=0 position=0
            local -a whole=()
            for ((index = 0; index < ${#COMP_WORDS[@]}; index++)); do
                trimmed="${rest#"${rest%%[![:space:]]*}"}"
                if [[ "${#whole[@]}" -gt 0 && "${trimmed}" = "${rest}" ]]; then
                    whole[${#whole[@]} - 1]+="${COMP_WORDS[index]}"
                else
                    whole+=("${COMP_WORDS[index]}")
                    start=$((${#COMP_LINE} - ${#trimmed}))
                fi
                rest="${trimmed#"${COMP_WORDS[index]}"}"
                if [[ "${index}" -eq "${COMP_CWORD}" ]]; then
                    position=$((${#whole[@]} - 1))
                    cur="${COMP_LINE:start:COMP_POINT - start}"
                fi
            done

            # Readline counts an open quote to the line, and not to the word.
            local lead="${cur%"${2}"}"
            if [[ "${lead}" = [\"\'] ]]; then
                cur="${2}"
            fi
            local -a COMP_WORDS=("${whole[@]}")
            local -i COMP_CWORD="${position}"
            _tonearm "${1}" "${cur}" "${whole[position - 1]}"
            if [[ "${#COMPREPLY[@]}" -eq 1 && "${COMPREPLY[0]}" = *[=/:~.[] ]]; then
                compopt -o nospace 2>/dev/null
            fi
            COMPREPLY=("${COMPREPLY[@]#"${lead}"}")
        }

        complete -o nosort -o filenames -F __tonearm_complete_line tonearm 2>/dev/null ||
            complete -o filenames -F __tonearm_complete_line tonearm
        """#
}

extension String {
    /// The parts between occurrences of a text.
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
