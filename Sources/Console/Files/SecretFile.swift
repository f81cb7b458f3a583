import SystemLayer

/// Files of the user's that hold keys: they are read only where nobody else can read them, as ssh and psql have it.
package enum SecretFile {
    /// What others may not do with a file that is relied upon.
    package enum Protection: Sendable {
        /// A private key: nobody else may read or write it. The public half of one may be read.
        case key
        /// A token or what holds one, whatever stands in it: nobody else may read or write it.
        case token
        /// A certificate: nobody else may write it.
        case certificate
    }

    /// - Parameters:
    ///   - limit: bytes; a longer file is not read.
    ///   - what: what cannot be done without it, as in "Cannot mint with the key 'x.p8'".
    /// - Throws: `Failure`.
    package static func read(
        _ path: String, limit: Int, _ protection: Protection, _ what: @autoclosure () -> String, next: String? = nil
    ) throws(Failure) -> [UInt8] {
        let file: (bytes: [UInt8], access: FileSystem.Access)
        do throws(FileSystem.ReadFailure) {
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
