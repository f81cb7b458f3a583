import AppleMusicAPI
package import TonearmSystem

/// An HTTP archive (HAR 1.2) of this program or a browser. Only the ranges of its entries are in memory; entries are
/// read on demand.
package struct HTTPArchive: Sendable {
    private let text: ArchiveText
    private let entries: [Range<Int>]
    /// Whether the file is truncated; the entries are complete.
    package let isCut: Bool
    /// The end of the last complete entry, where another one can be written.
    package let end: Int
    /// Whether only the closing brackets follow the last entry, as in an archive of this program.
    package let canGoOn: Bool

    /// The maximum size of an entry in bytes; a longer one is not read.
    package static let entryLimit = 1 << 26

    /// A reason why a file is not a usable archive, or an entry not an exchange.
    package enum Problem: Error, Hashable, Sendable {
        case unreadable(FileSystem.ReadProblem)
        /// The file is not JSON from this byte offset on.
        case noJSON(Int)
        /// The file is JSON, but has no `log` with `entries`.
        case noArchive
        /// No entry is a request to the API.
        case otherServices
        /// The entry with this one-based number is not an exchange.
        case damaged(Int)
        /// The entry with this one-based number is longer than `entryLimit`.
        case tooLong(Int)
    }

    /// - Throws: `.unreadable`, `.noJSON`, `.noArchive`.
    package init(file path: String) throws(Problem) {
        let text: ArchiveText
        do throws(FileSystem.ReadProblem) { text = try ArchiveText(file: path) } catch { throw .unreadable(error) }
        try self.init(text)
    }

    /// - Throws: `.noJSON`, `.noArchive`.
    package init(_ bytes: [UInt8]) throws(Problem) { try self.init(ArchiveText(bytes)) }

    private init(_ text: ArchiveText) throws(Problem) {
        let scanner = try ArchiveScanner(text)
        self.text = text
        entries = scanner.entries
        isCut = scanner.isCut
        end = scanner.end
        canGoOn = !scanner.hasMore
    }

    package var count: Int { entries.count }

    /// - Parameter index: the zero-based index.
    /// - Throws: `.damaged`, `.tooLong`, `.unreadable`.
    package func exchange(_ index: Int) throws(Problem) -> RecordedExchange {
        let place = entries[index]
        if place.count > Self.entryLimit { throw .tooLong(index + 1) }
        let bytes: [UInt8]
        do throws(FileSystem.ReadProblem) { bytes = try text.bytes(in: place) } catch { throw .unreadable(error) }
        guard let json = try? JSON(parsing: bytes), let exchange = RecordedExchange(json) else {
            throw .damaged(index + 1)
        }
        return exchange
    }
}
