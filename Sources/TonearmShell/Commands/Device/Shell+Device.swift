import AppleMusicAPI
import Console
import MusicDevice
import TerminalText

/// What the commands about the device share.
extension Shell {
    /// Lets something happen on the device.
    /// - Parameter name: what was said, where it is a name that may be unknown.
    /// - Throws: `Failure` when the device refuses; then nothing has changed.
    func act(
        naming name: String? = nil, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(Failure) -> [Change] {
        let changes = try session.act(naming: name, action)
        announced += changes.filter { $0.announcement != nil }
        return changes
    }

    /// Runs something without keeping what it did.
    func rehearse(_ body: () throws -> Void) rethrows {
        let (before, heard) = (session, announced)
        defer { (session, announced) = (before, heard) }
        try body()
    }

    /// Looks at the one capability that an action needs, just before it is done ("Introducing MusicKit", WWDC17 session 502).
    /// - Throws: `Failure` that names it.
    func require(_ action: GatedAction) throws(Failure) {
        if let refusal = session.device.gate(action) { throw Failure(refusal) }
    }

    /// Seconds since 1970.
    var now: Int { session.clock.now(surroundings.systemTime) }
}

/// What changed, a line each.
enum ChangeLines {
    static func message(_ changes: [Change], otherwise: String = "Nothing changed.") -> Message {
        .prose(lines(changes, otherwise: otherwise), value: .strings(changes.map(\.sentence)))
    }

    static func lines(_ changes: [Change], otherwise: String = "Nothing changed.") -> [StyledText] {
        changes.isEmpty ? [.faint(otherwise)] : changes.map { StyledText($0.sentence) }
    }

    /// What an app hears of a change, in both generations.
    static func watched(_ change: Change, width: Int) -> [StyledText] {
        guard let announcement = change.announcement else { return [] }
        let names = [announcement.storeKit, announcement.musicKit].compactMap { $0 }.joined(separator: " · ")
        return Wrapping.lines(of: change.sentence, width: width - 2).enumerated().map { index, line in
            StyledText(index == 0 ? "» " : "  ", .warning) + StyledText(line)
        } + [.faint("  \(names)")]
    }
}
