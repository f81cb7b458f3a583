import AppleMusicAPI
import Console
import MusicWorld

/// Shows notes: information beside the answer.
extension Presentation {
    /// Shows notes immediately.
    package func note(_ sentences: [String]) throws {
        try screen.report(sentences.map { StyledText("note: ", .warning) + StyledText($0) })
    }

    /// Notes the tokens that are withheld from the service, and the command that allows them.
    /// - Parameter onceOnly: whether a repetition of the last note is suppressed.
    func noteWithheldTokens(onceOnly: Bool = false) {
        let address = session.world.address
        let advice = client.withheldTokens(in: session.world).advice(for: address).map { " " + $0 } ?? ""
        let note = shell.withheldSummary.map { "\($0).\(advice)" }
        if let note, !onceOnly || note != withheldNote { notes.append(note) }
        withheldNote = note
    }

    /// Notes that the device is simulated if the service is not.
    func noteSimulatedDevice(_ type: any Command.Type) throws {
        guard session.world.address.isOnNetwork, type != Explain.self,
            [.authorize, .play].contains(type.group)
        else { return }
        let address = session.world.address.word
        let sentence =
            session.attachment == nil
            ? "the device and its account are simulated; only requests go to \(address)."
            : "the device is this session's; requests and the account are those of \(address)."
        try screen.report([StyledText("note: ", .warning) + StyledText(sentence)])
    }
}
