import TonearmAlgorithms
import TonearmConsole
import TonearmDevice
package import TonearmLineEditor
import TonearmWorld

extension RepeatMode: CompletableArgument {
    package static func candidates(in context: CompletionContext) -> [Candidate] {
        allCases.map { mode in
            let isPresent = context.session.world.device.player.repeatMode == mode
            return Candidate(mode.rawValue, description: isPresent ? "as it is" : "")
        }
    }
}

extension ShuffleMode: CompletableArgument {
    package static func candidates(in context: CompletionContext) -> [Candidate] {
        allCases.map { mode in
            let isPresent = context.session.world.device.player.shuffleMode == mode
            return Candidate(mode.rawValue, description: isPresent ? "as it is" : "")
        }
    }
}

/// The rule for players in the background: Apple's documentation and observations contradict each other, so the user
/// chooses.
extension BackgroundRule: CompletableArgument {
    package static var candidates: [Candidate] { allCases.map { Candidate($0.rawValue, description: $0.sentence) } }
}

extension Frameworks: CompletableArgument {
    package static let candidates = [
        Candidate("both", description: "each step in the terms of both generations"),
        Candidate("storekit", description: "2017: the app asks for its user token"),
        Candidate("musickit", description: "2021: user tokens come by themselves"),
    ]
}

extension Device.Kind: CompletableArgument {
    package static let candidates = [
        Candidate("hardware", description: "a device as people have it"),
        Candidate("simulator", description: "Apple's: requests work, tokens and playback do not"),
    ]
}

/// A version of iOS, from 10.3.
struct IOSVersion: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "VERSION", example: "10.3")

    static let candidates = [
        Candidate("10.3", description: "no play parameters, no user tokens"),
        Candidate("11-beta", description: "an early beta: user tokens, no play parameters descriptors"),
        Candidate("11", description: "MediaPlayer and the Apple Music API"),
        Candidate("15", description: "MusicKit"),
        Candidate("18"),
    ]
}

/// A source of playback commands outside the app.
enum RemoteSource: String, CaseIterable, CompletableArgument {
    case lockScreen = "lock-screen"
    case controlCenter = "control-center"
    case headphones
    case watch
    case car
    case siri
    case airplay

    static let summary = "The place of the button; all reach the same app."

    var words: String {
        switch self {
        case .lockScreen: "the lock screen"
        case .controlCenter: "Control Center"
        case .headphones: "headphones"
        case .watch: "a watch"
        case .car: "a car"
        case .siri: "Siri"
        case .airplay: "an AirPlay speaker"
        }
    }

    static var candidates: [Candidate] { allCases.map { Candidate($0.rawValue, description: $0.words) } }
}

/// A way to share a song from the Music app.
enum SharingWay: String, CaseIterable, CompletableArgument {
    case airdrop
    case message
    case mail
    case link
    case connect

    var words: String {
        switch self {
        case .airdrop: "by AirDrop"
        case .message: "in a message"
        case .mail: "by mail"
        case .link: "as a copied link"
        case .connect: "in Connect, which Apple ended in 2018"
        }
    }

    static var candidates: [Candidate] { allCases.map { Candidate($0.rawValue, description: $0.words) } }
}

/// A kind of queue descriptor by its argument.
struct DescriptorName: CompletableArgument {
    let kind: QueueDescriptor.Kind

    static let traits = ArgumentTraits(placeholder: "DESCRIPTOR", example: "play-parameters")
    static let allValueStrings = QueueDescriptor.Kind.allCases.map(\.typed)

    init?(argument: String) {
        guard let kind = QueueDescriptor.Kind.allCases.first(where: { $0.typed == argument }) else { return nil }
        self.kind = kind
    }

    static var candidates: [Candidate] {
        QueueDescriptor.Kind.allCases.map { Candidate($0.typed, description: $0.needs) }
    }
}

