import AppleMusicAPI
package import TonearmConsole
package import TonearmSigning
package import TonearmWorld

/// Media keys in files. They are read for each signature, and never stored.
package enum SigningKeys {
    /// - Throws: `Failure`, which does not quote the file's content.
    package static func key(_ reference: KeyReference) throws(Failure) -> DeveloperKey {
        let what = "Cannot mint with the key '\(reference.path)'"
        let content = try SecretFile.read(
            UserFolder.expandingHome(reference.path), limit: 65_536, .key, what,
            next: "Name the file that the developer portal gave.")
        do throws(KeyFile.Problem) {
            return try KeyFile.signingKey(
                path: reference.path, content: content, id: reference.id, team: reference.team)
        } catch {
            throw refusal(of: error, what)
        }
    }

    private static func refusal(of failure: KeyFile.Problem, _ what: String) -> Failure {
        let portal = "Name the file that the developer portal gave."
        return switch failure {
        case .badName:
            Failure.usage(
                what, "its name does not tell the key's id",
                next: "Name it as it was downloaded, AuthKey_ABCDE12345.p8, or add --key-id.")
        case .badKey: Failure(what, "it holds no private key of the curve P-256 in PEM", next: portal)
        case .encrypted:
            Failure(
                what, "it is encrypted with a password",
                next: "Open it first: 'openssl pkcs8 -in FILE -out AuthKey_ID.p8' asks for the password.")
        case .otherKind(let kind):
            Failure(what, "it holds \(kind), and developer tokens are signed with one of the curve P-256", next: portal)
        case .publicHalf: Failure(what, "it holds the public half alone, which cannot sign", next: portal)
        case .broken(let damage): Failure(what, damage.reason, next: damage.remedy ?? portal)
        }
    }
}

/// Requests a music user token from the user, through a page on this machine.
///
/// The last argument is called with the page's address, and whether a browser already shows it.
package typealias TokenRequest =
    (_ developerToken: String, _ options: PageOptions, _ announce: (String, Bool) throws -> Void) async throws -> String

/// The options of the page that requests a token.
package struct PageOptions: Sendable {
    /// The address of MusicKit JS; nil for Apple's.
    package var script: String?
    /// The page's port; nil for a free one.
    package var port: Int?
    package var opensBrowser = true
}

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
