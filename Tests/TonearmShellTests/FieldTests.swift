import ArgumentParser
import Testing

@testable import TonearmShell

/// The two ways to read a command's words: by its fields, and with the parser.
@Suite struct FieldTests {
    @Test(arguments: NamedCommand.all)
    func `the fields of a command are those that the parser declares`(command: NamedCommand) {
        func check<C: Command>(_ type: C.Type) {
            let fields = C.fields.map(FieldFacts.init)
            let declared = DeclaredArgument.all(of: type).filter { $0.name != "help" }.map(FieldFacts.init)
            #expect(fields == declared)
            #expect(!declared.isEmpty)
        }
        check(command.type)
    }

    @Test(arguments: NamedCommand.all)
    func `what is read by fields is what the parser reads`(command: NamedCommand) {
        func check<C: Command>(_ type: C.Type) throws {
            let reader = try #require(FieldReader(type))
            var lines = CommandLines(of: type)
            var answered = 0
            for _ in 0..<3000 where answered < 60 {
                let words = lines.next()
                guard let read = reader.read(words) else { continue }
                answered += 1
                let parsed = try? C.parse(words)
                #expect(parsed.map { String(describing: $0) } == String(describing: read), "\(words)")
            }
            // With less, next to nothing was compared.
            #expect(answered >= 40)
        }
        #expect(throws: Never.self) { try check(command.type) }
    }

    @Test(arguments: NamedCommand.all)
    func `ordinary words are read without the parser`(command: NamedCommand) {
        func check<C: Command>(_ type: C.Type) throws {
            let reader = try #require(FieldReader(type))
            for line in C.examples {
                let words = try Line.words(line)
                guard words.first == C.name, !words.contains("--responses") else { continue }
                #expect(reader.read(Array(words.dropFirst())) != nil, "\(line)")
            }
        }
        #expect(throws: Never.self) { try check(command.type) }
    }

    @Test(
        arguments: [
            ["1", "--", "2"], ["--", "1"], ["--limit"], ["--limit", "-1"], ["--limit=", "1"], ["--limit", "x"],
            ["--limit", "1", "--limit", "2"], ["--lim", "1"], ["--top=1"], ["--top", "--top"], ["-o=json"], ["-ojson"],
            ["-x"], ["-"], ["--help"], ["-h"], ["--limit", ""],
        ])
    func `the parser has a look at all that is unusual`(words: [String]) throws {
        let reader = try #require(FieldReader(Search.self))
        #expect(reader.read(words) == nil)
    }

    @Test func `what is refused after reading is left to the parser to refuse`() throws {
        #expect(try #require(FieldReader(Undo.self)).read(["0"]) == nil)
        #expect(try #require(FieldReader(Undo.self)).read(["1", "2"]) == nil)
        #expect(try #require(FieldReader(Open.self)).read([]) == nil)
        #expect(try #require(FieldReader(Repeat.self)).read(["love"]) == nil)
    }
}

/// What both declarations say of an argument.
private struct FieldFacts: Hashable, CustomStringConvertible {
    let kind: DeclaredArgument.Kind
    let name: String
    let short: Character?
    let isRequired: Bool
    let isRepeating: Bool

    init(_ field: Field) {
        kind =
            switch field.place {
            case .argument, .remainingArguments: .positional
            case .option, .optionUpToNext: .option
            case .flag: .flag
            }
        name = field.name
        short = field.short
        isRequired = field.isRequired
        isRepeating = field.isRepeating
    }

    init(_ declared: DeclaredArgument) {
        kind = declared.kind
        name = declared.name ?? ""
        short = declared.short
        isRequired = declared.isRequired
        isRepeating = declared.isRepeating
    }

    var description: String { "\(kind) \(name) \(short.map(String.init) ?? "") \(isRequired) \(isRepeating)" }
}

/// Lines of words for a command, made from its declaration: right and wrong ones, always the same.
private struct CommandLines {
    private let declared: [DeclaredArgument]
    private let values: [String]
    private var state: UInt64 = 1

    init<C: Command>(of type: C.Type) {
        declared = DeclaredArgument.all(of: type).filter { $0.name != "help" }
        let examples = C.examples.flatMap { (try? Line.words($0)) ?? [] }.dropFirst()
        values =
            examples.filter { !$0.hasPrefix("-") } + [
                "1", "2", "0", "-1", "99999999999999999999", "x", "", "a b", "é", "albums/1", "1-3", "on", "10s", "jp",
            ]
    }

    private mutating func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    private mutating func value(of argument: DeclaredArgument) -> String {
        let own = random(4) > 0 ? argument.values : []
        return own.isEmpty ? values[random(values.count)] : own[random(own.count)]
    }

    mutating func next() -> [String] {
        var words: [String] = []
        for argument in declared.filter({ $0.kind == .positional }) where argument.isRequired || random(3) > 0 {
            for _ in 0..<(argument.isRepeating ? 1 + random(3) : 1) { words.append(value(of: argument)) }
        }
        for option in declared where option.kind != .positional && random(declared.count) == 0 {
            words.insert(contentsOf: self.words(for: option), at: random(words.count + 1))
        }
        if random(12) == 0 {
            words.insert(["--", "--nothing", "-x", "-", "--help"][random(5)], at: random(words.count + 1))
        }
        if random(12) == 0, !words.isEmpty { words.remove(at: random(words.count)) }
        return words
    }

    private mutating func words(for option: DeclaredArgument) -> [String] {
        let name = option.short.map { random(2) == 0 ? "-\($0)" : nil } ?? nil
        let long = name ?? "--\(option.name ?? "")"
        if option.kind == .flag { return random(8) == 0 ? ["\(long)=1"] : [long] }
        let value = random(2) == 0 && option.values.isEmpty ? String(random(30)) : value(of: option)
        return random(3) == 0 ? ["\(long)=\(value)"] : [long, value]
    }
}

extension Line {
    fileprivate static func words(_ text: String) throws -> [String] {
        guard case .command(let words) = try read(text, variable: { "$\($0)" }) else { return [] }
        return words.words
    }
}
