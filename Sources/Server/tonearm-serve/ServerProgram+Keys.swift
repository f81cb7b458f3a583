import AppleMusicAPI
import TonearmConsole
import TonearmHTTP
import TonearmServeOptions
import TonearmSimulator
import TonearmSystem

/// The keys and certificates of the options.
extension ServerProgram {
    /// Returns the demonstration key and the keys in the options.
    func keys() throws -> [DeveloperKey.Public] {
        var keys = [DeveloperKey.demonstration.publicKey]
        for (index, path) in options.key.enumerated() {
            let team = options.team.count == 1 ? options.team[0] : options.team[index]
            guard KeyFile.isIdentifier(team) else {
                throw Failure(
                    "Cannot trust the key '\(path)'", "'\(team)' is not a team id",
                    next: "A team id has ten capital letters and digits.", status: .usage)
            }
            let content = try SecretFile.read(
                path, limit: ServerProgram.fileLimit, .key, "Cannot trust the key '\(path)'")
            do {
                keys.append(try KeyFile.key(path: path, content: content, team: team))
            } catch .badName {
                throw Failure(
                    "Cannot trust the key '\(path)'", "its name does not tell the key's id",
                    next: "Name it as it was downloaded: AuthKey_ABCDE12345.p8.", status: .usage)
            } catch .badKey, .publicHalf {
                throw Failure("Cannot trust the key '\(path)'", "it holds no P-256 key in PEM")
            }
        }
        return keys
    }

    func transport(_ address: ListenAddress) throws -> Transport {
        if let chain = options.tlsCert, let key = options.tlsKey {
            let chainBytes = try SecretFile.read(
                chain, limit: ServerProgram.fileLimit, .certificate, "Cannot use the certificate '\(chain)'")
            let keyBytes = try SecretFile.read(
                key, limit: ServerProgram.fileLimit, .key, "Cannot use the key '\(key)'")
            do {
                return .ownCertificate(try Credentials(chain: chainBytes, key: keyBytes))
            } catch .badCertificate {
                throw Failure("Cannot use the certificate '\(chain)'", "it holds no certificate in PEM")
            } catch .badKey {
                throw Failure("Cannot use the key '\(key)'", "it holds no private key in PEM without a password")
            } catch .refused {
                throw Failure(
                    "Cannot use the certificate '\(chain)' with the key '\(key)'",
                    "they do not belong together, or are of a kind that TLS does not accept",
                    next: "The first certificate of the file must be the one that was made for the key.")
            }
        }
        guard options.tls else { return .plain }
        guard let folder = UserFolder.state else {
            throw Failure(
                "Cannot keep a local authority", "neither XDG_STATE_HOME nor HOME names a folder",
                next: "Set one of them, or give --tls-cert and --tls-key.")
        }
        let authorities = AuthorityFolder(folder + "/authority")
        do {
            let now = OperatingSystem.now
            let authority = try authorities.authority(now: now)
            return .localAuthority(
                try authority.credentials(for: address.isEverywhere ? nil : address.host, now: now),
                certificate: authorities.certificate)
        } catch let failure as AuthorityFolder.Failure {
            throw Failure("Cannot keep the local authority in '\(failure.path)'", failure.reason)
        }
    }

    /// The largest readable file in bytes; certificate chains and keys have a few thousand.
    private static let fileLimit = 1_048_576
}
