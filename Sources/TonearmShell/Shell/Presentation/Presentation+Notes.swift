import AppleMusicAPI
import Console
import MusicWorld

/// Notes: what the user should know besides the answer.
extension Presentation {
    /// Shows notes at once.
    package func note(_ sentences: [String]) throws {
        try screen.report(sentences.map { StyledText("note: ", .warning) + StyledText($0) })
    }

    /// Notes what is withheld from the service that answers, and what to type.
    /// - Parameter onceOnly: whether the last note is not repeated.
    func noteWithheldTokens(onceOnly: Bool = false) {
        let address = session.world.address
        let advice = client.withheldTokens(in: session.world).advice(for: address).map { " " + $0 } ?? ""
        let note = shell.withheldSummary.map { "\($0).\(advice)" }
        if let note, !onceOnly || note != withheldNote { notes.append(note) }
        withheldNote = note
    }

    /// Notes that the device is simulated, if the service that answers is not.
    func noteSimulatedDevice(_ type: any Command.Type) throws {
        guard session.world.address.isOnNetwork, type != Explain.self,
            [.authorize, .play].contains(type.group)
        else { return }
        try screen.report([
            StyledText("note: ", .warning)
                + StyledText(
                    "the device and its account are simulated; only requests go to \(session.world.address.word).")
        ])
    }
}
