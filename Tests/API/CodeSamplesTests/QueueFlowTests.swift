import Foundation
import Testing
import TonearmCodeSamples
import TonearmTestSupport

/// Tests the queue flow on each platform: the code makes the calls of the session.
@Suite struct QueueFlowTests {
    /// Runs the web's code with a minimal player and returns its queue.
    private static func played(_ queue: FlowQueue, tracks: [String: Int] = [:]) async throws -> [String] {
        let folder = try TemporaryFolder()
        let code = JavaScriptFlow().code(of: .queue, with: FlowSamples.values(queue))
        let program =
            [WebPage.player(tracks: tracks)] + code + ["console.log(player.queue.items.join(' '), player.position);"]
        try folder.write(program.joined(separator: "\n") + "\n", to: "queue.mjs")
        let outcome = try await #require(Tool.node).run([folder.path + "/queue.mjs"])
        #expect(outcome.errors == "")
        return outcome.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func songs(_ ids: ClosedRange<Int>) -> FlowQueue.Descriptor {
        FlowQueue.Descriptor(ids.map { FlowSamples.song("\($0)") })
    }

    @Test(.enabled("node is not installed") { Tool.node != nil })
    func `the web's player performs the talk's transaction call by call`() async throws {
        let steps: [FlowQueue.Step] = [.remove(2), .insert(FlowQueue.Descriptor([FlowSamples.song("x")]), after: 4)]
        let queue = FlowQueue(Self.songs(1...7), edits: [.transaction(steps)])
        #expect(try await Self.played(queue) == ["1", "2", "4", "5", "x", "6", "7", "0"])
    }

    @Test(.enabled("node is not installed") { Tool.node != nil })
    func `the web's player plays next, later, and from a song among albums`() async throws {
        var setup = FlowQueue.Descriptor([FlowSamples.album("a"), FlowSamples.song("s")], count: 3)
        setup.startIndex = 1
        let queue = FlowQueue(
            setup,
            edits: [
                .playNext(FlowQueue.Descriptor([FlowSamples.song("m"), FlowSamples.album("b")], count: 3)),
                .playLater(FlowQueue.Descriptor([FlowSamples.song("l")])),
                .transaction([.move(FlowSamples.song("s"), from: 5, after: nil)]),
            ])
        #expect(
            try await Self.played(queue, tracks: ["a": 2, "b": 2])
                == ["s", "a.1", "a.2", "m", "b.1", "b.2", "l", "1"])
    }

    @Test func `MediaPlayer's edits are written only if the session made them`() {
        let plain = StoreKitFlow().code(of: .queue, with: FlowSamples.values(FlowQueue(Self.songs(1...7))))
        #expect(!plain.contains { $0.contains("prepend") || $0.contains("append(") || $0.contains("perform") })
        let code = StoreKitFlow().code(of: .queue, with: FlowSamples.edited)
        #expect(code.contains("    MPMusicPlayerController.applicationQueuePlayer.prepend(descriptor)"))
        #expect(code.contains("    MPMusicPlayerController.applicationQueuePlayer.append(descriptor)"))
        #expect(code.contains("func playNext2() {"))
        #expect(code.contains("            queue.remove(items[2])"))
        #expect(code.contains("                queue.insert(descriptor, after: items[4])"))
        #expect(code.contains("                queue.insert(descriptor, after: nil)"))
    }

    @Test func `MediaPlayer takes play parameters, except for ids chosen by the user`() {
        func code(_ values: FlowValues) -> String {
            StoreKitFlow().code(of: .queue, with: values).joined(separator: "\n")
        }
        #expect(code(FlowSamples.chosen).contains("storeIDs: [\"1\"]"))
        #expect(!code(FlowSamples.station).contains("storeIDs"))
        #expect(code(FlowSamples.mixed).contains("// the upload '\"Mine\"'"))
        let added = FlowSamples.values(FlowQueue(FlowQueue.Descriptor([FlowSamples.added])), FlowSamples.ios10)
        #expect(code(added).contains("storeIDs: [\"6\"]"))
        #expect(code(FlowSamples.uploads).contains("MPMusicPlayerMediaItemQueueDescriptor"))
        #expect(!code(FlowSamples.old[1]).contains("let descriptor"))
        #expect(code(FlowSamples.old[2]).contains("// Left out, as they have no id of the catalog: '\"Mine\"'"))
    }

    @Test func `code for systems before iOS 11 uses no call that they lack`() {
        let lacking = [
            "requestStorefrontCountryCode", "requestUserToken", "messageIdentifier", "PlayParameters", "openToPlay",
            "import MusicKit",
        ]
        for flow in Flow.allCases {
            for values in FlowSamples.old {
                let code = StoreKitFlow().code(of: flow, with: values).joined(separator: "\n")
                #expect(!lacking.contains { code.contains($0) }, "\(flow): \(code)")
                #expect(MusicKitFlow().obstacle(to: flow, with: values)?.contains("iOS 10.3") == true)
            }
        }
    }

    @Test func `Android's queue is edited by ids`() {
        let code = KotlinFlow().code(of: .queue, with: FlowSamples.edited)
        #expect(code.contains("    player.removeQueueItemWithId(items[2].playbackQueueId)"))
        #expect(
            code.contains { $0.contains("items[0].playbackQueueId, PlaybackQueueMoveTargetType.MOVE_BEFORE_TARGET") })
        #expect(code.contains { $0.contains("PlaybackQueueInsertionType.INSERTION_TYPE_AT_END") })
        #expect(code.contains { $0.hasPrefix("// Left out") } == false)
        let imports = code.filter { $0.hasPrefix("import ") }
        #expect(Set(imports).count == imports.count)
        #expect(
            KotlinFlow().code(of: .queue, with: FlowSamples.station).first?.hasPrefix("// Left out, as only") == true)
    }

    @Test(.enabled("kotlinc is not installed") { Tool("kotlinc") != nil })
    func `code for Android and the JDK compiles`() async throws {
        let folder = try TemporaryFolder()
        let interfaces = InterfaceTests.interfaces.path + "/Android"
        var files = try FileManager.default.contentsOfDirectory(atPath: interfaces).map { "\(interfaces)/\($0)" }
        for (number, values) in FlowSamples.all.enumerated() {
            let code = ["package flow\(number)", ""] + KotlinFlow().code(of: .queue, with: values)
            try folder.write(code.joined(separator: "\n") + "\n", to: "flow\(number).kt")
            files.append(folder.path + "/flow\(number).kt")
        }
        let requests = ["package requests", ""] + KotlinLanguage().program(sending: InterfaceTests.requests)
        try folder.write(requests.joined(separator: "\n") + "\n", to: "requests.kt")
        files.append(folder.path + "/requests.kt")
        let outcome = try await #require(Tool("kotlinc")).run(files + ["-d", folder.path + "/classes"])
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
