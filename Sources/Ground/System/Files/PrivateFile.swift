/// Files that only their owner may read, replaced so that a crash leaves the old file or the new one. A result of nil
/// means success.
package enum PrivateFile {
    /// Creates the folders (0700) and the file (0600), and replaces an existing file.
    package static func replace(_ path: String, with bytes: [UInt8]) -> Errno? {
        if let error = makeFolders(for: path) { return error }
        let temporary = "\(path).\(OperatingSystem.process).new"
        FileSystem.remove(temporary)
        if let error = FileSystem.create(temporary, bytes) ?? FileSystem.publish(temporary, as: path) {
            FileSystem.remove(temporary)
            return error
        }
        return nil
    }

    /// Appends to a file in one write. Creates the folders (0700) and the file (0600) if they do not exist; does not
    /// sync.
    package static func append(_ path: String, _ bytes: [UInt8]) -> Errno? {
        makeFolders(for: path) ?? FileSystem.append(path, bytes)
    }

    /// Creates the folders (0700) of a file.
    package static func makeFolders(for path: String) -> Errno? { makeFolders(FileSystem.folder(of: path)) }

    private static func makeFolders(_ folder: String) -> Errno? {
        if folder.isEmpty || FileSystem.exists(folder) { return nil }
        return makeFolders(FileSystem.folder(of: folder)) ?? FileSystem.makeFolder(folder)
    }

    /// Removes the temporary files of `replace` in a folder whose processes have ended.
    package static func removeLeftovers(in folder: String) {
        for name in FileSystem.names(in: folder) where FileSystem.isLeftover(name) {
            FileSystem.remove("\(folder)/\(name)")
        }
    }

    /// Reads a file.
    /// - Parameter limit: the largest size in bytes; a longer file is not read.
    package static func read(_ path: String, limit: Int) -> Result<[UInt8], FileSystem.ReadProblem> {
        Result { () throws(FileSystem.ReadProblem) in try FileSystem.read(path, limit: limit, accepting: .ownFile) }
    }

    /// Reads a file that no other user may read or write.
    /// - Returns: the permission bits too, if another user may.
    package static func readSecret(
        _ path: String, limit: Int
    ) -> Result<(bytes: [UInt8], exposedMode: Int?), FileSystem.ReadProblem> {
        Result { () throws(FileSystem.ReadProblem) in
            let (bytes, access) = try FileSystem.readWithAccess(path, limit: limit, accepting: .ownFile)
            return (bytes, access.othersCanRead || access.othersCanWrite ? access.mode : nil)
        }
    }

    /// Renames an unusable file to the first free name of `X.damaged`, `X.damaged-2`, …, and restricts it to its owner.
    /// - Parameter state: the word in place of "damaged".
    /// - Returns: the new name, or the old one if the file could not be renamed.
    package static func setAside(_ path: String, as state: String = "damaged") -> String {
        for number in 1...1000 {
            let kept = "\(path).\(state)" + (number == 1 ? "" : "-\(number)")
            if FileSystem.exists(kept) { continue }
            guard FileSystem.move(path, to: kept) == nil else { return path }
            // Not earlier: under its own name, a file that others could use must stay recognizable.
            FileSystem.restrict(kept)
            return kept
        }
        return path
    }
}
