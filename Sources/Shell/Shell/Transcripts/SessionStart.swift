import AppleMusicAPI
import TonearmConsole
import TonearmSimulator
import TonearmSystem
package import TonearmTranscripts
package import TonearmWorld

/// The initial state of a session, with which the same lines print the same again. It consists of the values in a
/// transcript's header and fixed defaults.
package struct SessionStart: Sendable, Hashable {
    /// The default time of a stopped clock: 2026-11-21T09:30:00Z, in seconds since 1970.
    package static let standardTime = 1_795_253_400

    package var storefront = "us"
    package var locale: String?
    /// The address of the service that answers the session's requests.
    package var address = ServiceAddress.simulator(catalog: nil)
    /// The file with the exchanges, as the header names it; nil for the path of the recording that answers.
    package var recording: String?
    /// The world file with which it begins; nil for a fresh world.
    var world: NamedWorldFile?
    package var seed: UInt64 = 1
    /// The time of the stopped clock in seconds since 1970.
    package var time = standardTime
    /// The width in columns.
    package var width = 80
    /// The height in lines to which grouped answers and cards are fitted; nil to show all rows.
    package var height: Int?
    /// The calls of frameworks that answers show.
    package var vocabulary = Settings.Vocabulary.both
    /// The edition of the shell's messages.
    package var words = Settings.Words.first

    package init() {}

    /// Reads a header, whose relative file names are beside its file.
    /// - Throws: `PerformanceProblem` if a value is invalid.
    init(_ header: Transcript.Header?, of file: String) throws(PerformanceProblem) {
        guard let header else { return }
        let path = FileSystem.absolute(file)
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        storefront = try Self.value(of: .storefront, in: header, Storefront.named)?.id ?? storefront
        locale = header[.locale]
        address = try Self.address(header, in: folder)
        world = header[.world].map { NamedWorldFile(name: $0, folder: folder) }
        seed = header.seed ?? seed
        time = try Self.value(of: .clock, in: header) { try Timestamp.parse($0, to: "begin at") } ?? time
        width = header.width ?? width
        height = header.height
        vocabulary = try Self.value(of: .vocabulary, in: header, Self.choice) ?? vocabulary
        words = try Self.value(of: .words, in: header, Self.choice) ?? words
        guard Screen.widths.contains(width) else {
            throw PerformanceProblem(
                "the header's width '\(width)' is not the width of a screen",
                next: "Write \(Screen.widths.lowerBound) to \(Screen.widths.upperBound).")
        }
    }

    /// Returns the service for a later run: the simulator, or the recording beside the transcript. Answers of a
    /// service on the network are not reproducible.
    private static func address(
        _ header: Transcript.Header, in folder: String
    ) throws(PerformanceProblem) -> ServiceAddress {
        if let file = header[.recording] {
            if let catalog = header[.catalog] {
                throw PerformanceProblem(
                    "the header names a recording, '\(file)', and a catalog, '\(catalog)', and only one can answer",
                    next: "Take one of the two lines out of the header.")
            }
            let path = UserFolder.expandingHome(file)
            return .recording(path.hasPrefix("/") ? path : "\(folder)/\(path)")
        }
        if let service = header[.service], service != "simulator" {
            throw PerformanceProblem(
                "the header's service '\(service)' cannot answer here without a recording",
                next:
                    "Name its HAR file in a line 'recording: FILE', or take the line out, so that the simulator answers."
            )
        }
        return .simulator(catalog: header[.catalog].flatMap { catalog($0, in: folder) })
    }

    private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ text: String
    ) throws(Failure) -> Choice {
        if let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure("Cannot use '\(text)'", "it is not one of \(names)")
    }

    private static func value<Value>(
        of key: Transcript.Header.Key, in header: Transcript.Header, _ read: (String) throws -> Value
    ) throws(PerformanceProblem) -> Value? {
        guard let text = header[key] else { return nil }
        do {
            return try read(text)
        } catch {
            let failure = Failure(wording: error)
            throw PerformanceProblem(
                "the header's \(key.rawValue) '\(text)' cannot be used: \(failure?.why ?? "\(error)")",
                next: failure?.next ?? "Write another one, or take the line out.")
        }
    }

    private static func catalog(_ text: String, in folder: String) -> String? {
        let isRelative = text != Catalogs.builtIn && !text.hasPrefix("/") && !text.hasPrefix("~/")
        return Catalogs.path(isRelative ? "\(folder)/\(text)" : text)
    }

    /// The header with these values.
    package var header: Transcript.Header {
        var header = Transcript.Header()
        header[.service] = address.word
        header[.recording] = recording
        if case .recording(let path) = address {
            header[.service] = "recording"
            header[.recording] = recording ?? path
        }
        header[.storefront] = storefront
        header[.locale] = locale
        header[.catalog] = address.catalog
        header[.world] = world?.name
        header[.seed] = String(seed)
        header[.clock] = Timestamp.text(time)
        header[.width] = String(width)
        header[.height] = height.map { String($0) }
        header[.vocabulary] = vocabulary == .both ? nil : vocabulary.rawValue
        header[.words] = words == .first ? nil : words.rawValue
        return header
    }

    /// Returns a session in this state.
    /// - Throws: `PerformanceProblem` if there is no such language.
    func session() throws(PerformanceProblem) -> Session {
        var session = Session(storefront: storefront, seed: seed, clock: .fixed(seconds: time))
        session.world.address = address
        session.settings.vocabulary = vocabulary
        session.settings.words = words
        if let world {
            let clock = session.world.clock
            let fixture = try world.begin(&session.world, at: time)
            // The clock is stopped at the header's time, unless the world file sets another time.
            if fixture.now == nil { session.world.clock = clock }
        }
        do {
            if let locale { try session.use(locale: locale) }
        } catch {
            throw PerformanceProblem(
                "'\(locale ?? "")' in the header is not a language tag", next: "Write a language tag such as es-MX.")
        }
        return session
    }
}