/// A query of the device's library: `all`, a part of the title, or `artist=Bruce`.
struct LibraryQueryText: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "QUERY", example: "artist=Bruce")

    static var candidates: [Candidate] {
        [Candidate("all", description: "everything that it has")]
            + LibraryQuery.Property.allCases.map {
                Candidate("\($0)=", description: "with a text in the \($0)", continues: true)
            }
    }

    /// The query; nil if its text is empty.
    var query: LibraryQuery? {
        if text == "all" { return LibraryQuery(nil) }
        let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let property = halves.count == 2 ? LibraryQuery.Property(rawValue: String(halves[0])) : nil
        let term = property == nil ? text : String(halves[1])
        return term.allSatisfy(\.isWhitespace) ? nil : LibraryQuery(LibraryQuery.Filter(property ?? .title, term))
    }
}

/// A time within an item, such as `1:30`, `90` or `1:02:03.5`.
struct PlaybackTime: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "TIME", example: "1:30")

    static var candidates: [Candidate] { ["0:00", "0:30", "1:00", "1:30"].map { Candidate($0) } }

    /// - Throws: `Failure` if the text is not a time.
    func milliseconds(to purpose: String) throws(Failure) -> Milliseconds {
        if let time = Self.milliseconds(text) { return time }
        throw Failure.usage(
            "Cannot \(purpose) '\(text)'", "this is not a time within an item",
            next: "Write for example 1:30, 90 or 1:02:03.5.")
    }

    private static func milliseconds(_ text: String) -> Milliseconds? {
        let isNegative = text.hasPrefix("-")
        let parts = text.drop { $0 == "-" }.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), let last = parts.last, text.utf8.count <= 16 else { return nil }
        let seconds = last.split(separator: ".", omittingEmptySubsequences: false)
        let fraction = seconds.count == 2 ? seconds[1] : ""
        guard seconds.count <= 2, let whole = number(seconds[0]), fraction.utf8.count <= 3,
            seconds.count == 1 || number(fraction) != nil
        else { return nil }
        var sum = whole
        var unit = 60
        for part in parts.dropLast().reversed() {
            guard let count = number(part) else { return nil }
            sum += count * unit
            unit *= 60
        }
        let thousandths = number(fraction + String(repeating: "0", count: 3 - fraction.count)[...]) ?? 0
        return (sum * 1000 + thousandths) * (isNegative ? -1 : 1)
    }

    private static func number(_ digits: Substring) -> Int? {
        (1...9).contains(digits.utf8.count) && digits.utf8.allSatisfy(ASCII.isDigit) ? Int(digits) : nil
    }
}

/// A playback rate; 1 is normal.
struct PlaybackSpeed: TextArgument {
    let text: String

    init(text: String) { self.text = text }

    /// Accepts numbers only, so that other words are not mistaken for rates.
    init?(argument: String) {
        let digits = argument.utf8.drop { $0 == UInt8(ascii: "-") }
        guard digits.allSatisfy({ ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }), Double(argument) != nil
        else { return nil }
        text = argument
    }

    static let traits = ArgumentTraits(placeholder: "SPEED", example: "1.5")

    static let candidates = [
        Candidate("0.5", description: "half as fast"), Candidate("1", description: "normal"), Candidate("1.5"),
        Candidate("2", description: "twice as fast"),
    ]

    /// Returns the rate in thousandths.
    /// - Throws: `Failure` if the rate is out of range.
    func thousandths() throws(Failure) -> Int {
        if let rate = Double(text).flatMap({ Int(exactly: ($0 * 1000).rounded()) }), PlaybackRate.range.contains(rate) {
            return rate
        }
        throw Failure.usage(
            "Cannot play at the rate '\(text)'", "rates are \(PlaybackRate.rangeText)",
            next: PlayerRemedy.chooseRate.sentence)
    }
}

/// Numbers of queue entries, such as `3`, `3-5` or `3,5`.
struct QueuePlaces: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "N", example: "3", isList: true, isFoundByName: true)

    static func candidates(in context: CompletionContext) -> [Candidate] { QueuePlace.candidates(in: context) }
}

/// The number of a queue entry.
struct QueuePlace: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "N", example: "3", isFoundByName: true)

    static func candidates(in context: CompletionContext) -> [Candidate] {
        context.session.world.device.player.editedEntries.enumerated().map { index, entry in
            Candidate(String(index + 1), description: entry.title)
        }
    }
}

extension Player {
    /// The entries that numbers refer to. In a transaction these are the entries from its beginning.
    var editedEntries: [QueueEntry] { transaction?.entries ?? shownQueue.entries }
}
