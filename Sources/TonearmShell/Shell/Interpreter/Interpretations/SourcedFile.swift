import Console
import SystemLayer

/// `source FILE`: the lines of a file, if this is all that the line asks for.
struct SourcedFile: LineReplacement {
    func lines(for words: Words, in shell: Shell) -> Replacement? {
        guard words.words.first?.lowercased() == Source.name, words.destination == .screen,
            shell.provenance.fileDepth < Provenance.deepestFile
        else { return nil }
        let options = words.words.dropFirst().filter { ["--trust", "--keep-going"].contains($0) }
        let files = words.words.dropFirst().filter { !options.contains($0) }
        guard files.count == 1, let name = files.first, !name.hasPrefix("-") else { return nil }
        let file = SourceFile(
            name: name, isTrusted: options.contains("--trust"),
            keepsGoing: shell.environment.files.keepsGoing || options.contains("--keep-going"))
        // The command itself says why a file cannot be read.
        return (try? file.lines()).map { .file(file, lines: $0) }
    }
}
