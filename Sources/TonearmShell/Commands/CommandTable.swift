import ArgumentParser

/// All commands by name.
package enum CommandTable {
    package static let all: [any Command.Type] =
        fetches + [
            Search.self, Suggest.self, Charts.self, Open.self, Follow.self, ViewCommand.self, Next.self, Previous.self,
            All.self,
            Back.self, Forward.self, Where.self, Show.self, ArtworkCommand.self, Get.self, Post.self, Put.self,
            Delete.self,
            LastRequest.self, StorefrontCommand.self, Locale.self, SessionCommand.self, SetCommand.self, Let.self,
            Undo.self,
            Redo.self, HistoryCommand.self, Help.self, Exit.self,
        ]

    private static let fetches: [any Command.Type] = [
        Fetch<Activities>.self, Fetch<Albums>.self, Fetch<AppleCurators>.self, Fetch<Artists>.self,
        Fetch<Curators>.self,
        Fetch<Genres>.self, Fetch<MusicVideos>.self, Fetch<Playlists>.self, Fetch<RecordLabels>.self, Fetch<Songs>.self,
        Fetch<StationGenres>.self, Fetch<Stations>.self, Fetch<Storefronts>.self,
    ]

    private static let byName: [String: any Command.Type] = {
        var table: [String: any Command.Type] = [:]
        for command in all {
            for name in [command.name] + command.configuration.aliases { table[name] = command }
        }
        return table
    }()

    /// Every name, without the aliases.
    package static let names = all.map { $0.name }.sorted()

    /// The command that a word names: by its name, an alias, or a prefix that only one command has.
    /// - Throws: `Failure` with the nearest commands.
    package static func command(named word: String) throws(Failure) -> any Command.Type {
        if let command = byName[word] { return command }
        let matches = names.filter { $0.hasPrefix(word) }
        if matches.count == 1, let command = byName[matches[0]] { return command }
        if matches.count > 1 {
            throw Failure(
                "Unknown command '\(word)'", "\(matches.count) commands begin so",
                next: "Type one of: \(matches.joined(separator: ", ")).", status: .usage)
        }
        let near = Nearest.names(to: word, in: Array(byName.keys))
        throw Failure(
            "Unknown command '\(word)'", "no command has this name",
            next: near.isEmpty
                ? "Type 'help' for the list." : "Did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?",
            status: .usage)
    }
}
