import AppleMusicAPI
import MusicWorld

extension WithheldTokens {
    /// Describes the tokens that are withheld from a service, one sentence without full stop each; empty if none are.
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

    /// Returns the command that allows the tokens; nil if none are withheld.
    func advice(for address: ServiceAddress) -> String? {
        if environment {
            return "Type 'service \(address.word)' to choose it yourself, or run the file with --trust."
        }
        return developerTokenServices.isEmpty
            ? nil : "Type 'token developer set' or 'token developer mint' to give it one of its own."
    }
}

extension TokenAudience {
    /// The name of the service of a stored token.
    fileprivate var name: String { server.map { "'\(ServiceAddress.server(at: $0).word)'" } ?? "the simulator" }
}
