// The system's facts about files.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Facts about a path.
extension FileSystem {
    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Bytes.
    package static func size(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Bytes of an open file.
    static func size(ofOpen descriptor: Int32) -> Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The maximum size of a file that this process writes, in bytes.
    package static var sizeLimit: Int {
        var limit = rlimit()
        guard getrlimit(fileSizeResource, &limit) == 0 else { return .max }
        return Int(clamping: limit.rlim_cur)
    }

    #if canImport(Glibc)
        private static let fileSizeResource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
        private static let fileSizeResource = RLIMIT_FSIZE
    #endif

    /// The permission bits of the file or folder at a path, links followed; nil if there is none.
    package static func permissions(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_mode & 0o777) : nil
    }

    /// The number of a file's hard links; 0 if there is no file.
    package static func nameCount(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_nlink) : 0
    }

    /// The identity of a file, and when it was last written.
    package struct Stamp: Hashable, Sendable {
        private let device: UInt64
        private let number: UInt64
        private let size: Int64
        /// Seconds and nanoseconds.
        private let modified: [Int]

        fileprivate init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(status.st_ino)
            size = Int64(status.st_size)
            #if canImport(Darwin)
                modified = [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
            #else
                modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
            #endif
        }

        /// Whether both are stamps of one file, written or not.
        package func isSameFile(as other: Stamp?) -> Bool { device == other?.device && number == other?.number }
    }

    /// The stamp of the file or folder at a path, links followed; nil if there is none.
    package static func stamp(of path: String) -> Stamp? {
        var status = stat()
        return stat(path, &status) == 0 ? Stamp(status) : nil
    }
}
