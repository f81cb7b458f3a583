import AppleMusicAPI
import Console
import MusicWorld

/// A service and what opens it, under a name: kept apart from sessions, in a file that nobody else may use.
struct Profile: Codable, Hashable, Sendable {
    /// The form of the file.
    var version = 1
    /// `live`, `https://example.org`
    var service: String
    var developerToken: String?
    /// The key by which the developer token is made anew.
    var key: KeyReference?
    var userToken: String?
}

/// The profiles of a person: `profiles/NAME.json` in the state folder.
struct ProfileStore {
    let folder: String

    private func path(_ name: String) -> String { "\(folder)/profiles/\(name).json" }

    var names: [String] {
        FileSystem.names(in: folder + "/profiles").filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
            .filter(SessionStore.isName).sorted()
    }

    /// - Throws: `Failure`.
    func save(_ profile: Profile, as name: String) throws {
        let bytes = try DocumentCoding.encode(profile)
        if let number = PrivateFile.replace(path(name), with: bytes) {
            throw Failure("Cannot save the profile '\(name)'", "\(OperatingSystem.message(number)): \(path(name))")
        }
    }

    /// - Throws: `Failure` for one that is not there, that others can use, or that is none.
    func load(_ name: String) throws(Failure) -> Profile {
        let what = "Cannot use the profile '\(name)'"
        if let mode = FileSystem.permissions(of: path(name)), mode & 0o077 != 0 {
            throw Failure(
                what, "others than its owner can use the file (mode \(String(mode, radix: 8)))",
                next: "Type '! chmod 600 \(Words.line(of: [path(name)]))', and change its tokens if they may be known.")
        }
        switch PrivateFile.read(path(name), limit: 1 << 20) {
        case .failure(.absent):
            throw Failure(
                what, "there is none of this name",
                next: Nearest.names(to: name, in: names).first.map { "Did you mean '\($0)'?" }
                    ?? "'profile save \(name)' makes one of what the session has.")
        case .failure(let failure): throw Failure(what, failure.description)
        case .success(let bytes):
            guard let profile = try? DocumentCoding.decode(Profile.self, from: bytes) else {
                throw Failure(what, "its file is damaged: \(path(name))", next: "'profile delete \(name)' removes it.")
            }
            guard profile.version == 1 else {
                throw Failure(what, "a newer tonearm wrote it", next: "It is left as it is.")
            }
            return profile
        }
    }

    /// - Returns: whether there was one.
    func delete(_ name: String) -> Bool { FileSystem.remove(path(name)) }
}
