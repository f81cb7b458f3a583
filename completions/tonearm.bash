# Completes the command line of tonearm in bash.
#
# The program prints a line for each candidate: its kind, its text and a description, with tabs between them. The kind is 'word', 'part' if
# the word goes on behind the text, or 'files' if bash completes the name of a file. The text has the quotes that it needs at the cursor.
# Nothing that is typed or printed is expanded.

_tonearm() {
<<<<<<< HEAD
    local kind text description
    COMPREPLY=()
    while IFS=$'\t' read -r kind text description; do
        case $kind in
            files) compopt -o default; continue ;;
            part) compopt -o nospace ;;
        esac
        COMPREPLY+=("$text")
    done 2>/dev/null < <(
        "${1/#~\//$HOME/}" ---completion bash "$2" "${COMP_LINE:0:COMP_POINT}" "${COMP_WORDS[@]:0:COMP_CWORD}" 2>/dev/null
    )
}

# bash before 4.4 sorts, and before 4.0 it has no compopt.
complete -o nosort -F _tonearm tonearm 2>/dev/null || complete -o default -F _tonearm tonearm
=======
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--fresh --plain --keep-going --trust --version -h --help)
    local -a repeating_options=(-c)
    local -a non_repeating_options=(--service --profile --ca --timeout --session --storefront --locale --output -o --color --width --clock --seed --catalog --transcript --record)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '-c')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion -- -c "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--service')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion -- --service "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--profile')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion -- --profile "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--ca')
        __tonearm_add_completions -f
        return
        ;;
    '--timeout')
        return
        ;;
    '--session')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion -- --session "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--storefront')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion -- --storefront "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--locale')
        __tonearm_add_completions -W 'ar'$'\n''ca'$'\n''cs'$'\n''da'$'\n''de-CH'$'\n''de-DE'$'\n''el'$'\n''en-AU'$'\n''en-CA'$'\n''en-GB'$'\n''en-US'$'\n''es-ES'$'\n''es-MX'$'\n''fi'$'\n''fr-CA'$'\n''fr-FR'$'\n''he'$'\n''hi'$'\n''hr'$'\n''hu'$'\n''id'$'\n''it'$'\n''ja'$'\n''ko'$'\n''ms'$'\n''nb'$'\n''nl'$'\n''pl'$'\n''pt-BR'$'\n''pt-PT'$'\n''ro'$'\n''ru'$'\n''sk'$'\n''sv'$'\n''th'$'\n''tr'$'\n''uk'$'\n''vi'$'\n''zh-Hans-CN'$'\n''zh-Hant-HK'$'\n''zh-Hant-TW'$'\n''default'
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    '--color')
        __tonearm_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--width')
        return
        ;;
    '--clock')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion -- --clock "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--seed')
        return
        ;;
    '--catalog')
        __tonearm_add_completions -f
        return
        ;;
    '--transcript')
        __tonearm_add_completions -f
        return
        ;;
    '--record')
        __tonearm_add_completions -f
        return
        ;;
    esac

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    activities|albums|apple-curators|artists|curators|genres|music-videos|playlists|record-labels|songs|station-genres|stations|storefronts|search|suggest|charts|artwork|open|follow|view|next|previous|all|back|forward|where|show|get|post|put|delete|library|playlist|folder|rate|rating|favorite|recommendations|heavy-rotation|recently-played|replay|token|authorize|consent|capabilities|subscription|offer|account|device|app|scenario|player|play|pause|stop|skip|seek|repeat|shuffle|now|queue|remote|music|explain|clock|fault|service|profile|doctor|record|har|request|code|diff|watch|storefront|locale|session|set|catalog|transcript|note|lesson|let|undo|redo|history|edit|alias|time|status|source|clear|version|help|exit|run|serve|openapi|help)
        # Offer subcommand argument completions
        "_tonearm_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'activities albums apple-curators artists curators genres music-videos playlists record-labels songs station-genres stations storefronts search suggest charts artwork open follow view next previous all back forward where show get post put delete library playlist folder rate rating favorite recommendations heavy-rotation recently-played replay token authorize consent capabilities subscription offer account device app scenario player play pause stop skip seek repeat shuffle now queue remote music explain clock fault service profile doctor record har request code diff watch storefront locale session set catalog transcript note lesson let undo redo history edit alias time status source clear version help exit run serve openapi help' -- "${cur}"))
        ;;
    esac
}

