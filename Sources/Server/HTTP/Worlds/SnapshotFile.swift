import AppleMusicAPI
import TonearmConsole
import TonearmSimulator

/// A snapshot as a file: JSON with the clock, the world's own albums, and accounts with their music and faults.
///
/// The file has no tokens, no digests of tokens, no keys, and no source of tokens. A world to which it is restored goes
/// on with its own.
package struct SnapshotFile: Equatable {
    let copy: WorldCopy

    init(_ copy: WorldCopy) {
        var copy = copy
        copy.memory = copy.memory.withoutTokens()
        self.copy = copy
    }

    /// The version of the format, raised when older programs can no longer read the file.
    private static let version = 1
    private static let format = "tonearm snapshot"

    private struct Header: Codable {
        var format: String
        var version: Int
    }

    private struct Content: Codable {
        var clock: Clock
        var memory: SimulatorMemory
    }

    private struct Clock: Codable {
        /// The time of a stopped clock, in seconds since 1970; nil for a running clock.
        var fixed: Int?
        /// The seconds by which a running clock is ahead of the system's.
        var ahead: Int
    }

    /// - Throws: `EncodingError`.
    package func bytes() throws -> [UInt8] {
        let content = Content(clock: Clock(fixed: copy.clock.fixed, ahead: copy.clock.ahead), memory: copy.memory)
        var members = [
            try DocumentCoding.encode(Header(format: Self.format, version: Self.version)),
            try DocumentCoding.encode(content),
        ]
        if !copy.albums.isEmpty {
            members.append(JSON.object(JSONObject([("catalog", copy.albums.json)])).bytes)
        }
        // The objects become one, with the header first.
        let joined = members.map { $0.dropFirst().dropLast() }.joined(separator: [UInt8(ascii: ",")])
        return [UInt8(ascii: "{")] + joined + Array("}\n".utf8)
    }
}

// MARK: - Reading

extension SnapshotFile {
    /// - Throws: `ControlProblem` if the bytes are not a snapshot that this program reads.
    package init(_ bytes: [UInt8]) throws(ControlProblem) {
        guard let header = try? DocumentCoding.decode(Header.self, from: bytes), header.format == Self.format else {
            throw .bad(
                "The body is not a snapshot",
                next: "GET on a snapshot's address downloads one. PUT without a body takes one of the present state.")
        }
        guard header.version <= Self.version else {
            throw .bad(
                "A newer tonearm made the snapshot (version \(header.version), this one reads version \(Self.version))",
                next: "Update tonearm, or take the snapshot with this version.")
        }
        let (content, json) = try Self.content(bytes)
        try Self.check(content.memory)
        let albums: OwnAlbums
        do throws(FixtureProblem) { albums = try OwnAlbums(json["catalog"]) } catch {
            throw .bad("Cannot use the snapshot: \(error.sentence)", next: error.next)
        }
        self.init(
            WorldCopy(
                memory: content.memory,
                clock: ServedClock.Setting(fixed: content.clock.fixed, ahead: content.clock.ahead), albums: albums))
    }

    private static func content(_ bytes: [UInt8]) throws(ControlProblem) -> (Content, JSON) {
        do { return (try DocumentCoding.decode(Content.self, from: bytes), try JSON(parsing: bytes)) } catch {
            throw damaged(at: (error as? DecodingError)?.path)
        }
    }

    /// - Parameter path: the path of the wrong value; nil if it is unknown.
    private static func damaged(at path: String?) -> ControlProblem {
        .bad(
            "The snapshot is damaged" + (path.map { $0.isEmpty ? "" : " at '\($0)'" } ?? ""),
            next: "Download it again.")
    }

    private static func check(_ memory: SimulatorMemory) throws(ControlProblem) {
        var names: Set<String> = []
        for account in memory.accounts where !ControlName.isValid(account.name) || !names.insert(account.name).inserted
        {
            throw damaged(at: "memory.accounts")
        }
    }
}

extension DecodingError {
    /// The path of the value that cannot be read: `memory.accounts[0].name`.
    fileprivate var path: String {
        let keys: [any CodingKey] =
            switch self {
            case .keyNotFound(let key, let context): context.codingPath + [key]
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath
            @unknown default: []
            }
        return keys.reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
    }
}
