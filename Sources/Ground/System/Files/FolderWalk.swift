/// A walk over the files of a folder and of its subfolders.
///
/// Links are followed, but each folder is visited once, however many links lead to it. So links to their own folder
/// end, and no file is found twice.
package struct FolderWalk {
    /// The paths of the found files below the folder: folder by folder, by name, with linked folders last.
    package private(set) var files: [String] = []
    /// The number of folders that were not visited, because they are nested too deeply.
    package private(set) var deepFolders = 0
    private let folder: String
    private let skips: (String) -> Bool
    private var visited: Set<FileSystem.FolderIdentity> = []

    /// The deepest nesting of visited folders; the given folder has the depth 1.
    package static let depth = 32

    /// - Parameters:
    ///   - skips: whether a file or a folder with this name is passed over.
    ///   - pause: called for each folder. An error ends the walk.
    package init(
        _ folder: String, depth: Int = Self.depth, skipping skips: @escaping (_ name: String) -> Bool = isHidden,
        pausing pause: () throws -> Void
    ) rethrows {
        self.folder = folder
        self.skips = skips
        try visit("", depth, pause)
    }

    package init(
        _ folder: String, depth: Int = Self.depth, skipping skips: @escaping (_ name: String) -> Bool = isHidden
    ) {
        self.init(folder, depth: depth, skipping: skips, pausing: {})
    }

    /// Returns whether a name begins with a dot.
    package static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }

    /// - Parameters:
    ///   - path: the path below the given folder; empty for that folder itself.
    ///   - depth: the number of levels that may be visited.
    private mutating func visit(_ path: String, _ depth: Int, _ pause: () throws -> Void) rethrows {
        try pause()
        let place = path.isEmpty ? folder : "\(folder)/\(path)"
        guard let identity = FileSystem.folderIdentity(of: place), visited.insert(identity).inserted else { return }
        guard depth > 0 else {
            // Another way may lead to it.
            visited.remove(identity)
            deepFolders += 1
            return
        }
        var linked: [String] = []
        for name in FileSystem.names(in: place) where !skips(name) {
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            if !FileSystem.isFolder("\(folder)/\(inner)") {
                files.append(inner)
            } else if FileSystem.isLink("\(folder)/\(inner)") {
                linked.append(inner)
            } else {
                try visit(inner, depth - 1, pause)
            }
        }
        for inner in linked { try visit(inner, depth - 1, pause) }
    }
}

extension FileSystem {
    /// The identity of a folder, which all links to it share.
    struct FolderIdentity: Hashable {
        private let device: DeviceID
        private let inode: Inode

        init(_ status: Stat) { (device, inode) = (status.deviceID, status.inode) }
    }

    static func folderIdentity(of path: String) -> FolderIdentity? {
        guard let status = try? status(of: path), status.type == .directory else { return nil }
        return FolderIdentity(status)
    }

    static func isLink(_ path: String) -> Bool { (try? kind(of: path)) == .symbolicLink }
}
