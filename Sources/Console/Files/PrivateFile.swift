/// Files that only their owner may read, written so that a crash leaves the old one or the new one.
package enum PrivateFile {
    /// Creates the folders (0700) and the file (0600 from its first moment), syncs it, and renames it over the old one.
    /// - Returns: the error's number, or nil when it is done.
    package static func replace(_ path: String, with bytes: [UInt8]) -> Int32? {
        if let number = makeFolders(for: path) { return number }
        let temporary = "\(path).\(OperatingSystem.process).new"
        FileSystem.remove(temporary)
        if let number = FileSystem.create(temporary, bytes) ?? FileSystem.publish(temporary, as: path) {
            FileSystem.remove(temporary)
            return number
        }
        return nil
    }

    /// Appends to a file in one write. Creates the folders (0700) and the file (0600) if they do not exist; does not sync.
    /// - Returns: the error's number, or nil when it is done.
    package static func append(_ path: String, _ bytes: [UInt8]) -> Int32? {
        makeFolders(for: path) ?? FileSystem.append(path, bytes)
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// Creates the folders (0700) in which a file is to be.
    /// - Returns: the error's number, or nil when they are there.
    package static func makeFolders(for path: String) -> Int32? { makeFolders(folder(of: path)) }

    private static func makeFolders(_ folder: String) -> Int32? {
        if folder.isEmpty || FileSystem.exists(folder) { return nil }
        return makeFolders(self.folder(of: folder)) ?? FileSystem.makeFolder(folder)
    }

    /// Removes what processes that are gone left half written in a folder by `replace`.
    package static func removeLeftovers(in folder: String) {
        for name in FileSystem.names(in: folder) where FileSystem.isLeftover(name) {
            FileSystem.remove("\(folder)/\(name)")
        }
    }

    /// - Parameter limit: bytes; a longer file is unreadable.
    package static func read(_ path: String, limit: Int) -> Result<[UInt8], FileSystem.ReadFailure> {
        Result { () throws(FileSystem.ReadFailure) in try FileSystem.read(path, limit: limit, kind: .ownFile) }
    }

    /// The same for a file that nobody else may read or write.
    /// - Returns: with its permission bits where somebody else can.
    package static func readSecret(
        _ path: String, limit: Int
    ) -> Result<(bytes: [UInt8], exposedMode: Int?), FileSystem.ReadFailure> {
        Result { () throws(FileSystem.ReadFailure) in
            let (bytes, access) = try FileSystem.readWithAccess(path, limit: limit, kind: .ownFile)
            return (bytes, access.othersCanRead || access.othersCanWrite ? access.mode : nil)
        }
    }

    /// Renames a file that cannot be used to the first free name of `X.damaged`, `X.damaged-2`, …, and takes it from everybody but its owner.
    /// - Parameter state: what stands for "damaged" in the name.
    /// - Returns: the new name, or the old one when it could not be renamed.
    package static func setAside(_ path: String, as state: String = "damaged") -> String {
        for number in 1...1000 {
            let kept = "\(path).\(state)" + (number == 1 ? "" : "-\(number)")
            if FileSystem.exists(kept) { continue }
            guard FileSystem.move(path, to: kept) == nil else { return path }
            // Not before: under its own name a file that others could use is to be recognised as one.
            FileSystem.restrict(kept)
            return kept
        }
        return path
    }
}
