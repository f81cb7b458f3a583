import Testing

@testable import TonearmBulkData
@testable import TonearmCatalogFiles

/// Tar archives with headers that common feeds do not have, built byte for byte.
@Suite struct TarTests {
    /// Bytes that were read before.
    private final class Bytes: DumpPieces {
        private var rest: ArraySlice<UInt8>

        init(_ bytes: [UInt8]) { rest = bytes[...] }

        func next(_ limit: Int) -> [UInt8] {
            defer { rest = rest.dropFirst(limit) }
            return Array(rest.prefix(limit))
        }

        var share: Double { rest.isEmpty ? 1 : 0 }
    }

    /// Returns a member: its header and its content, filled to whole blocks.
    /// - Parameter size: the header's field; by default the content's size in octal digits.
    private static func member(
        _ name: String, _ content: String, kind: Character = "0", size: [UInt8]? = nil
    ) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ bytes: some Collection<UInt8>, at offset: Int) {
            header.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
        }
        put(Array(name.utf8), at: 0)
        put(size ?? Array(String(content.utf8.count, radix: 8).utf8), at: 124)
        put(Array("        ".utf8), at: 148)
        put(Array(String(kind).utf8), at: 156)
        put(Array(String(header.reduce(0) { $0 + Int($1) }, radix: 8).utf8) + [0], at: 148)
        let padding = (512 - content.utf8.count % 512) % 512
        return header + Array(content.utf8) + [UInt8](repeating: 0, count: padding)
    }

    /// Returns the names and contents of an archive's files.
    private func files(_ members: [UInt8]...) throws -> [String: String] {
        let archive = TarMembers(Bytes(members.flatMap { $0 } + [UInt8](repeating: 0, count: 1024)))
        var files: [String: String] = [:]
        while let name = try archive.next() {
            var content: [UInt8] = []
            while case let piece = try archive.bytes(3), !piece.isEmpty { content += piece }
            files[name] = String(decoding: content, as: UTF8.self)
        }
        return files
    }

    private func reason(_ members: [UInt8]...) -> String {
        do { return "read: \(try files(members.flatMap { $0 }))" } catch {
            return (error as? DumpFileProblem)?.reason ?? ""
        }
    }

    /// GNU's tar writes sizes of 8 GiB and more so, as the feed's largest tables have.
    @Test func `a size may be a binary number`() throws {
        let size = [0x80] + [UInt8](repeating: 0, count: 10) + [5]
        #expect(try files(Self.member("a", "hello", size: size), Self.member("b", "x")) == ["a": "hello", "b": "x"])
        let huge = [0x80] + [UInt8](repeating: 0x7F, count: 11)
        #expect(reason(Self.member("a", "", size: huge)) == "it is not a tar archive")
        #expect(reason(Self.member("a", "", size: [0xFF] + huge.dropFirst())) == "it is not a tar archive")
    }

    @Test func `a record before a header has its size and its name`() throws {
        let records = "10 size=5\n20 path=feed/longer\n"
        let found = try files(
            Self.member("x", records, kind: "x"), Self.member("short", "hello", size: Array("0".utf8)),
            Self.member("b", "x"))
        #expect(found == ["feed/longer": "hello", "b": "x"])
        for size in ["10 size=x\n", "11 size=-5\n", "29 size=99999999999999999999\n"] {
            #expect(reason(Self.member("x", size, kind: "x"), Self.member("a", "")) == "it is not a tar archive")
        }
    }

    /// A name in a record may lead out of the folder too.
    @Test func `names in records are checked`() {
        let text = reason(Self.member("x", "17 path=../outer\n", kind: "x"), Self.member("a", ""))
        #expect(text == "the tar archive contains the path '../outer', which leads out of its folder")
        let long = reason(Self.member("L", "/etc/passwd", kind: "L"), Self.member("a", ""))
        #expect(long == "the tar archive contains the path '/etc/passwd', which leads out of its folder")
    }

    @Test func `records of a wrong length are passed over`() throws {
        for records in ["99 path=b\n", "path=b", "0 path=b\n", "-4 path=b\n"] {
            #expect(try files(Self.member("x", records, kind: "x"), Self.member("a", "y")) == ["a": "y"])
        }
    }
}
