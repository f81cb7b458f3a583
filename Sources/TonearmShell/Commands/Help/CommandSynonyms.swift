/// The names of commands in other shells and programs, with the equivalent commands here. They are only used for
/// suggestions.
enum CommandSynonyms {
    /// Returns the commands that the user may have meant, the likeliest first; nil if the word is not a synonym.
    static func commands(for word: String) -> [String]? { table[word] }

    static let table: [String: [String]] = {
        let lines = [
            "search": "find grep query lookup", "show": "ls dir list print view-row info",
            "open": "cd go goto select use", "back": "up return", "next": "next-page nextpage page more",
            "previous": "previous-page prev-page", "get": "curl http fetch wget", "rate": "like love dislike",
            "favorite": "star heart favourite", "offer": "subscribe buy", "locale": "lang language",
            "storefront": "country region", "help": "man usage commands",
            "set": "config configure settings option options preferences", "clock": "date sleep wait",
            "account": "whoami user signin sign-in signout sign-out logout",
            "authorize": "oauth permission permissions", "play": "resume start", "skip": "nexttrack forward-track",
            "seek": "scrub rewind", "explain": "why what error", "exit": "bye logoff",
            "lesson": "tutorial learn tour teach", "transcript": "tape log", "let": "var export-variable",
            "library": "me my mine", "request": "last raw headers", "code": "snippet export",
            "artwork": "cover image picture", "where": "pwd path", "follow": "relationship rel",
            "scenario": "demo situation", "fault": "fail break",
        ]
        var table: [String: [String]] = [:]
        for (command, words) in lines {
            for word in words.split(separator: " ") { table[String(word), default: []].append(command) }
        }
        return table.mapValues { $0.sorted() }
    }()
}
