import AppleMusicAPI
import EndpointSupport
import Foundation
import MusicWorld
import Testing

@testable import TonearmShell

/// A saved session may contain any number. An overflow would end the whole program, and with it this test.
struct ExtremeNumberTests {
    private static let lines = [
        "where", "clock", "capabilities", "subscription", "token user", "token developer", "account", "session",
        "fault",
        "library songs --limit 2", "recently-played", "next", "previous", "back", "history", "clock advance 1d", "undo",
    ]

    private static let session: JSON? = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Fixtures/session-1.json")
        guard let old = try? Data(contentsOf: url), let session = try? SessionFormat.read(Array(old)).session,
            let bytes = try? SessionFormat.bytes(of: session)
        else { return nil }
        return try? JSON(parsing: bytes)
    }()

    /// Returns the paths of a document's numbers, with only the first and last element of each list.
    private static func paths(in json: JSON) -> [[String]] {
        switch json {
        case .number: [[]]
        case .array(let elements):
            elements.indices.filter { $0 == 0 || $0 == elements.count - 1 }.flatMap { index in
                paths(in: elements[index]).map { [String(index)] + $0 }
            }
        case .object(let object):
            object.members.flatMap { member in paths(in: member.value).map { [member.name] + $0 } }
        default: []
        }
    }

    private static func replacing(_ path: ArraySlice<String>, in json: JSON, by number: Int) -> JSON {
        guard let step = path.first else { return .integer(number) }
        if var elements = json.array, let index = Int(step) {
            elements[index] = replacing(path.dropFirst(), in: elements[index], by: number)
            return .array(elements)
        }
        guard var object = json.object else { return json }
        object[step] = object[step].map { replacing(path.dropFirst(), in: $0, by: number) }
        return .object(object)
    }

    @Test(arguments: ExtremeNumbers.integers)
    func `no number in a saved session ends the shell`(number: Int) async throws {
        let document = try #require(Self.session)
        let paths = Self.paths(in: document)
        #expect(paths.count > 30)
        var loaded = 0
        for path in paths {
            let bytes = Self.replacing(path[...], in: document, by: number).bytes
            guard let session = try? SessionFormat.read(bytes).session else { continue }
            loaded += 1
            let shell = ShellSession()
            shell.session = session
            shell.session.world.restore(secrets: [:])
            for line in Self.lines { _ = await shell.run(line) }
        }
        #expect(loaded > 10)
    }
}
