import ArgumentParser
import Console

struct Explain: Command {
    static let configuration = CommandConfiguration.command(
        "explain", "Say why the last refused command was refused.")
    static let group = CommandGroup.shell
    static let examples = ["scenario load eligible", "explain"]

    @OptionGroup var common: CommonOptions
    mutating func run(in shell: Shell) throws -> any View {
        guard let refused = shell.refused else {
            return Message(.faint("Nothing was refused yet."))
        }
        var rows = [("command", refused.line), ("reason", refused.sentence)]
        if !refused.errors.isEmpty { rows.append(("frameworks", refused.errors.joined(separator: " · "))) }
        if let advice = refused.advice { rows.append(("a good app", advice)) }
        if let next = refused.next { rows.append(("next", next)) }
        return ProseRows(rows: rows)
    }
}
