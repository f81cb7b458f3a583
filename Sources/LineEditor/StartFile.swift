import SystemLayer
/// The user's settings for all programs with libedit.
enum StartFile {
    /// Returns `EDITRC`, or else `.editrc` in the home directory. A relative path is ignored, so that files of the
    /// current directory are not run unasked.
    static func path(in environment: [String: String]) -> String? {
        if let named = environment["EDITRC"] { return named.hasPrefix("/") ? named : nil }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.editrc"
    }

    /// Returns its lines without comments; empty if it cannot be read or is larger than a megabyte.
    static func settings(at path: String) -> [String] {
        guard let file = try? FileSystem.openOwn(path) else { return [] }
        defer { file.closeQuietly() }
        guard let size = try? file.size(), (1...1 << 20).contains(size) else { return [] }
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = (try? file.read(once: UnsafeMutableRawBufferPointer(buffer))) ?? 0
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter {
            $0.first { $0 != " " && $0 != "\t" } != "#"
        }
    }
}
