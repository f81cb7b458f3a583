internal import CTonearmEditline
import TonearmSystem

/// The state of the edited line.
struct EditedLine: Equatable {
    let text: String
    /// The cursor as a UTF-8 offset.
    let cursor: Int

    /// Whether libedit asks for a search text or a vi command: it keeps the question in the line, on a separate row.
    var isQuestion: Bool {
        guard let newline = text.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return false }
        let row = text[text.index(after: newline)...]
        return ["bck:", "bck?", "fwd:", "fwd?", "/", "?", ": "].contains { row.hasPrefix($0) }
    }
}

extension LineEditor {
    var editedLine: EditedLine {
        var length = 0
        var cursor = 0
        let bytes = editline_line(handle, &length, &cursor)
        let text = UnsafeBufferPointer(start: bytes, count: length).withMemoryRebound(to: UInt8.self) {
            String(decoding: $0, as: UTF8.self)
        }
        return EditedLine(text: text, cursor: cursor)
    }
}

/// A C string that stays valid until the next `set`.
final class CText {
    private(set) var pointer: UnsafeMutablePointer<CChar>

    init() {
        pointer = .allocate(capacity: 1)
        pointer.pointee = 0
    }

    deinit { pointer.deallocate() }

    func set(_ text: String) {
        pointer.deallocate()
        let bytes = text.utf8CString
        pointer = .allocate(capacity: bytes.count)
        bytes.withUnsafeBufferPointer {
            pointer.initialize(from: $0.baseAddress ?? UnsafePointer(pointer), count: $0.count)
        }
    }
}

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
