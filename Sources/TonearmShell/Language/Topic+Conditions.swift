import AppleMusicAPI

/// The language of paths and conditions.
extension Topic {
    static let conditions = Topic(
        name: "conditions",
        summary: "One language finds values in answers, rows and sessions, and compares them.",
        rules: [
            ("where", "'--where' for rows, 'watch --until', and 'check:', 'and:', 'or:' and 'if:' in lessons."),
            (
                "paths",
                "'let' and 'show --path' have paths alone. A path is a JSONPath (RFC 9535, without functions): data[0].id, "
                    + "data[*], [-1], [1:3], '..name', data[?@.attributes.trackCount > 10]. '$' in front may be left out."
            ),
            (
                "names",
                "A condition begins with a name: of a column (artist~bunny), or of the session (response.status is 200; "
                    + "'lesson paths' lists them). '@' and '$' begin in the answer or row: @.data[0].id == \"1\"."
            ),
            (
                "texts",
                "After a name a text needs no quotes and goes on to ' && ', ' || ' or the end. After '@' and '$', as in JSONPath, "
                    + "it has quotes. In quotes, a backslash is an escape of JSON."
            ),
        ]
            + JSONComparison.Operation.allCases.filter { ![.unequal, .lacks, .isNot].contains($0) }.map {
                ($0.rawValue, $0.summary + ".")
            } + [
                ("not", "'!=', '!~' and 'is not' are the opposites. '!(…)' negates; '&&' binds before '||'."),
                ("values", "[a, b] is a list for 'is' and 'contains', and $NAME the value of another name."),
            ],
        lines: [
            "albums 310730204 203708420", "show --where 'artist~spring && tracks>8'",
            "show --path data[*].attributes.name", "watch --max 1 --until 'response.status is 200'",
        ],
        related: ["queues"])
}
