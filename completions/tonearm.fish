# Completes the command line of tonearm in fish.
#
# The program prints a line for each candidate: kind, text and description, separated by tabs. The kind is 'files' if fish completes
# the name of a file. The script never expands typed or printed text. It runs the tonearm of an absolute folder of PATH, and not the
# program that is typed: './tonearm' may be any file.

# Asks the program for candidates. Fails if fish must complete the name of a file.
function __tonearm_ask
    set -g __tonearm_candidates
    set -l words (commandline -opc)
    set -l program (command -s tonearm)
    string match -q '/*' -- $program; or return 0
    set -l token (commandline -ct | string collect)
    # A quote may be open.
    set -l word (string unescape -- "$token"; or string unescape -- "$token'"; or string unescape -- "$token\"")
    for line in ($program ---completion fish $words "$word" 2>/dev/null)
        set -l fields (string split \t -- $line)
        if test $fields[1] = files
            return 1
        end
        set -ga __tonearm_candidates (string join \t -- $fields[2..-1])
    end
    return 0
end

complete -c tonearm -k -n __tonearm_ask -f -a '$__tonearm_candidates'
