import AppleMusicAPI
package import SystemLayer

/// An HTTP archive (HAR 1.2), of ours or of a browser. Only where its entries stand is kept in memory, and an entry is read when it is looked at.
package struct HTTPArchive: Sendable {
    private let text: ArchiveText
    private let entries: [Range<Int>]
    /// Whether the file ends before the archive does; the entries before that are whole.
    package let isCut: Bool
    /// Behind the last whole entry, where another one can be written.
    package let end: Int
    /// Whether nothing but the ends of the archive follows the last entry, as where this program wrote it.
    package let canGoOn: Bool

    /// Bytes of an entry; a longer one is not read.
    package static let entryLimit = 1 << 26

    /// Why a file is no archive that can be used, or an entry no exchange.
    package enum Problem: Error, Hashable, Sendable {
        case unreadable(FileSystem.ReadFailure)
        /// It is no JSON, from this byte on.
        case noJSON(Int)
        /// It is JSON, and has no `log` with `entries`.
        case noArchive
        /// Nothing was asked of the API in any of its entries.
        case otherServices
        /// The entry of this number, from 1, is no exchange.
        case damaged(Int)
        /// The entry of this number, from 1, is longer than `entryLimit`.
        case tooLong(Int)
    }

    /// - Throws: `.unreadable`, `.noJSON`, `.noArchive`.
    package init(file path: String) throws(Problem) {
        let text: ArchiveText
        do throws(FileSystem.ReadFailure) { text = try ArchiveText(file: path) } catch { throw .unreadable(error) }
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

    /// - Parameter index: from 0.
    /// - Throws: `.damaged`, `.tooLong`, `.unreadable`.
    package func exchange(_ index: Int) throws(Problem) -> RecordedExchange {
        let place = entries[index]
        if place.count > Self.entryLimit { throw .tooLong(index + 1) }
        let bytes: [UInt8]
        do throws(FileSystem.ReadFailure) { bytes = try text.bytes(in: place) } catch { throw .unreadable(error) }
        guard let json = try? JSON(parsing: bytes), let exchange = RecordedExchange(json) else {
            throw .damaged(index + 1)
        }
        return exchange
    }
}