_tonearm_activities() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion activities -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion activities -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion activities -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion activities -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion activities -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion activities -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion activities -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion activities -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_albums() {
    repeating_flags=()
    non_repeating_flags=(--clean --wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--upc --equivalents --include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--upc')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- --upc "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--equivalents')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- --equivalents "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion albums -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_apple-curators() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion apple-curators -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion apple-curators -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion apple-curators -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion apple-curators -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion apple-curators -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion apple-curators -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion apple-curators -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion apple-curators -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_artists() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion artists -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion artists -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion artists -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion artists -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion artists -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion artists -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion artists -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion artists -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_curators() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion curators -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion curators -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion curators -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion curators -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion curators -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion curators -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion curators -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion curators -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_genres() {
    repeating_flags=()
    non_repeating_flags=(--tree --wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --offset --include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion genres -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion genres -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion genres -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion genres -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion genres -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion genres -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion genres -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion genres -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_music-videos() {
    repeating_flags=()
    non_repeating_flags=(--clean --wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--isrc --equivalents --include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--isrc')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- --isrc "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--equivalents')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- --equivalents "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music-videos -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_playlists() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--storefront-chart --include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--storefront-chart')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlists -- --storefront-chart "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlists -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlists -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlists -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlists -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlists -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlists -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlists -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlists -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_record-labels() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion record-labels -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion record-labels -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion record-labels -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion record-labels -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion record-labels -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion record-labels -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion record-labels -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion record-labels -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_songs() {
    repeating_flags=()
    non_repeating_flags=(--clean --wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--isrc --equivalents --include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--isrc')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- --isrc "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--equivalents')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- --equivalents "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion songs -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_station-genres() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --offset --include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion station-genres -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion station-genres -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion station-genres -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion station-genres -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion station-genres -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion station-genres -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion station-genres -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion station-genres -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_stations() {
    repeating_flags=()
    non_repeating_flags=(--live --wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion stations -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion stations -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion stations -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion stations -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion stations -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion stations -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion stations -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion stations -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_storefronts() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --offset --include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion storefronts -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion storefronts -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion storefronts -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion storefronts -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion storefronts -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion storefronts -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion storefronts -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion storefronts -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_search() {
    repeating_flags=()
    non_repeating_flags=(--top --wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--types --limit --offset --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--types')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion search -- --types "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion search -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion search -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion search -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion search -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_suggest() {
    repeating_flags=()
    non_repeating_flags=(--top --hints --wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion suggest -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion suggest -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion suggest -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion suggest -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_charts() {
    repeating_flags=()
    non_repeating_flags=(--cities --global --wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--types --genre --chart --limit --offset --columns --sort --output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--types')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion charts -- --types "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--genre')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion charts -- --genre "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--chart')
        __tonearm_add_completions -W 'most-played'$'\n''daily-global-top'$'\n''city-top'
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion charts -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion charts -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion charts -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_artwork() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--size --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--size')
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion artwork -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_open() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--include --extend --relate --views --columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--include')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion open -- --include "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--extend')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion open -- --extend "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--relate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion open -- --relate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--views')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion open -- --views "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion open -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion open -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion open -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion open -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_follow() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --offset --columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion follow -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion follow -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion follow -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion follow -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_view() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --offset --columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion view -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion view -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion view -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion view -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_next() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion next -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion next -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion next -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion next -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_previous() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--columns --sort --output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion previous -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion previous -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion previous -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_all() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--max --megabytes --columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--max')
        return
        ;;
    '--megabytes')
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion all -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion all -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion all -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion all -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_back() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion back -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion back -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion back -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_forward() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion forward -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion forward -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion forward -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_where() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_show() {
    repeating_flags=()
    non_repeating_flags=(--last --wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--form --path --columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--form')
        __tonearm_add_completions -W 'identity'$'\n''attributes'$'\n''full'
        return
        ;;
    '--path')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion show -- --path "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion show -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion show -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion show -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion show -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_get() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(-H --header --where)
    non_repeating_options=(--columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '-H'|'--header')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion get -- --header "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion get -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion get -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion get -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion get -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_post() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=(-H --header)
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '-H'|'--header')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion post -- --header "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion post -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    2)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion post -- positional@1 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_put() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=(-H --header)
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '-H'|'--header')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion put -- --header "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion put -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    2)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion put -- positional@1 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_delete() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=(-H --header)
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '-H'|'--header')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion delete -- --header "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion delete -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_library() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --offset --types --columns --sort --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--types')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion library -- --types "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion library -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion library -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion library -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion library -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_playlist() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--description --folder --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--description')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlist -- --description "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--folder')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlist -- --folder "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion playlist -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_folder() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--in --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--in')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion folder -- --in "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion folder -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_rate() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion rate -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_rating() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion rating -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_favorite() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion favorite -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_recommendations() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion recommendations -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion recommendations -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion recommendations -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion recommendations -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_heavy-rotation() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --columns --sort --output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion heavy-rotation -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion heavy-rotation -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion heavy-rotation -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_recently-played() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--limit --columns --sort --output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--limit')
        return
        ;;
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion recently-played -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion recently-played -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion recently-played -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_completions -W 'tracks'$'\n''stations'
        return
        ;;
    esac
}

_tonearm_replay() {
    repeating_flags=()
    non_repeating_flags=(--wide -h --help)
    repeating_options=(--where)
    non_repeating_options=(--columns --sort --output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--columns')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion replay -- --columns "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--sort')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion replay -- --sort "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--where')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion replay -- --where "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_token() {
    repeating_flags=()
    non_repeating_flags=(--stdin --anyway --no-browser -h --help)
    repeating_options=(--origin)
    non_repeating_options=(--life --key --key-id --team --file --variable --from --script --port --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--life')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion token -- --life "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--origin')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion token -- --origin "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--key')
        __tonearm_add_completions -o plusdirs -fX '!*.@(p8)'
        return
        ;;
    '--key-id')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion token -- --key-id "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--team')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion token -- --team "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--file')
        __tonearm_add_completions -f
        return
        ;;
    '--variable')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion token -- --variable "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--from')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion token -- --from "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--script')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion token -- --script "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--port')
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion token -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_authorize() {
    repeating_flags=()
    non_repeating_flags=(--retry -h --help)
    repeating_options=()
    non_repeating_options=(--answer --output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--answer')
        __tonearm_add_completions -W 'allow'$'\n''deny'
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_consent() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--answer --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--answer')
        __tonearm_add_completions -W 'allow'$'\n''deny'
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion consent -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_capabilities() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion capabilities -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    2)
        __tonearm_add_completions -W 'on'$'\n''off'$'\n''auto'
        return
        ;;
    esac
}

_tonearm_subscription() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion subscription -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_offer() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--message --item --affiliate --campaign --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--message')
        __tonearm_add_completions -W 'join'$'\n''connect'$'\n''addMusic'$'\n''playMusic'
        return
        ;;
    '--item')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion offer -- --item "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--affiliate')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion offer -- --affiliate "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--campaign')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion offer -- --campaign "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion offer -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_account() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--after --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--after')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion account -- --after "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion account -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_device() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--ios --kind --region --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--ios')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion device -- --ios "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--kind')
        __tonearm_add_completions -W 'hardware'$'\n''simulator'
        return
        ;;
    '--region')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion device -- --region "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion device -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_app() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion app -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_scenario() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion scenario -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_player() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion player -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_play() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--start --from --descriptor --query --to --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--start')
        return
        ;;
    '--from')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion play -- --from "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--descriptor')
        return
        ;;
    '--query')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion play -- --query "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--to')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion play -- --to "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion play -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_pause() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_stop() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_skip() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion skip -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_seek() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion seek -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_repeat() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_completions -W 'none'$'\n''one'$'\n''all'
        return
        ;;
    esac
}

