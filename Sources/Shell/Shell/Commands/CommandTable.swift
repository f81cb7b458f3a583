import AppleMusicAPI
package import TonearmConsole

/// All commands by name.
package enum CommandTable {
    package static var all: [any Command.Type] { fetches.map { $0.command() } + others }

    private static let others: [any Command.Type] = [
        Search.self, Suggest.self, Charts.self, ITunesCommand.self, Similar.self, Popular.self, ArtworkCommand.self,
        Open.self, Follow.self, ViewCommand.self,
        Next.self, Previous.self, All.self, Back.self, Forward.self, Where.self, Show.self, Get.self, Post.self,
        Put.self, Patch.self, Delete.self, Library.self, PlaylistCommand.self, FolderCommand.self, Rate.self,
        Rating.self,
        Favorite.self, Recommendations.self, HeavyRotation.self, RecentlyPlayed.self, Replay.self, TokenCommand.self,
        Authorize.self, ConsentCommand.self, CapabilitiesCommand.self, SubscriptionCommand.self, OfferCommand.self,
        AccountCommand.self, DeviceCommand.self, AppCommand.self, ScenarioCommand.self, WorldCommand.self,
        AttachCommand.self, Detach.self, PlayerCommand.self, Pick.self, Play.self, PreviewCommand.self, Pause.self,
        Stop.self, Skip.self,
        Seek.self,
        Repeat.self, Shuffle.self, Now.self, QueueCommand.self, RemoteCommandCommand.self, MusicAppCommand.self,
        Explain.self, ClockCommand.self, FaultCommand.self, ServiceCommand.self, ProfileCommand.self, Doctor.self,
        RecordCommand.self, HarCommand.self, LastRequest.self, Requests.self, CodeCommand.self, DiffCommand.self,
        WatchCommand.self,
        StorefrontCommand.self, Locale.self, SessionCommand.self, SetCommand.self, CatalogCommand.self,
        TalkCommand.self, TranscriptCommand.self, NoteCommand.self, LessonCommand.self, ClassCommand.self, Let.self,
        Undo.self, Redo.self, HistoryCommand.self, Edit.self, AliasCommand.self, TimeCommand.self, Status.self,
        Source.self, ClearScreen.self,
        Version.self, Help.self, Exit.self,
    ]

    /// The commands that are named after types. They are in closures, because instantiating generic types is slow.
    private static let fetches: [(type: ResourceType, command: @Sendable () -> any Command.Type)] = [
        (.activities, { Fetch<Activities>.self }), (.albums, { Fetch<Albums>.self }),
        (.appleCurators, { Fetch<AppleCurators>.self }), (.artists, { Fetch<Artists>.self }),
        (.curators, { Fetch<Curators>.self }), (.genres, { Fetch<Genres>.self }),
        (.musicVideos, { Fetch<MusicVideos>.self }), (.playlists, { Fetch<Playlists>.self }),
        (.recordLabels, { Fetch<RecordLabels>.self }), (.songs, { Fetch<Songs>.self }),
        (.stationGenres, { Fetch<StationGenres>.self }), (.stations, { Fetch<Stations>.self }),
        (.storefronts, { Fetch<Storefronts>.self }),
    ]

    private static let othersByName: [String: any Command.Type] = Dictionary(
        uniqueKeysWithValues: others.flatMap { command in
            ([command.name] + command.description.aliases).map { ($0, command) }
        })

    /// The commands that take secrets.
    package static let secretCommands = [TokenCommand.secret]

    /// The commands of the program that the shell does not have.
    package static let ofProgram = ["join", "openapi", "run", "serve"]

    /// All names in order, without aliases.
    package static let names = (fetches.map(\.type.rawValue) + others.map { $0.name }).sorted()

    /// Returns whether a command itself has an option.
    /// - Parameters:
    ///   - name: the option's name without hyphens.
    ///   - command: the command as typed.
    package static func hasOption(_ name: String, command: String) -> Bool {
        guard let type = find(command) else { return false }
        return type.fields.contains { $0.name == name }
    }

    /// Returns the command with a name or alias.
    static func exactly(_ word: String) -> (any Command.Type)? {
        // Search the cheapest tables first: instantiating all commands takes as long as fetching an album.
        if let fetch = fetches.first(where: { $0.type.rawValue == word }) { return fetch.command() }
        if let command = othersByName[word] { return command }
        // The word `storefront` alone means the command that shows the session's storefront.
        return fetches.first { Schema.appleMusic[$0.type]?.singular == word }?.command()
    }

    /// Returns whether a word is the complete name or alias of a command.
    package static func isName(_ word: String) -> Bool { exactly(word) != nil }

    /// Returns the command that a word names, like `command(named:)`, without searching for similar names. That search
    /// is too slow for each typed key.
    package static func find(_ word: String) -> (any Command.Type)? { search(for: word).command }

    /// Returns the kind of the command that words name.
    static func kind(of words: Words) -> CommandKind {
        guard let name = words.words.first else { return .ordinary }
        return (exactly(name) ?? find(name))?.kind ?? .ordinary
    }

    /// Returns whether a word names a command.
    static func hasCommand(named word: String) -> Bool { find(word) != nil }

    /// Returns the command that a word names, or else the names that begin with the word.
    private static func search(for word: String) -> (command: (any Command.Type)?, matches: [String]) {
        if let command = exactly(word)
            ?? (word.utf8.contains { (65...90).contains($0) } ? exactly(word.lowercased()) : nil)
        {
            return (command, [])
        }
        let word = word.lowercased()
        // The word is an answer to a dialog that is no longer shown, not an abbreviated command.
        let matches = word.isEmpty || DeviceAnswer.buttons.contains(word) ? [] : names.filter { $0.hasPrefix(word) }
        // The beginning of a name and its plural, such as 'request' and 'requests', means the singular.
        let isOne = matches.count == 1 || matches.count == 2 && matches[1] == matches[0] + "s"
        return (isOne ? exactly(matches[0]) : nil, matches)
    }

    /// Returns the command that a word names: by its name, an alias, or a unique prefix.
    /// - Parameter rest: the words that follow, for advice.
    /// - Throws: `Failure` with the lines that the words probably mean.
    package static func command(named word: String, before rest: [String] = []) throws(Failure) -> any Command.Type {
        let (found, matches) = search(for: word)
        if let found { return found }
        let typed = word
        let word = word.lowercased()
        if matches.count > 1 {
            throw Failure.usage(
                "Unknown command '\(typed)'", "\(matches.count) commands begin like this",
                next: "Type one of: \(matches.joined(separator: ", "))."
            ).at(.word(typed))
        }
        if word.hasPrefix("---") || word == "```tonearm" {
            throw Failure.usage(
                "Unknown command '\(typed)'", "a transcript begins so",
                next: "Type 'transcript play FILE' or 'transcript verify FILE'."
            ).at(.word(typed))
        }
        throw Failure.usage(
            "Unknown command '\(typed)'", "no command has this name", next: UnknownWords([typed] + rest).advice
        ).at(.word(typed))
    }
}
