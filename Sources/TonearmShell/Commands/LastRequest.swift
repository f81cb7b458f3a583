import AppleMusicAPI
import ArgumentParser
import Console
import MusicWorld

struct LastRequest: Command {
    static let configuration = CommandConfiguration.command(
        "request", "Show what was last sent, and what came back.",
        discussion: "Method, path, headers, status and size; tokens are hidden.")
    static let group = CommandGroup.requests
    static let examples = ["albums 310730204", "request"]

    @OptionGroup var common: CommonOptions
    mutating func run(in shell: Shell) throws -> any View {
        guard let exchange = shell.session.world.exchange else {
            throw Failure(
                "Cannot show the last request", "nothing was asked yet", next: "Type for example 'albums 310730204'.")
        }
        let typed = exchange.request.headers
        let sent =
            (typed["Authorization"] == nil ? [("Authorization", "Bearer \(Headers.hidden)")] : [])
            + (exchange.hadUserToken == true ? [("Music-User-Token", Headers.hidden)] : [])
            + typed.withoutEmpty.fields.map { ($0.name, shown($0)) }
        let answered = exchange.headers.fields.map { ($0.name, shown($0)) }
        var lines = [StyledText.strong("\(exchange.request.method.rawValue) \(exchange.request.target)")]
        lines += sent.map { .faint("  \($0.0): ") + StyledText($0.1) }
        let time = exchange.duration.map { ", \($0 / 1000).\($0 % 1000 / 100) ms" } ?? ""
        lines.append(.strong("\(exchange.status)") + StyledText(", \(exchange.size.count) bytes\(time)"))
        lines += answered.map { .faint("  \($0.0): ") + StyledText($0.1) }
        let value: JSON = [
            "method": .string(exchange.request.method.rawValue), "target": .string(exchange.request.target),
            "status": .integer(exchange.status), "size": .integer(exchange.size.count),
        ]
        return Message(lines, value: value)
    }

    private func shown(_ field: Headers.Field) -> String { field.isSecret ? Headers.hidden : field.value }
}
