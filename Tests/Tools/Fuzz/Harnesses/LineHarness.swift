import TonearmConsole
import TonearmLineEditor
import TonearmShell
import TonearmTerminalText

/// Splits, parses, completes and redacts lines of the command language without running them.
enum LineHarness {
    private static let session = ShellStage().shell.session
    private static let commands = CommandTable.secretCommands

    static func run(_ input: [UInt8]) throws {
        let line = String(decoding: input.prefix(1000), as: UTF8.self)
        var secrets = Secrets(commands: commands)
        _ = secrets.learn(line: line)
        for part in Line.parts(of: line) {
            let read = Result { () throws(Failure) in
                try Line.read(part, variable: { $0 == "no" ? nil : $0 }, row: { number, path in "\(number)\(path)" })
            }
            guard case .success(.command(let words)) = read else { continue }
            try require(!words.words.isEmpty, "a command without a word: \(part)")
            if case .file(let name, _) = words.destination { _ = Printable.line(name) }
        }
        // Lines whose completion would list folders are left out.
        if !input.contains(where: { [UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "~")].contains($0) }) {
            try complete(line)
        }
    }

    private static func complete(_ line: String) throws {
        let scalars = line.unicodeScalars
        let middle = scalars.index(scalars.startIndex, offsetBy: scalars.count / 2)
        for cursor in [line.utf8.count, line.utf8.distance(from: line.startIndex, to: middle)] {
            let completion = Completer(session: session).completion(of: line, at: cursor)
            try require(
                completion.replacing.lowerBound >= 0 && completion.replacing.upperBound <= line.utf8.count,
                "what is completed is outside of the line: \(line)")
        }
    }
}
