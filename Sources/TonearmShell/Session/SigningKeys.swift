package import AppleMusicAPI
package import Console
package import MusicWorld

/// Media keys in files. They are read for each signature, and never stored.
package enum SigningKeys {
    /// - Throws: `Failure`, which does not quote the file's content.
    package static func key(_ reference: KeyReference) throws(Failure) -> DeveloperKey {
        let what = "Cannot mint with the key '\(reference.path)'"
        let content = try SecretFile.read(
            UserFolder.expandingHome(reference.path), limit: 65_536, .key, what,
            next: "Name the file that the developer portal gave.")
        do throws(KeyFile.Failure) {
            return try KeyFile.signingKey(
                path: reference.path, content: content, id: reference.id, team: reference.team)
        } catch {
            throw refusal(of: error, what)
        }
    }

    private static func refusal(of failure: KeyFile.Failure, _ what: String) -> Failure {
        let portal = "Name the file that the developer portal gave."
        return switch failure {
        case .badName:
            Failure(
                what, "its name does not tell the key's id",
                next: "Name it as it was downloaded, AuthKey_ABCDE12345.p8, or add --key-id.", status: .usage)
        case .badKey: Failure(what, "it holds no private key of the curve P-256 in PEM", next: portal)
        case .encrypted:
            Failure(
                what, "it is encrypted with a password",
                next: "Open it first: 'openssl pkcs8 -in FILE -out AuthKey_ID.p8' asks for the password.")
        case .otherKind(let kind):
            Failure(what, "it holds \(kind), and developer tokens are signed with one of the curve P-256", next: portal)
        case .publicHalf: Failure(what, "it holds the public half alone, which cannot sign", next: portal)
        }
    }
}
