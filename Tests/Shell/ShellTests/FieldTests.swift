import Testing
import TonearmConsole

@testable import TonearmShell

/// Tests parsing words by the declarations of commands.
@Suite struct FieldTests {
    /// Returns the parsed words after the command's name.
    private func read(_ line: String) throws -> Invocation {
        let words = try Line.words(line)
        return try Invocation(
            CommandTable.command(named: words[0]), Array(words.dropFirst()), isCommand: CommandTable.isName)
    }

    private func refusal(_ line: String) -> String {
        do {
            _ = try read(line)
            return ""
        } catch {
            return (error as? Failure)?.lines.map(\.plain).joined(separator: "\n") ?? "\(error)"
        }
    }

    @Test(arguments: NamedCommand.all)
    func `every example of a command is read`(command: NamedCommand) throws {
        for line in command.type.examples {
            let words = try Line.words(line)
            guard words.first == command.type.name else { continue }
            #expect(throws: Never.self) {
                try Invocation(command.type, Array(words.dropFirst()), isCommand: CommandTable.isName)
            }
        }
    }

    @Test(
        arguments: [
            ("search love --limit 5", "search --limit=5 love"), ("search a b --top", "search --top a b"),
            ("search love -o json", "search -o=json love"),
            ("search love --limit 5", "search love --limit 1 --limit 5"),
            ("search -- love", "search love"), ("search --top --top a", "search a --top"),
            ("open -1", "open -- -1"), ("albums 1 --sort -name", "albums --sort=-name 1"),
            ("seek -5", "seek -- -5"), ("follow tracks --offset 5 --limit 2", "follow --limit 2 tracks --offset 5"),
            ("skip to 4", "skip -o table to 4 -o table"),
        ])
    func `options are read wherever they are typed`(first: String, second: String) throws {
        let (first, second) = (try read(first), try read(second))
        #expect(String(describing: first.action) == String(describing: second.action))
        #expect(first.form.words == second.form.words)
    }

    @Test(
        arguments: [
            ("search love --limit", "Cannot run 'search': '--limit' needs N"),
            ("search love --limit --top", "'--limit' needs N"),
            ("search love --limit x", "Cannot use 'x' for '--limit': it is not a valid N"),
            ("search love --limit=", "Cannot use '' for '--limit'"),
            ("search love --top=1", "'--top' takes no value, but '1' was given"),
            ("search love --limt 1", "Unknown option '--limt'. Did you mean '--limit'?"),
            ("search love --hlep", "Unknown option '--hlep'. Did you mean '--help'?"),
            ("search love -x", "Unknown option '-x'"), ("search love -ojson", "Unknown option '-ojson'"),
            ("open", "Cannot run 'open': it needs"), ("undo 1 2", "Cannot run 'undo': Unexpected argument '2'"),
            ("undo 1 2 3", "2 unexpected arguments: '2', '3'"), ("undo 0", "The count must be 1 or more, but was 0."),
            ("repeat love", "it is not one of none, one, all"), ("skip to", "Cannot run 'skip to': it needs"),
            ("skip back 3", "Cannot run 'skip back': Unexpected argument '3'"),
            ("skip up", "it is not one of back, to"), ("session save", "Cannot run 'session save': it needs SESSION"),
            ("set output yaml", "Cannot use 'yaml' for 'set output': it is not one of"),
        ])
    func `words that cannot be read are refused for what they are`(line: String, part: String) {
        let refusal = refusal(line)
        #expect(refusal.contains(part), "\(refusal)")
    }

    @Test func `a refusal shows how the form that was typed is used`() {
        #expect(refusal("skip to 1 2").contains("Usage: skip to N [-o FORM]"))
        #expect(refusal("session delete a b").contains("Usage: session delete SESSION [-o FORM]"))
    }

    @Test(arguments: NamedCommand.all)
    func `lines of any words are read or refused, and never twice differently`(command: NamedCommand) {
        var lines = CommandLines(of: command.type)
        var read = 0
        for _ in 0..<400 {
            let words = lines.next()
            let texts = (0..<2).map { _ in
                do {
                    return String(
                        describing: try Invocation(command.type, words, isCommand: CommandTable.isName).action)
                } catch {
                    return "\((error as? Failure)?.what ?? "no failure"): \(error)"
                }
            }
            #expect(texts[0] == texts[1] && !texts[0].hasPrefix("no failure"), "\(words)")
            if (try? Invocation(command.type, words, isCommand: CommandTable.isName)) != nil { read += 1 }
        }
        #expect(read > 0)
    }
}

/// A generator of valid and invalid argument lines for a command, reproducible from its seed.
private struct CommandLines {
    private let forms: [CommandForm]
    private let values: [String]
    private var state: UInt64 = 1

    init(of type: any Command.Type) {
        forms = type.forms
        let examples = type.examples.flatMap { (try? Line.words($0)) ?? [] }.dropFirst()
        values =
            examples.filter { !$0.hasPrefix("-") } + [
                "1", "2", "0", "-1", "99999999999999999999", "x", "", "a b", "é", "albums/1", "1-3", "on", "10s", "jp",
            ]
    }

    private mutating func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    private mutating func value(of field: Field) -> String {
        let own = random(4) > 0 ? field.kind?.allValueStrings ?? [] : []
        if own.isEmpty { return random(2) == 0 ? values[random(values.count)] : field.kind?.example ?? "x" }
        return own[random(own.count)]
    }

    mutating func next() -> [String] {
        let form = forms[random(forms.count)]
        var words = form.words
        for argument in form.fields.filter(\.isArgument) where argument.isRequired || random(3) > 0 {
            for _ in 0..<(argument.isRepeating ? 1 + random(3) : 1) { words.append(value(of: argument)) }
        }
        for option in form.fields where !option.isArgument && (option.isRequired || random(form.fields.count) == 0) {
            words.insert(contentsOf: self.words(for: option), at: random(words.count + 1))
        }
        if random(12) == 0 {
            words.insert(["--", "--nothing", "-x", "-", "--after"][random(5)], at: random(words.count + 1))
        }
        if random(12) == 0, !words.isEmpty { words.remove(at: random(words.count)) }
        return words
    }

    private mutating func words(for option: Field) -> [String] {
        let usesShort = option.short != nil && random(2) == 0
        let long = usesShort ? "-\(option.short ?? "o")" : "--\(option.name)"
        if option.place == .flag { return random(8) == 0 ? ["\(long)=1"] : [long] }
        let value = value(of: option)
        return random(3) == 0 ? ["\(long)=\(value)"] : [long, value]
    }
}

extension Line {
    fileprivate static func words(_ text: String) throws -> [String] {
        guard case .command(let words) = try read(text, variable: { "$\($0)" }) else { return [] }
        return words.words
    }
}
