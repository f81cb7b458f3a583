package import TonearmArguments

/// Names that users give options by other programs' habits: `--json`, `--count`, `--country`.
package enum OptionMeaning {
    /// Returns a sentence on an option that a command does not have: its own option that was meant, the command that
    /// has it, or the line that does it; nil if it means nothing.
    package static func advice(on typed: String, among fields: [Field]) -> String? {
        if let own = option(for: typed, among: fields) { return "Did you mean '\(own)'?" }
        if let near = WordProblem.nearest(to: typed, among: fields) { return near }
        if let line = line(for: typed) { return "Type '\(line)'" }
        let owners = owners(of: typed).map { "'\($0)'" }
        return owners.isEmpty ? nil : "It is an option of \(owners.joined(separator: ", "))"
    }

    /// Returns the option with this meaning among a command's own, such as `--limit` for `--count`.
    static func option(for typed: String, among fields: [Field]) -> String? {
        guard let row = row(of: typed) else { return nil }
        return row.options.first { option in
            let name = option.prefix { $0 != " " }
            return fields.contains { !$0.isHidden && $0.isNamed(name) }
        }
    }

    /// Returns a line that does what an option of another program does.
    static func line(for typed: String) -> String? { row(of: typed)?.line }

    /// Returns the forms of commands that have an option with exactly this name, at most three.
    static func owners(of typed: String) -> [String] {
        let name = typed.prefix { $0 != "=" }
        guard name.hasPrefix("--") else { return [] }
        let owners = CommandTable.all.flatMap { command in
            command.knownForms.filter { form in
                !form.isHidden && form.fields.contains { !$0.isHidden && $0.isNamed(name) }
            }.map { $0.name(of: command) }
        }
        return owners.count <= 3 ? owners : []
    }

    private struct Row {
        let names: Set<String>
        let options: [String]
        let line: String?
    }

    private static func row(of typed: String) -> Row? {
        let name = typed.prefix { $0 != "=" }.drop { $0 == "-" }.lowercased()
        return rows.first { $0.names.contains(name) }
    }

    /// Rows of names, options that may have the meaning, and a line; `-` stands for a missing cell.
    private static let rows: [Row] = """
        json, as-json, format-json | -o json | set output json
        csv, as-csv | -o csv | set output csv
        table, pretty, human | -o table | set output table
        raw, body | -o raw | set output raw
        ndjson, jsonl, lines | -o ndjson | set output ndjson
        ids, id-only, quiet, q, silent | -o ids | set output ids
        markdown, md | -o markdown | set output markdown
        format, out-format, fmt, f | -o, --output | set output json
        out, file, save, to-file, write | - | albums 310730204 > answer.json
        count, size, n, max, max-results, top-n, num, number, first, page-size, per-page, pagesize, results, rows, take, l \
        | --limit, --max | all --max 300
        max-pages, all, everything, fetch-all, paginate, no-limit, full | --max | all --max 300
        page, start-at, from-row, skip, begin | --offset, --start | next
        type, kind, kinds, entity, only, resource, t | --types | search beach --types songs
        fields, column, attributes, attrs, props, select, show, c | --columns | show --columns name,artist
        filter, query, match, grep, if, contains | --where, --query | show --where name~love
        order, order-by, orderby, sort-by, sortby, s | --sort | show --sort name
        with, embed, expand, related, relationships, join, i | --include | albums 310730204 --include artists
        view | --views | albums 310730204 --views related-albums
        extended, more, extra | --extend | albums 310730204 --extend artistUrl
        genres, category, style | --genre | charts --genre 21
        country, region, market, storefront, sf, store, cc, territory | --storefront | storefront jp
        lang, language, locale, l10n | --locale | locale es-MX
        barcode, ean, gtin | --upc | albums --upc 00602445868162
        recording | --isrc | songs --isrc USSM17500423
        verbose, v, vv, debug, trace, headers, include-headers, show-request | - | request
        curl, as-curl | --as | request --as curl
        swift, python, javascript, kotlin, language-of-code | --as | request --as swift
        token, bearer, jwt, auth, authorization, api-key, apikey, key-file | --token | token developer set
        user-token, music-user-token | - | token user set
        service, host, url, server, base-url, endpoint, live, real | --service | service live
        offline, simulator, mock, sandbox, local | - | service simulator
        account, user, as-user, username | --account | account sign-in
        width, cols, wrap, no-wrap, no-truncate, full-width | --wide, --width | set width auto
        color, colour, no-color, no-colour | --color | set color never
        no-pager, pager | - | set pager off
        session, profile-name | --session | session load demo
        fresh, reset, clean, new | --fresh | session reset
        time, timing, elapsed, bench | - | time albums 310730204
        dry-run, noop, preview-only, what-if | - | undo
        yes, y, force, assume-yes | --answer | authorize --answer allow
        retry, retries | --retries | set retries 3
        help, h, usage, man | --help | help
        version | --version | version
        explicit, no-explicit, clean-only | --clean | device explicit off
        preview, sample | --preview | play --preview songs/310730206
        image-size, dimensions, width-height, px | --size | artwork --size 300
        seed, clock, now | --seed, --clock | clock set 2026-01-01T00:00:00Z
        """.split(separator: "\n").map { row in
            let cells = row.split(separator: " | ").map(String.init)
            func list(_ cell: String) -> [String] {
                cell == "-" ? [] : cell.split(separator: ", ").map(String.init)
            }
            return Row(names: Set(list(cells[0])), options: list(cells[1]), line: cells[2] == "-" ? nil : cells[2])
        }
}
