import TonearmSystem

/// Reads files with keys and tokens, if other users cannot read them; ssh and psql require the same.
package enum SecretFile {
    /// The access that other users must not have to a file.
    package enum Protection: Sendable {
        /// A private key: no other user may read or write it. A public key may be readable.
        case key
        /// A token, or a file with one: no other user may read or write it, whatever it contains.
        case token
        /// A certificate: no other user may write it.
        case certificate
    }

    /// - Parameters:
    ///   - limit: the largest size in bytes; a longer file is not read.
    ///   - what: what fails without the file, as in "Cannot mint with the key 'x.p8'".
    /// - Throws: `Failure` if the file cannot be read, is too long, or is accessible to others.
    package static func read(
        _ path: String, limit: Int, _ protection: Protection, _ what: @autoclosure () -> String, next: String? = nil
    ) throws(Failure) -> [UInt8] {
        let file: (bytes: [UInt8], access: FileSystem.Access)
        do throws(FileSystem.ReadProblem) {
            file = try FileSystem.readWithAccess(path, limit: limit)
        } catch {
            let why = error == .tooLong ? "it is longer than \(limit) bytes" : error.description
            throw Failure(what(), why, next: next)
        }
        let isSecret =
            switch protection {
            case .key: file.bytes.firstRange(of: Array("PRIVATE KEY".utf8)) != nil
            case .token: true
            case .certificate: false
            }
        let mode = String(file.access.mode, radix: 8)
        if isSecret, file.access.othersCanRead || file.access.othersCanWrite {
            throw Failure(
                what(), "others can \(file.access.othersCanRead ? "read" : "write") the file (its mode is \(mode))",
                next: "Type 'chmod 600 \(path)'. If somebody may have read it, "
                    + (protection == .key ? "revoke the key and make a new one." : "get a new token."))
        }
        if file.access.othersCanWrite {
            throw Failure(
                what(), "others can write the file (its mode is \(mode))", next: "Type 'chmod go-w \(path)'.")
        }
        return file.bytes
    }
}

/// The user's folders according to the XDG base directory specification; nil if there is no home folder either.
package enum UserFolder {
    /// The folder for state that programs keep between runs.
    package static var state: String? { folder("XDG_STATE_HOME", standard: ".local/state") }

    /// The folder for configuration files that the user writes.
    package static var configuration: String? { folder("XDG_CONFIG_HOME", standard: ".config") }

    /// The folder for lessons that the user writes.
    package static var lessons: String? { configuration.map { $0 + "/lessons" } }

    /// Returns the folder that a variable or its default names. Relative paths count as unset, as the specification
    /// demands.
    private static func folder(_ variable: String, standard: String) -> String? {
        if let set = OperatingSystem.environment(variable), set.hasPrefix("/") { return set + "/tonearm" }
        guard let home = OperatingSystem.environment("HOME"), home.hasPrefix("/") else { return nil }
        return "\(home)/\(standard)/tonearm"
    }

    /// Replaces a leading `~/` by the home folder.
    package static func expandingHome(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = OperatingSystem.environment("HOME") else { return path }
        return home + path.dropFirst()
    }
}
