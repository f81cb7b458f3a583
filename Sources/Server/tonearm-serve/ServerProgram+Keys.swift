import AppleMusicAPI
import TonearmArguments
import TonearmConsole
import TonearmHTTP
import TonearmSigning
import TonearmSimulator
import TonearmSystem

/// The keys and certificates of the options.
extension ServerProgram {
    /// Returns the demonstration key and the keys in the options.
    func keys() throws -> [PublicDeveloperKey] {
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
            do throws(KeyFile.Problem) {
                keys.append(try KeyFile.key(path: path, content: content, team: team))
            } catch {
                throw ServerProgram.refusal(of: error, "Cannot trust the key '\(path)'")
            }
        }
        return keys
    }

    private static func refusal(of failure: KeyFile.Problem, _ what: String) -> Failure {
        let portal = "Name the file that the developer portal gave, or its public half in PEM."
        return switch failure {
        case .badName:
            Failure(
                what, "its name does not tell the key's id",
                next: "Name it as it was downloaded: AuthKey_ABCDE12345.p8.", status: .usage)
        case .badKey, .publicHalf: Failure(what, "it holds no P-256 key in PEM", next: portal)
        case .encrypted:
            Failure(
                what, "it is encrypted with a password",
                next: "Open it first: 'openssl pkcs8 -in FILE -out AuthKey_ID.p8' asks for the password.")
        case .otherKind(let kind):
            Failure(what, "it holds \(kind), and developer tokens are signed with one of the curve P-256", next: portal)
        case .broken(.developerToken): Failure(what, KeyFile.Damage.developerToken.reason, next: portal)
        case .broken(let damage): Failure(what, damage.reason, next: damage.remedy ?? portal)
        }
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
        } catch let failure as AuthorityFolder.Problem {
            throw Failure("Cannot keep the local authority in '\(failure.path)'", failure.reason)
        }
    }

    /// The largest readable file in bytes; certificate chains and keys have a few thousand.
    private static let fileLimit = 1_048_576
}
