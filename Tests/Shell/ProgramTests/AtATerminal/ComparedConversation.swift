import Foundation
import TonearmTestSupport

/// The same conversation with the program under test and, if that is another one, with the program built beside the
/// tests. The optimised program must print what the program without optimisation prints.
struct ComparedConversation {
    /// What a program printed after each line, and its exit status.
    struct Outcome {
        var printed: [String] = []
        var status: Int32?
    }

    /// Runs the lines, each after the prompt that follows the line before it.
    /// - Parameter files: files of the working folder, by name.
    static func run(_ lines: [String], files: [String: String] = [:]) throws -> Outcome {
        let folder = try TemporaryFolder()
        let outcome = try run(lines, of: BuiltPrograms.folder, in: folder, files)
        guard BuiltPrograms.others != nil else { return outcome }
        let other = try run(lines, of: BuiltPrograms.besideTests, in: folder, files)
        for (line, texts) in zip(lines, zip(outcome.printed, other.printed))
        where comparable(texts.0) != comparable(texts.1) {
            throw ShellConversation.Failure(
                description: "'\(line)' prints\n\(texts.0)\nand without optimisation\n\(texts.1)")
        }
        return outcome
    }

    private static func run(
        _ lines: [String], of programs: URL, in folder: TemporaryFolder, _ files: [String: String]
    ) throws -> Outcome {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        }
        for (name, text) in files { try folder.write(text, to: name) }
        let conversation = try ShellConversation(programs.appending(path: "tonearm").path, in: folder)
        var outcome = Outcome()
        for line in lines { outcome.printed.append(try conversation.run(line)) }
        outcome.status = conversation.leave()
        return outcome
    }

    /// Returns a text with the times that a machine took and the tokens replaced, whose signatures are random, and
    /// without the key that leafs, which the terminal echoes if it comes before the program waits for it.
    private static func comparable(_ text: String) -> String {
        text.replacing(/[0-9]+([.,][0-9]+)? ?(µs|ms|s)\b/, with: "0 ms").replacing(/eyJ[\w.-]+/, with: "TOKEN")
            .replacing("…q", with: "…")
    }
}