_tonearm_shuffle() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_completions -W 'off'$'\n''songs'
        return
        ;;
    esac
}

_tonearm_now() {
    repeating_flags=()
    non_repeating_flags=(--item --watch -h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_queue() {
    repeating_flags=()
    non_repeating_flags=(--no-wait -h --help)
    repeating_options=()
    non_repeating_options=(--after --to --start --from --descriptor --query --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--after')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion queue -- --after "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--to')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion queue -- --to "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--start')
        return
        ;;
    '--from')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion queue -- --from "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--descriptor')
        return
        ;;
    '--query')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion queue -- --query "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion queue -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_remote() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion remote -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_music() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion music -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_explain() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion explain -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_clock() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion clock -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_fault() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--on --times --delay --retry-after --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--on')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion fault -- --on "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--times')
        return
        ;;
    '--delay')
        return
        ;;
    '--retry-after')
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion fault -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_service() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion service -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_profile() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion profile -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_doctor() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_record() {
    repeating_flags=()
    non_repeating_flags=(--append -h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion record -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_har() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion har -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_request() {
    repeating_flags=()
    non_repeating_flags=(--all --untyped -h --help)
    repeating_options=()
    non_repeating_options=(--as --output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--as')
        __tonearm_add_completions -W 'curl'$'\n''swift'$'\n''urlsession'$'\n''javascript'$'\n''fetch'$'\n''python'$'\n''kotlin'
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_code() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--as --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--as')
        __tonearm_add_completions -W 'swift'$'\n''storekit'$'\n''javascript'$'\n''kotlin'
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion code -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_diff() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion diff -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_watch() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--every --until --max --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--every')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion watch -- --every "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--until')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion watch -- --until "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--max')
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion watch -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_storefront() {
    repeating_flags=()
    non_repeating_flags=(--device -h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion storefront -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_locale() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_completions -W 'ar'$'\n''ca'$'\n''cs'$'\n''da'$'\n''de-CH'$'\n''de-DE'$'\n''el'$'\n''en-AU'$'\n''en-CA'$'\n''en-GB'$'\n''en-US'$'\n''es-ES'$'\n''es-MX'$'\n''fi'$'\n''fr-CA'$'\n''fr-FR'$'\n''he'$'\n''hi'$'\n''hr'$'\n''hu'$'\n''id'$'\n''it'$'\n''ja'$'\n''ko'$'\n''ms'$'\n''nb'$'\n''nl'$'\n''pl'$'\n''pt-BR'$'\n''pt-PT'$'\n''ro'$'\n''ru'$'\n''sk'$'\n''sv'$'\n''th'$'\n''tr'$'\n''uk'$'\n''vi'$'\n''zh-Hans-CN'$'\n''zh-Hant-HK'$'\n''zh-Hant-TW'$'\n''default'
        return
        ;;
    esac
}

_tonearm_session() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion session -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_set() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion set -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_catalog() {
    repeating_flags=()
    non_repeating_flags=(--replace -h --help)
    repeating_options=(--responses)
    non_repeating_options=(--songs --seed --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--songs')
        return
        ;;
    '--seed')
        return
        ;;
    '--responses')
        __tonearm_add_completions -f
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion catalog -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_transcript() {
    repeating_flags=()
    non_repeating_flags=(--append --here --keep-going --times --step --verify --trust -h --help)
    repeating_options=()
    non_repeating_options=(--last --jobs --limit --junit --speed --notes --format --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--last')
        return
        ;;
    '--jobs')
        return
        ;;
    '--limit')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion transcript -- --limit "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--junit')
        __tonearm_add_completions -f
        return
        ;;
    '--speed')
        return
        ;;
    '--notes')
        __tonearm_add_completions -f
        return
        ;;
    '--format')
        __tonearm_add_completions -W 'cast'$'\n''html'$'\n''text'$'\n''svg'$'\n''script'
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion transcript -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_note() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion note -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_lesson() {
    repeating_flags=()
    non_repeating_flags=(--fresh --trust -h --help)
    repeating_options=()
    non_repeating_options=(--learner --language --output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--learner')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion lesson -- --learner "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--language')
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion lesson -- --language "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion lesson -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_let() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion let -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion let -- positional@1 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_undo() {
    repeating_flags=()
    non_repeating_flags=(--list -h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_redo() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_history() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_edit() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_alias() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion alias -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion alias -- positional@1 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_time() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion time -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_status() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_source() {
    repeating_flags=()
    non_repeating_flags=(--trust -h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_completions -f
        return
        ;;
    esac
}

_tonearm_clear() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_version() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_help() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tonearm_add_answers "$(__tonearm_custom_complete ---completion help -- positional@0 "${COMP_CWORD}" "$(__tonearm_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_tonearm_exit() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--output -o)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tonearm_add_completions -W 'table'$'\n''json'$'\n''raw'$'\n''ids'$'\n''ndjson'$'\n''csv'$'\n''markdown'
        return
        ;;
    esac
}

_tonearm_run() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=()
    __tonearm_offer_flags_options 1

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tonearm_add_completions -f
        return
        ;;
    esac
}

_tonearm_serve() {
    repeating_flags=()
    non_repeating_flags=(--tls --accept-any-key --log -h --help)
    repeating_options=(--key --team --allow-origin --allow-host --fault)
    non_repeating_options=(--listen --tls-cert --tls-key --state --catalog --control --record --clock --seed)
    __tonearm_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--listen')
        return
        ;;
    '--tls-cert')
        __tonearm_add_completions -f
        return
        ;;
    '--tls-key')
        __tonearm_add_completions -f
        return
        ;;
    '--key')
        __tonearm_add_completions -f
        return
        ;;
    '--team')
        return
        ;;
    '--allow-origin')
        return
        ;;
    '--allow-host')
        return
        ;;
    '--state')
        __tonearm_add_completions -f
        return
        ;;
    '--catalog')
        __tonearm_add_completions -f
        return
        ;;
    '--fault')
        return
        ;;
    '--control')
        return
        ;;
    '--record')
        __tonearm_add_completions -f
        return
        ;;
    '--clock')
        return
        ;;
    '--seed')
        return
        ;;
    esac
}

_tonearm_openapi() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=()
    __tonearm_offer_flags_options 0
}

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
>>>>>>> code
