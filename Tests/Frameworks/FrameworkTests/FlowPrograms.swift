import Foundation
import Testing
import TonearmCodeSamples
import TonearmTestSupport

/// A printed flow in a program that runs it.
struct FlowProgram {
    let name: String
    let code: [String]
    /// The scenario of its world.
    var scenario = "subscriber"
    /// The statements that call the code, and wait for what it does.
    let calls: [String]
    /// The lines that the program prints.
    let printed: [String]
    /// Whether the code is statements rather than declarations.
    var isScript = false

    static let songs = [
        "310730206", "310730208", "310730209", "310730213", "310730214", "310730220", "310730222", "310730227",
        "322847119", "322847187",
    ]

    static func song(_ number: Int) -> FlowQueue.Entry { FlowQueue.Entry(id: songs[number - 1], kind: "song") }

    /// The flows' queues: two songs from the second, an album from a song, a station, and the talk's edits.
    static let pair = FlowQueue(
        FlowQueue.Descriptor([song(1), song(2)], start: song(2), startIndex: 1), repeatMode: "all")
    static let album = FlowQueue(
        FlowQueue.Descriptor([FlowQueue.Entry(id: "310730204", kind: "album")], start: song(3), startIndex: 2),
        isSystemPlayer: true)
    static let station = FlowQueue(FlowQueue.Descriptor([FlowQueue.Entry(id: "ra.178834", kind: "radioStation")]))
    static let edited = FlowQueue(
        FlowQueue.Descriptor((1...7).map(song)),
        edits: [
            .playNext(FlowQueue.Descriptor([song(8)])), .playLater(FlowQueue.Descriptor([song(9)])),
            .transaction([
                .remove(2), .insert(FlowQueue.Descriptor([song(10)]), after: 4), .move(song(7), from: 7, after: nil),
            ]),
        ])
    /// The places of `songs` in the edited queue.
    static let order = [7, 1, 8, 3, 4, 10, 5, 6, 9].map { songs[$0 - 1] }.joined(separator: " ")

    static func values(_ queue: FlowQueue = FlowQueue(FlowQueue.Descriptor([])), _ message: String = "addMusic")
        -> FlowValues
    {
        FlowValues(
            usageDescription: nil,
            offer: FlowValues.Offer(message: message, itemID: "310730204", affiliateToken: "a", campaignToken: "c"),
            queue: queue)
    }

    /// Checks what programs print that ran one after the other.
    static func check(_ output: String, of programs: [FlowProgram]) {
        let sections = output.components(separatedBy: "== ").dropFirst().map { section in
            section.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
        #expect(sections.count == programs.count)
        for (program, section) in zip(programs, sections) {
            #expect(Array(section.dropFirst()) == program.printed, "\(program.name)")
        }
    }

    /// A part of a program that runs programs, each in a world of its own.
    static func part(_ name: String, of programs: [FlowProgram]) -> PrintedProgram.Part {
        let modules = ["MediaPlayer", "MusicKit", "MusicKitSimulation", "StoreKit", "SwiftUI", "UIKit"]
        var lines = support
        var calls: [String] = []
        for (number, program) in programs.enumerated() {
            let body = program.code.filter { !$0.hasPrefix("import ") }
            lines += ["// \(program.name)", "private enum Program\(number) {"]
            if program.isScript {
                lines += ["static func run() async throws {"] + body + program.calls + ["}"]
            } else {
                lines += body.map { $0.hasPrefix("func ") ? "static " + $0 : $0 }
                lines += ["static func run() async throws {"] + program.calls + ["}"]
            }
            lines.append("}")
            calls += [
                "begin(\"\(program.name)\")", "Simulation.useForProcess(.\(program.scenario))",
                "do { try await Program\(number).run() } catch { print(\"!! \\(error)\") }",
            ]
        }
        return PrintedProgram.Part(name: name, imports: modules, declarations: lines, statements: calls)
    }

    /// Printing that counts, and waits for what is printed later.
    private static let support = [
        "private let lock = NSLock()", "private nonisolated(unsafe) var count = 0",
        "private func begin(_ name: String) { Swift.print(\"==\", name); count = 0 }",
        "private func print(_ items: Any...) {",
        "    let text = items.map { \"\\($0)\" }.joined(separator: \" \")",
        "    lock.withLock { Swift.print(text); count += 1 }", "}",
        "private func wait(for lines: Int) async { await wait { lock.withLock { count } >= lines } }",
        "private func wait(_ condition: () -> Bool) async {",
        "    for _ in 0..<120_000 where !condition() { try? await Task.sleep(nanoseconds: 1_000_000) }", "}",
    ]
}
