/// Topics about editing a queue, and about the queue that cannot be edited.
extension Topic {
    static let transactions = Topic(
        name: "transactions",
        summary:
            "The application player's queue is edited in transactions: what is in one is done together, or not at all.",
        rules: [
            (
                "the call",
                "perform(queueTransaction:completionHandler:) lends a queue that can be changed: insert a descriptor after an "
                    + "item, remove an item. There is no move: it is both in one transaction."
            ),
            (
                "numbers",
                "Here they are those of the queue as it was when the transaction was opened. Without 'queue begin' each edit is a "
                    + "transaction of its own."
            ),
            ("time", "The edit is done a little later; the completion then shows the queue that resulted."),
            (
                "timeouts",
                "The completion often reports one although the edit was done. Read the queue again before you repeat it: 'fault "
                    + "set queue-timeout' shows how."
            ),
            (
                "one at a time",
                "A second one before the first completes ends the app (NSInternalInconsistencyException). Run them from one place."
            ),
            (
                "dragging",
                "A list in which entries are dragged is a transaction for each drop: hold the next one back until the last has "
                    + "completed."
            ),
            (
                "elsewhere",
                "On Android the queue can be read and moved without transactions (the article on MusicKit in the real world). On the "
                    + "web each edit is a call that is awaited. 'code queue --as kotlin' and 'code queue --as javascript' write them."
            ),
            (
                "what stays",
                "The current entry is neither removed nor moved (our choice: no page says what becomes of it)."
            ),
        ],
        lines: [
            "scenario load transaction", "queue remove 3", "queue insert songs/203709340 --after 5", "queue",
            "queue commit",
        ],
        related: ["queues", "players"])

    static let stations = Topic(
        name: "stations",
        summary: "A station has no list of tracks: the service gives one after the other, and an app sees two of them.",
        rules: [
            (
                "how to play one",
                "Set the queue from its 'playParams', in a play parameters descriptor and alone: it cannot be mixed with "
                    + "other music."
            ),
            (
                "what is seen",
                "What plays and what comes next, both without an id; each skip brings another. Show no list of what comes."
            ),
            ("what is refused", "Editing its queue. A live station cannot be skipped or sought either."),
            (
                "a way to look inside",
                "Add a station to a queue of songs in a transaction, look at what it showed, and take it out in another."
            ),
        ],
        lines: ["scenario load station", "play", "queue", "skip", "queue", "now --item"],
        related: ["queues", "transactions"])
}
