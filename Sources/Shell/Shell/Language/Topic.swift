import AppleMusicAPI

/// A subject that `explain` explains: its summary, its rules and example lines.
struct Topic: Sendable {
    /// The name in the plural.
    let name: String
    /// The summary in one sentence.
    let summary: String
    /// The rules, one paragraph each: a subject and its rule.
    let rules: [(name: String, text: String)]
    /// Example lines, in order; the first one sets the scenario.
    let lines: [String]
    /// The related topics.
    let related: [String]

    /// Reads a topic from its name, its summary, a line `subject: text` for each rule, and the lists `try:` and `see:`.
    init(_ text: String) {
        let paragraph = TextTable.Paragraph(text)
        name = paragraph.texts[0]
        summary = paragraph.texts[1]
        rules = paragraph.texts.dropFirst(2).map { rule in
            let end = rule.firstRange(of: ": ") ?? rule.endIndex..<rule.endIndex
            return (String(rule[..<end.lowerBound]), String(rule[end.upperBound...]))
        }
        lines = paragraph["try"]
        related = paragraph["see"]
    }

    static let all = [
        players, queues, descriptors, transactions, stations, developerProgram, affiliates, partnerFeed, conditions,
    ]

    /// Returns the topic with a name in the plural or singular.
    static func named(_ name: String) -> Topic? {
        let name = name.lowercased()
        return all.first { $0.name == name || $0.name == name + "s" }
    }

    // MARK: - The language of paths and conditions

    private static let operations = JSONComparison.Operation.allCases
        .filter { ![.unequal, .lacks, .isNot].contains($0) }
        .map { "\($0.rawValue): \($0.summary)." }.joined(separator: "\n")

    static let conditions = Topic(
        """
        conditions
        One language finds values in answers, rows and sessions, and compares them.
        where: '--where' for rows, 'watch --until', and 'check:', 'and:', 'or:' and 'if:' in lessons.
        paths: 'let' and 'show --path' have paths alone. A path is a JSONPath (RFC 9535, without functions): \
        data[0].id, data[*], [-1], [1:3], '..name', data[?@.attributes.trackCount > 10]. '$' in front may be left out.
        names: A condition begins with a name: of a column (artist~bunny), or of the session (response.status is 200; \
        'lesson paths' lists them). '@' and '$' begin in the answer or row: @.data[0].id == "1".
        texts: After a name a text needs no quotes and goes on to ' && ', ' || ' or the end. After '@' and '$', as in \
        JSONPath, it has quotes. In quotes, a backslash is an escape of JSON.
        \(operations)
        not: '!=', '!~' and 'is not' are the opposites. '!(…)' negates; '&&' binds before '||'.
        values: [a, b] is a list for 'is' and 'contains', and $NAME the value of another name.
        try: albums 310730204 203708420 · show --where 'artist~spring && tracks>8' · show --path \
        data[*].attributes.name · watch --max 1 --until 'response.status is 200'
        see: queues
        """)

    // MARK: - Topics about editing a queue, and about the queue that cannot be edited

    static let transactions = Topic(
        """
        transactions
        The application player's queue is edited in transactions: what is in one is done together, or not at all.
        the call: perform(queueTransaction:completionHandler:) lends a queue that can be changed: insert a descriptor \
        after an item, remove an item. There is no move: it is both in one transaction.
        numbers: Here they are those of the queue as it was when the transaction was opened. Without 'queue begin' \
        each edit is a transaction of its own.
        time: The edit is done a little later; the completion then shows the queue that resulted.
        timeouts: The completion often reports one although the edit was done. Read the queue again before you repeat \
        it: 'fault set queue-timeout' shows how.
        one at a time: A second one before the first completes ends the app (NSInternalInconsistencyException). Run \
        them from one place.
        dragging: A list in which entries are dragged is a transaction for each drop: hold the next one back until the \
        last has completed.
        elsewhere: On Android the queue can be read and moved without transactions (the article on MusicKit in the \
        real world). On the web each edit is a call that is awaited. 'code queue --as kotlin' and 'code queue --as \
        javascript' write them.
        what stays: The current entry is neither removed nor moved (our choice: no page says what becomes of it).
        try: scenario load transaction · queue remove 3 · queue insert songs/203709340 --after 5 · queue · queue \
        commit
        see: queues · players
        """)

    static let stations = Topic(
        """
        stations
        A station has no list of tracks: the service gives one after the other, and an app sees two of them.
        how to play one: Set the queue from its 'playParams', in a play parameters descriptor, which holds one station \
        and nothing else. Only a transaction puts it among songs.
        what is seen: What plays and what comes next, both without an id; each skip brings another. Show no list of \
        what comes.
        what is refused: Editing its queue. A live station cannot be skipped or sought either.
        a way to look inside: Add a station to a queue of songs in a transaction, look at what it showed, and take it \
        out in another.
        try: scenario load station · play · queue · skip · queue · now --item
        see: queues · transactions
        """)
}
