import AppleMusicAPI
import TonearmDevice

/// Questions about names in the output: calls of the frameworks, and members of the API's resources.
extension Question {
    static let ofNames = FrameworkCall.allCases.map(of(call:)) + PlayerCallPurpose.all.map(\.question) + ofMembers

    /// Returns the question for a call in both generations of the frameworks, such as `requestUserToken`.
    private static func of(call: FrameworkCall) -> Question {
        Question(
            words: CallName.words(of: [call.storeKit, call.musicKit]),
            answer: "\(call.purpose) In 2017 it is \(call.storeKit), in MusicKit \(call.musicKit).",
            lines: call.examples, related: ["help framework"])
    }

    private static let ofMembers: [Question] = {
        var kinds: [String: [(kind: MemberKind, type: TypeDescription)]] = [:]
        var order: [String] = []
        func add(_ name: String, _ kind: MemberKind, _ type: TypeDescription) {
            if kinds[name] == nil { order.append(name) }
            kinds[name, default: []].append((kind, type))
        }
        for type in Schema.appleMusic.types {
            for attribute in type.attributes { add(attribute.name, .attribute, type) }
            for relationship in type.relationships { add(relationship.name, .relationship, type) }
            for view in type.views { add(view.name, .view, type) }
        }
        return order.map { name in MemberKind.question(of: name, among: kinds[name] ?? []) }
    }()
}

/// A kind of member of a resource.
private enum MemberKind: CaseIterable {
    case attribute, relationship, view

    /// Returns the question for a member: `'upc' is an attribute of albums. 'tracks' is a relationship of albums and
    /// playlists.`
    static func question(of name: String, among found: [(kind: MemberKind, type: TypeDescription)]) -> Question {
        let sentences = allCases.compactMap { kind -> String? in
            let types = found.filter { $0.kind == kind }.map(\.type.type.rawValue)
            guard let first = types.first else { return nil }
            let list =
                types.count > 1 ? types.dropLast().joined(separator: ", ") + " and " + types[types.count - 1] : first
            let help = kind.help(on: name)
            return "'\(name)' is \(help.words) of \(list)\(help.advice)."
        }
        let catalog = found.map(\.type.type.rawValue).first { CommandTable.exactly($0) != nil }
        return Question(
            words: [name], answer: sentences.joined(separator: " "), lines: ["help \(catalog ?? "library")"],
            related: found.first.map { [$0.kind.help(on: name).related] } ?? [])
    }

    /// Returns the kind in words, advice on a member with a name, and the related command.
    private func help(on name: String) -> (words: String, advice: String, related: String) {
        switch self {
        case .attribute: ("an attribute", ", which '--columns' can show", "help form")
        case .relationship: ("a relationship", ", which 'follow \(name)' opens", "help relationships")
        case .view: ("a view", ", which 'view \(name)' opens", "help views")
        }
    }
}

/// The search words for a call.
enum CallName {
    /// Returns the names of functions and properties that are long enough to search for, followed by their types.
    static func words(of calls: [String]) -> [String] {
        let bare = calls.map(bareName)
        let names = bare.compactMap { $0.split(separator: ".").last.map(String.init) }.filter(isIdentifier)
        let types = bare.compactMap { $0.split(separator: ".").first.map(String.init) }.filter(isIdentifier)
        var words: [String] = []
        for name in names + types + bare.filter({ $0.contains(".") }) where !words.contains(name) { words.append(name) }
        return words
    }

    /// Returns a call without `try await`, arguments and assignment: `SKCloudServiceController.authorizationStatus`.
    private static func bareName(_ call: String) -> String {
        let words = call.split(separator: " ").filter { !["try", "await", "let"].contains($0) }
        return String((words.first ?? "").prefix { $0 != "(" && $0 != "," })
    }

    /// Returns whether a name is an identifier such as `requestUserToken`, and not an ordinary word such as `play`.
    private static func isIdentifier(_ name: String) -> Bool {
        name.count > 5 && name.dropFirst().contains(where: \.isUppercase)
    }
}

