import AppleMusicAPI
import MusicWorld

extension Shell {
    /// What is withheld from the service that answers, in one line; nil if nothing is.
    var withheldSummary: String? {
        let withheld = client.withheldTokens(in: session.world)
        let sentences = withheld.sentences(for: session.world.address)
        return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
    }

    /// Notes what is withheld from the service that answers, and what to type.
    /// - Parameter onceOnly: whether what was noted last is not repeated.
    func noteWithheldTokens(onceOnly: Bool = false) {
        let address = session.world.address
        let advice = client.withheldTokens(in: session.world).advice(for: address).map { " " + $0 } ?? ""
        let note = withheldSummary.map { "\($0).\(advice)" }
        if let note, !onceOnly || note != withheldNote { effects.notes.append(note) }
        withheldNote = note
    }
}
