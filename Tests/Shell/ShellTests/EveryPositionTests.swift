import Testing
import TonearmLineEditor

@testable import TonearmShell

/// Tests that Tab shows candidates or a hint at every position of a line.
@Suite struct EveryPositionTests {
    /// A session with candidates for every argument.
    private static let candidates = Task {
        let session = ShellSession()
        try await session.runAll(
            "authorize --answer allow", "albums 310730204 1616728060", "let id = data.0.id", "search love --limit 2")
        return session.session
    }

    private static func session() async throws -> Session { try await candidates.value }

    private static func completion(_ line: String, _ session: Session) -> Completion {
        let memory = CompletionMemory(
            savedSessions: { ["demo"] }, lines: { ["search beach bunny"] }, files: { _, _ in ["answers/", "a.json"] })
        return Completer(session: session, memory: memory).completion(of: line, at: line.utf8.count)
    }

    private static func check(_ line: String, _ session: Session) {
        let completion = completion(line, session)
        #expect(!completion.candidates.isEmpty || completion.hint?.isEmpty == false, "nothing after '\(line)'")
    }

    @Test(arguments: NamedCommand.all)
    func `every argument of every command is completed, or says what it is`(command: NamedCommand) async throws {
        let session = try await Self.session()
        let name = command.type.name
        for form in command.type.shapes where !form.isHidden {
            var words = [name]
            for part in form.parts {
                Self.check(words.joined(separator: " ") + " ", session)
                if case .word(let word) = part { words.append(word) } else { words.append(part.example) }
            }
        }
    }

    @Test(arguments: NamedCommand.all)
    func `every option of every command is completed, or says what it is`(command: NamedCommand) async throws {
        let session = try await Self.session()
        for field in command.type.fields where field.isOption {
            Self.check("\(command.type.name) --\(field.name) ", session)
            Self.check("\(command.type.name) --\(field.name)=", session)
        }
    }

    @Test(arguments: NamedCommand.all)
    func `what is offered is accepted where it is offered`(command: NamedCommand) async throws {
        let session = try await Self.session()
        let context = CompletionContext(session: session, command: command.type)
        for kind in Self.kinds(of: command.type) {
            #expect(kind.init(argument: kind.example) != nil, "\(kind)")
            #expect(!kind.placeholder.isEmpty)
            for candidate in kind.candidates(in: context) where !candidate.continues {
                #expect(kind.init(argument: candidate.text) != nil, "\(kind): \(candidate.text)")
            }
        }
    }

    private static func kinds(of type: any Command.Type) -> [any CompletableArgument.Type] {
        type.fields.compactMap(\.completedKind) + type.shapes.flatMap { $0.parts.compactMap(\.kind) }
    }
}

extension Form.Part {
    fileprivate var example: String { kind?.example ?? "" }
}