extension FrameworkCall {
    /// The purpose in one sentence.
    var purpose: String {
        switch self {
        case .readConsent: "The call tells an app what its user decided, without asking."
        case .requestConsent: "The call asks for consent: the system shows its dialog, once for each app."
        case .readCapabilities: "The call tells an app what the account can do."
        case .readStorefront: "The call reads the storefront of the device's account."
        case .developerToken: "An app gets the developer token that its requests carry."
        case .userToken: "The call fetches the music user token, with which an app asks for the account's own music."
        case .loadOffer: "The call gets the offer sheet ready."
        case .presentOffer: "The app shows the offer sheet."
        case .play: "The call plays the queue."
        case .addToLibrary: "The call adds something to the account's library."
        case .createPlaylist: "The call makes a playlist in the account's library, or finds the one that the app made."
        case .addToPlaylist: "The call adds a song to a playlist of the library."
        }
    }

    /// Example lines for a fresh session.
    var examples: [String] {
        switch self {
        case .readConsent: ["consent"]
        case .requestConsent: ["consent request --answer allow"]
        case .readCapabilities: ["consent request --answer allow", "capabilities"]
        case .readStorefront: ["consent request --answer allow", "storefront --device"]
        case .developerToken: ["token developer mint --life 1h", "token developer inspect"]
        case .userToken: ["authorize --answer allow", "token user request"]
        case .loadOffer, .presentOffer: ["scenario load eligible", "offer"]
        case .play: ["authorize --answer allow", "play albums/310730204"]
        case .addToLibrary: ["scenario load subscriber", "library add albums/310730204"]
        case .createPlaylist: ["scenario load subscriber", "playlist create Sunday"]
        case .addToPlaylist:
            ["scenario load subscriber", "playlist create Sunday", "playlist add Sunday songs/203709340"]
        }
    }
}

/// A call on a player with its purpose.
private struct PlayerCallPurpose {
    let call: PlayerCall
    let purpose: String
    /// Example lines for a session whose queue is playing.
    let lines: [String]

    var question: Question {
        let names = [PlayerKind.application, .system].flatMap {
            [call.mediaPlayer(on: $0), call.musicKit(on: $0)].compactMap(\.self)
        }
        var calls: [String] = []
        for name in names where !calls.contains(name) { calls.append(name) }
        return Question(
            words: CallName.words(of: calls), answer: "\(purpose) The calls: \(calls.joined(separator: "; ")).",
            lines: ["authorize --answer allow", "play albums/310730204"] + lines, related: ["explain players"])
    }

    static let all: [PlayerCallPurpose] = [
        Self(call: .player, purpose: "An app gets at a player.", lines: ["player"]),
        Self(call: .setQueue(.store), purpose: "An app sets the queue from ids of the catalog.", lines: ["queue"]),
        Self(
            call: .setQueue(.playParameters), purpose: "An app sets the queue from play parameters.", lines: ["queue"]),
        Self(
            call: .setQueue(.mediaItem), purpose: "An app sets the queue from items of the library.", lines: ["queue"]),
        Self(call: .prepare, purpose: "The player gets ready, so that playing begins at once.", lines: ["player"]),
        Self(call: .skip, purpose: "The player goes on to the next entry.", lines: ["skip"]),
        Self(call: .skipBack, purpose: "The player goes back to the entry before.", lines: ["skip", "skip back"]),
        Self(call: .restart, purpose: "The player begins the entry again.", lines: ["seek 0:00"]),
        Self(call: .seek, purpose: "The player goes to a time.", lines: ["seek 1:00"]),
        Self(call: .repeatMode, purpose: "The app chooses what is repeated.", lines: ["repeat all"]),
        Self(call: .shuffleMode, purpose: "The app chooses the order.", lines: ["shuffle songs"]),
        Self(
            call: .transaction, purpose: "The app edits its queue in one transaction.",
            lines: ["explain transactions", "queue remove 3"]),
        Self(call: .readQueue, purpose: "The app reads its queue.", lines: ["queue"]),
        Self(call: .nowPlayingItem, purpose: "The app reads what plays.", lines: ["now --item"]),
        Self(call: .nowPlayingIndex, purpose: "The app reads which entry plays.", lines: ["now --item"]),
        Self(call: .observe, purpose: "The app hears of what it did not do itself.", lines: ["player watch", "skip"]),
    ]
}
