import AppleMusicAPI
import TonearmConsole
import TonearmSystem

/// The text of an archive: in memory, or in a file that is read piece by piece.
struct ArchiveText: Sendable {
    private let source: Source
    /// The length in bytes.
    let count: Int
    private var piece: [UInt8]
    private var pieceStart = 0

    private enum Source: Sendable {
        case memory
        case file(OpenFile)
    }

    private static let pieceLength = 1 << 16

    init(_ bytes: [UInt8]) {
        source = .memory
        count = bytes.count
        piece = bytes
    }

    /// - Throws: `FileSystem.ReadProblem` if the file cannot be read.
    init(file path: String) throws(FileSystem.ReadProblem) {
        let file = try OpenFile(path)
        source = .file(file)
        count = file.size
        piece = []
    }

    /// - Returns: nil after the end, and if the file was truncated meanwhile.
    /// - Throws: `FileSystem.ReadProblem` if the file cannot be read any more.
    mutating func byte(at offset: Int) throws(FileSystem.ReadProblem) -> UInt8? {
        let index = offset - pieceStart
        if index >= 0, index < piece.count { return piece[index] }
        guard offset < count else { return nil }
        piece = try bytes(in: offset..<min(offset + Self.pieceLength, count))
        pieceStart = offset
        return piece.first
    }

    /// - Returns: fewer bytes if the file was truncated meanwhile.
    /// - Throws: `FileSystem.ReadProblem` if the file cannot be read any more.
    func bytes(in range: Range<Int>) throws(FileSystem.ReadProblem) -> [UInt8] {
        switch source {
        case .memory: Array(piece[range])
        case .file(let file): try file.bytes(in: range)
        }
    }
}

/// Redaction of secrets in URLs of archives from other programs: browsers store `?access_token=…` as it was sent.
package enum AddressSecrets {
    /// Redacts a URL, or a path and query: the values of secret parameters, and a password before the host.
    package static func hidden(in address: String) -> String {
        guard let mark = address.firstIndex(of: "?") else { return Secrets().hidden(inLine: address) }
        let query = address[address.index(after: mark)...]
        let end = query.firstIndex(of: "#") ?? query.endIndex
        let parts = query[..<end].split(separator: "&", omittingEmptySubsequences: false).map { part -> String in
            guard let equals = part.firstIndex(of: "="),
                Secrets.isSecret(name: PercentEncoding.decode(part[..<equals], plusIsSpace: true))
            else { return String(part) }
            return String(part[...equals]) + Secrets.placeholder
        }
        return Secrets().hidden(inLine: String(address[...mark]) + parts.joined(separator: "&") + String(query[end...]))
    }
}
