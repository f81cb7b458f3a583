import Console
import SystemLayer

/// The command `source FILE`, if the line contains nothing else: it is replaced by the lines of the file.
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
        // If the file cannot be read, the command itself runs and reports the reason.
        return (try? file.lines()).map { .file(file, lines: $0) }
    }
}
