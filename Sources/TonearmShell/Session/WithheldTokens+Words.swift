import AppleMusicAPI
import MusicWorld

extension WithheldTokens {
    /// What is withheld from a service, each in a sentence without its end; empty if nothing is.
    func sentences(for address: ServiceAddress) -> [String] {
        var sentences: [String] = []
        let services = developerTokenServices.map(\.name).joined(separator: " and ")
        switch developerTokenServices.count {
        case 0: break
        case 1: sentences.append("the developer token for \(services) is not sent to '\(address.word)'")
        default: sentences.append("the developer tokens for \(services) are not sent to '\(address.word)'")
        }
        if environment {
            sentences.append(
                "tokens of the environment are not sent to '\(address.word)', because only a file named it")
        }
        return sentences
    }

    /// What to type, so that the service gets a token; nil if nothing is withheld.
    func advice(for address: ServiceAddress) -> String? {
        if environment {
            return "Type 'service \(address.word)' to choose it yourself, or run the file with --trust."
        }
        return developerTokenServices.isEmpty
            ? nil : "Type 'token developer set' or 'token developer mint' to give it one of its own."
    }
}

extension TokenAudience {
    /// The service of a token that is held.
    fileprivate var name: String { server.map { "'\(ServiceAddress.server(at: $0).word)'" } ?? "the simulator" }
}

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
