import AppleMusicAPI
import Console
package import MusicWorld
package import Transcript

/// What a session has to begin with so that the same lines print the same again: what a transcript's header says, and
/// for what it does not say a value that is always the same.
package struct SessionStart: Sendable, Hashable {
    /// When the clock of a session stands still of which nobody said the time: 2026-11-21T09:30:00Z, in seconds since 1970.
    package static let standardTime = 1_795_253_400

    package var storefront = "us"
    package var locale: String?
    /// What answers.
    package var address = ServiceAddress.simulator(catalog: nil)
    package var seed: UInt64 = 1
    /// Seconds since 1970, at which the clock stands still.
    package var time = standardTime
    /// Columns.
    package var width = 80

    package init() {}

    /// - Parameter folder: from which the header names files.
    /// - Throws: for a value that no session can have.
    package init(_ header: Transcript.Header?, folder: String) throws(PerformanceProblem) {
        guard let header else { return }
        for (key, allowed) in [(Transcript.Header.Key.service, "simulator"), (.recording, nil)] {
            guard let value = header[key], value != allowed else { continue }
            throw PerformanceProblem(
                "the header's \(key.rawValue) '\(value)' cannot answer here, where only the simulator does",
                next: "Take the line out of the header, so that the simulator answers.")
        }
        storefront = try Self.value(of: .storefront, in: header, Storefront.named)?.id ?? storefront
        locale = header[.locale]
        address = .simulator(catalog: header[.catalog].flatMap { Self.catalog($0, in: folder) })
        seed = header.seed ?? seed
        time = try Self.value(of: .clock, in: header) { try Timestamp.parse($0, to: "begin at") } ?? time
        width = header.width ?? width
        guard Settings.widths.contains(width) else {
            throw PerformanceProblem(
                "the header's width '\(width)' is no width of a screen",
                next: "Write \(Settings.widths.lowerBound) to \(Settings.widths.upperBound).")
        }
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
                "the header's \(key.rawValue) '\(text)' is none: \(failure?.why ?? "\(error)")",
                next: failure?.next ?? "Write another one, or take the line out.")
        }
    }

    private static func catalog(_ text: String, in folder: String) -> String? {
        let isRelative = text != Catalogs.builtIn && !text.hasPrefix("/") && !text.hasPrefix("~/")
        return Catalogs.path(isRelative ? "\(folder)/\(text)" : text)
    }

    /// As a session is now; only chance begins anew.
    init(of shell: Shell) {
        let world = shell.session.world
        storefront = world.storefront
        locale = world.locale
        address = world.address
        seed = shell.environment.seed()
        time = shell.now
        width = shell.screen.frame.width
    }

    /// The header that says it.
    package var header: Transcript.Header {
        var header = Transcript.Header()
        header[.service] = address.word
        header[.storefront] = storefront
        header[.locale] = locale
        header[.catalog] = address.catalog
        header[.seed] = String(seed)
        header[.clock] = Timestamp.text(time)
        header[.width] = String(width)
        return header
    }

    /// The session that begins so.
    /// - Throws: for a language that none is called so.
    func session() throws(PerformanceProblem) -> Session {
        var session = Session(storefront: storefront, seed: seed, clock: .fixed(seconds: time))
        session.world.address = address
        do {
            if let locale { try session.use(locale: locale) }
        } catch {
            throw PerformanceProblem(
                "the header's locale '\(locale ?? "")' is none", next: "Write a language tag such as es-MX.")
        }
        return session
    }
}
