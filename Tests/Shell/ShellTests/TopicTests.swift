import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmTerminalText

@testable import TonearmShell

/// Tests `explain` for topics.
@Suite struct TopicTests {
    private static let names = Topic.all.map(\.name)

    @Test func `each topic is found by its name, in the plural and the singular`() {
        #expect(
            Self.names == [
                "players", "queues", "descriptors", "transactions", "stations", "developer-program", "affiliates",
                "partner-feed", "conditions",
            ])
        for name in Self.names {
            #expect(Topic.named(name)?.name == name)
            let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
            #expect(Topic.named(singular.uppercased())?.name == name)
        }
        #expect(Topic.named("") == nil && Topic.named("s") == nil && Topic.named("playerss") == nil)
    }

    @Test(arguments: names)
    func `what a topic says to type runs`(name: String) async throws {
        let session = ShellSession()
        for line in try #require(Topic.named(name)).lines { try await session.runAll(line) }
    }

    @Test(arguments: names)
    func `a topic leads on to others, says something of each of its parts, and fits`(name: String) async throws {
        let topic = try #require(Topic.named(name))
        #expect(!topic.related.isEmpty && topic.related.allSatisfy { $0 != name && Topic.named($0) != nil })
        #expect(Set(topic.rules.map(\.name)).count == topic.rules.count)
        for rule in topic.rules { #expect(rule.text.hasSuffix("."), "\(rule.name)") }
        for width in [40, 59, 60, 80, 200] {
            let lines = try await ShellSession(width: width).runAll("explain \(name)").lines
            // The name of a call may exceed a narrow screen, and text to type is not broken.
            let tooLong = lines.filter { line in
                displayWidth(line) > width
                    && !["MPMusic", "perform(", "SKCloud", "MusicSubscription"].contains { line.contains($0) }
                    && !topic.lines.contains { line == "  \($0)" }
            }
            #expect(tooLong.isEmpty, "\(width): \(tooLong)")
            #expect(lines.contains { $0.contains(topic.rules[0].name) })
            #expect(lines.joined(separator: " ").contains("see also: explain "))
        }
        let json = try await ShellSession().runAll("explain \(name) -o json").output
        #expect(try JSON(parsing: Array(json.utf8))["topic"]?.string == name)
    }

    @Test func `what is no topic is refused with those that there are`() async throws {
        let session = ShellSession()
        #expect(await session.run("explain queus").errors.contains("Did you mean 'explain queues'?"))
        #expect(await session.run("explain SKErorDomain").errors.contains("Did you mean 'explain SKErrorDomain'?"))
        #expect(await session.run("explain seek").errors.contains("'help seek' explains the command."))
        let outcome = await session.run("explain love")
        #expect(outcome.status == 64 && outcome.hasThreeParts)
        for name in Self.names { #expect(outcome.errors.contains(name)) }
    }
}
