import TonearmConsole
import TonearmSystem
import TonearmWorld

/// A named service with its tokens, stored apart from sessions in a file that only its owner can read.
struct Profile: Codable, Hashable, Sendable {
    /// The version of the file's format: 1, or `inKeyring` if the keyring has the tokens.
    var version = 1
    /// The service, such as `live` or `https://example.org`.
    var service: String
    var developerToken: String?
    /// The key that mints new developer tokens.
    var key: KeyReference?
    var userToken: String?
    /// The stamp of the tokens in the keyring. Each set of tokens has its own, so that the old set stays valid until
    /// the file names the new one.
    var stamp: String?

    static let inKeyring = 2
}

/// The tokens of a profile in the keyring. They include the service, so that they are never sent to another one.
struct ProfileTokens: Codable {
    var service: String
    var developerToken: String?
    var userToken: String?

    /// - Returns: nil if the profile has no tokens.
    init?(of profile: Profile) {
        guard profile.developerToken != nil || profile.userToken != nil else { return nil }
        service = profile.service
        developerToken = profile.developerToken
        userToken = profile.userToken
    }
}

/// The user's profiles: `profiles/NAME.json` in the state folder, with the tokens in the keyring if there is one.
struct ProfileStore {
    let folder: String
    /// The keyring; nil without one.
    var keyring: Keyring?
    /// Whether saved tokens may go to the keyring.
    var usesKeyring = true

    private func path(_ name: String) -> String { "\(folder)/profiles/\(name).json" }

    private func item(_ name: String, _ stamp: String?) -> Keyring.Item? {
        keyring?.item("profile", stamp.map { "\(name) \($0)" } ?? name, of: folder)
    }

    var names: [String] {
        SessionStore.names(in: folder + "/profiles")
    }

    /// - Parameter tell: receives sentences about the place of the tokens, and about remains elsewhere. For a file it
    ///   is called before the file is written.
    /// - Throws: `Failure` if the profile cannot be saved.
    func save(_ profile: Profile, as name: String, tell: (String) -> Void = { _ in }) throws {
        let before = inKeyring(name)
        var profile = profile
        if let tokens = ProfileTokens(of: profile) {
            var refusal = ""
            do throws(Keyring.Problem) {
                profile.stamp = try keep(tokens, name)
            } catch {
                refusal = "the keyring cannot be used: \(error); "
            }
            if profile.stamp != nil {
                (profile.version, profile.developerToken, profile.userToken) = (Profile.inKeyring, nil, nil)
                tell("its tokens are kept in the keyring of the desktop")
            } else {
                tell("\(refusal)its tokens are kept in \(path(name)), which only you can read; they are not encrypted")
            }
        }
        let bytes = try DocumentCoding.encode(profile)
        if let error = PrivateFile.replace(path(name), with: bytes) {
            // The write may have succeeded despite the error.
            if profile.stamp != nil, inKeyring(name)?.stamp != profile.stamp { forget(profile, name, tell) }
            throw Failure("Cannot save the profile '\(name)'", "\(error): \(path(name))")
        }
        if let before { forget(before, name, tell) }
    }

    /// - Returns: the stamp of the tokens in the keyring; nil if there is no keyring or it may not be used.
    private func keep(_ tokens: ProfileTokens, _ name: String) throws(Keyring.Problem) -> String? {
        let stamp = String(OperatingSystem.randomSeed, radix: 36)
        guard usesKeyring, let item = item(name, stamp), let text = try? DocumentCoding.encode(tokens) else {
            return nil
        }
        try item.keep(text)
        return stamp
    }

    /// Returns the profile with a name, if its tokens are in the keyring.
    private func inKeyring(_ name: String) -> Profile? {
        guard let bytes = try? PrivateFile.read(path(name), limit: Self.sizeLimit).get(),
            let profile = try? DocumentCoding.decode(Profile.self, from: bytes)
        else { return nil }
        return profile.version == Profile.inKeyring ? profile : nil
    }

    private static let sizeLimit = 1 << 20

    /// - Throws: `Failure` if the profile is missing, invalid, or accessible to other users.
    func load(_ name: String) throws(Failure) -> Profile {
        let what = "Cannot use the profile '\(name)'"
        if let mode = FileSystem.permissions(of: path(name)), mode & 0o077 != 0 {
            throw Failure(
                what, "others than its owner can use the file (mode \(String(mode, radix: 8)))",
                next: "Type '! chmod 600 \(Words.line(of: [path(name)]))', and change its tokens if they may be known.")
        }
        switch PrivateFile.read(path(name), limit: Self.sizeLimit) {
        case .failure(.absent):
            throw Failure(
                what, "there is none of this name",
                next: Nearest.question(name, in: names)
                    ?? "'profile save \(name)' makes one of what the session has.")
        case .failure(let failure): throw Failure(what, failure.description)
        case .success(let bytes):
            guard let profile = try? DocumentCoding.decode(Profile.self, from: bytes) else {
                throw Failure(what, "its file is damaged: \(path(name))", next: "'profile delete \(name)' removes it.")
            }
            switch profile.version {
            case 1: return profile
            case Profile.inKeyring: return try withTokens(profile, name, what)
            default: throw Failure(what, "a newer tonearm wrote it", next: "It is unchanged.")
            }
        }
    }

    private func withTokens(_ profile: Profile, _ name: String, _ what: String) throws(Failure) -> Profile {
        do throws(Keyring.Problem) {
            guard let item = item(name, profile.stamp) else { throw Keyring.Problem("it is not available here") }
            guard let kept = try item.text() else {
                throw Keyring.Problem("it was not unlocked, or no longer has them")
            }
            guard let tokens = try? DocumentCoding.decode(ProfileTokens.self, from: kept),
                tokens.service == profile.service
            else { throw Keyring.Problem("its tokens are for another service") }
            var profile = profile
            (profile.developerToken, profile.userToken) = (tokens.developerToken, tokens.userToken)
            return profile
        } catch {
            throw Failure(
                what, "its tokens are in the keyring of the desktop: \(error)",
                next: "Open the keyring and try again, or 'profile delete \(name)' removes the profile.")
        }
    }

    /// - Parameter tell: receives sentences about remains.
    /// - Returns: whether the profile existed.
    func delete(_ name: String, tell: (String) -> Void) -> Bool {
        let before = inKeyring(name)
        guard FileSystem.remove(path(name)) else { return false }
        if let before { forget(before, name, tell) }
        return true
    }

    private func forget(_ profile: Profile, _ name: String, _ tell: (String) -> Void) {
        item(name, profile.stamp).forget(tokensOf: "the profile '\(name)'", tell)
    }
}
