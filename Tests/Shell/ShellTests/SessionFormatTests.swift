import AppleMusicAPI
import Foundation
import Testing
import TonearmDevice
import TonearmSimulator
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

@Suite struct SessionFormatTests {
    /// A session in version 1 of the format, which must stay loadable.
    private static let first: [UInt8] = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/session-1.json")
        return [UInt8]((try? Data(contentsOf: url)) ?? Data())
    }()

    @Test func `a session of the first version is read, with all that it held`() throws {
        let session = try SessionFormat.read(Self.first).session
        #expect(session.world.storefront == "jp" && session.world.locale == "en-US")
        #expect(session.world.clock == .fixed(seconds: 1_795_253_400))
        #expect(session.world.address == .simulator(catalog: nil))
        #expect(session.world.device.devices.map(\.name) == ["phone", "tablet"])
        #expect(session.world.device.consent == .authorized)
        #expect(
            session.world.scheduled.map(\.event) == [.lapse, .cloudLibrary(on: false), .signIn(name: "newcomer")])
        #expect(session.world.memory.faults.list.map(\.path) == ["/v1/x"])
        #expect(session.world.account("subscriber")?.isSubscribed == true)
        #expect(session.settings.display.width == 90 && session.settings.retries == 1 && session.isWatching)
        #expect(session.trail.places.last?.title == "tracks of Born to Run")
        #expect(session.here == session.trail.places.last && session.here?.response != nil)
        #expect(session.variables == ["id": "310730206"])
        #expect(session.world.exchange?.status == 200)
    }

    @Test func `what an older session says is still there to be used`() async throws {
        let shell = ShellSession()
        shell.session = try SessionFormat.read(Self.first).session
        // The tokens' texts are kept apart.
        shell.session.world.restore(secrets: [:])
        #expect(try await shell.runAll("next").lines.count == 4)
        #expect(try await shell.runAll("songs $id -o ids").output == "songs/310730206\n")
    }

    @Test(arguments: [
        ("clock", "{}"), ("clock", #"{"fixed":{}}"#), ("clock", #"{"fixed":{"_0":"9"}}"#), ("simulated", "1"),
        ("simulated", #"{"accounts":[1]}"#), ("simulated", #"{"accounts":[{"content":{}}]}"#),
    ])
    func `an older session in which a member has another form is damaged`(member: String, value: String) throws {
        var document = try #require(try JSON(parsing: Self.first).object)
        var session = try #require(document["session"]?.object)
        #expect(session[member] != nil)
        session[member] = try JSON(parsing: Array(value.utf8))
        document["session"] = .object(session)
        #expect(throws: SessionFormat.Problem.damaged) { try SessionFormat.read(JSON.object(document).bytes).session }
        document["session"] = []
        #expect(throws: SessionFormat.Problem.damaged) { try SessionFormat.read(JSON.object(document).bytes).session }
    }

    @Test func `of what an older session scheduled, words that say nothing any more are left out`() throws {
        var document = try #require(try JSON(parsing: Self.first).object)
        var session = try #require(document["session"]?.object)
        session["scheduled"] = [
            ["time": 5, "words": ["lapse"]], ["time": 6, "words": ["nonsense"]], ["time": 7], ["words": ["lapse"]],
        ]
        document["session"] = .object(session)
        let read = try SessionFormat.read(JSON.object(document).bytes).session
        #expect(read.world.scheduled.map(\.event) == [.lapse])
    }

    @Test func `what is written is read again, and is the same`() throws {
        let session = try SessionFormat.read(Self.first).session
        #expect(try SessionFormat.read(try SessionFormat.bytes(of: session)).session == session)
    }

    /// Returns the paths of single members of every object except enumerations and data (answers, holdings).
    @Test func `a session without one of its members is read, with the value of a fresh one`() throws {
        let bytes = try SessionFormat.bytes(of: try SessionFormat.read(Self.first).session)
        let document = try #require(try JSON(parsing: bytes).object)
        let session = try #require(document["session"])
        var count = 0
        for path in Self.structures(of: session) {
            var changed = document
            changed["session"] = Self.removing(path, from: session)
            #expect(throws: Never.self, "without \(path.joined(separator: "."))") {
                try SessionFormat.read(JSON.object(changed).bytes).session
            }
            count += 1
        }
        #expect(count > 40)
    }

    private static func structures(of session: JSON) -> [[String]] {
        func members(_ path: [String]) -> [[String]] {
            let object = path.reduce(session) { json, step in Int(step).flatMap { json[$0] } ?? json[step] ?? .null }
            return (object.object?.names ?? []).map { path + [$0] }
        }
        let paths: [[String]] = [
            [], ["settings"], ["trail"], ["world"], ["world", "memory"], ["world", "memory", "faults"],
            ["world", "memory", "accounts", "0"], ["world", "device"], ["world", "device", "apps", "1"],
            ["world", "device", "accounts", "1"], ["world", "device", "devices", "0"],
            ["world", "device", "devices", "1", "installations", "0"],
        ]
        // Another list of devices or apps, or a trail without places, makes a different session.
        let kept: Set<String> = ["devices", "apps", "name", "app", "places", "position", "accounts", "installations"]
        return paths.flatMap(members).filter { !kept.contains($0.last ?? "") }
    }

    private static func removing(_ path: [String], from json: JSON) -> JSON {
        guard let step = path.first else { return json }
        if let index = Int(step), var elements = json.array {
            elements[index] = removing(Array(path.dropFirst()), from: elements[index])
            return .array(elements)
        }
        guard var object = json.object else { return json }
        object[step] = path.count == 1 ? nil : object[step].map { removing(Array(path.dropFirst()), from: $0) }
        return .object(object)
    }

    @Test func `members that nobody knows are passed over`() throws {
        var document = try #require(try JSON(parsing: Self.first).object)
        var session = try #require(document["session"]?.object)
        session.append("later", ["a": 1])
        document["session"] = .object(session)
        document.append("also", "later")
        let read = try SessionFormat.read(JSON.object(document).bytes).session
        #expect(try read == SessionFormat.read(Self.first).session)
    }

    @Test func `a newer session is refused in words and left as it is`() async throws {
        let folder = try TemporaryFolder()
        let text = #"{"version":999,"session":{}}"#
        try folder.write(text, to: "state/sessions/demo.json")
        let session = ShellSession(store: SessionStore(folder: folder.path + "/state"))
        #expect(
            await session.run("session load demo").errors == """
                error: Cannot load the session 'demo': a newer tonearm wrote it (version 999, and this one reads up to 2)
                It is unchanged; 'session list' shows the others.

                """)
        #expect(try folder.text(of: "state/sessions/demo.json") == text)
    }

    @Test(arguments: [
        ("width", "9223372036854775807"), ("width", "-9223372036854775808"), ("retries", "9223372036854775807"),
        ("position", "9223372036854775807"), ("position", "-9223372036854775808"),
    ])
    func `numbers and names that no command could have made are no session`(member: String, value: String) throws {
        let text = String(decoding: try SessionFormat.bytes(of: SessionFormat.read(Self.first).session), as: UTF8.self)
        let range = try #require(text.firstRange(of: try Regex("\"\(member)\":[^,}]+")))
        let changed = text.replacingCharacters(in: range, with: "\"\(member)\":\(value)")
        #expect(throws: SessionFormat.Problem.damaged) { try SessionFormat.read(Array(changed.utf8)).session }
    }

    @Test func `a storefront that there is not is no session`() throws {
        var session = try SessionFormat.read(Self.first).session
        session.world.storefront = "zz"
        let bytes = try SessionFormat.bytes(of: session)
        #expect(throws: SessionFormat.Problem.damaged) { try SessionFormat.read(bytes).session }
    }
}
