import AppleMusicAPI
import ArgumentParser
import Console
import Recordings

struct RecordCommand: FormedCommand, NamingCommand {
    static let configuration = CommandConfiguration.command(
        "record", "Record every exchange with the service in a HAR file.",
        discussion: """
            HAR 1.2, as browsers and other tools read it, for its owner alone and without tokens. Each exchange is in the file when its answer \
            is shown. 'service har:FILE' answers from it without a network, 'har show FILE' lists it, and 'catalog import FILE' makes a catalog \
            of it. What was typed and printed is recorded by 'transcript'.
            """)
    static let group = CommandGroup.requests
    static let examples = ["record", "record status -o json"]

    static let forms = [
        Form("status", "Show what is being recorded.", isDefault: true),
        Form("start", [.value(FilePath.self)], "Begin to record into a file."),
        Form("stop", "End it."),
    ]

    @Argument(help: ArgumentHelp("What to do, and with which file.", valueName: "action"), completion: .program)
    var words: [String] = []
    @Flag(help: "With 'start': go on in a file that is there.") var append = false
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.flag("append", &_append)
    }

    var givesName: Bool { words.first == "start" }

    func check() throws(Failure) {
        if let failure = Self.refusal(of: words) { throw failure }
        if append, words.first != "start" {
            throw Failure(
                "Cannot use '--append'", "it belongs to 'record start'", next: "Type 'record start FILE --append'.",
                status: .usage)
        }
    }

    mutating func run(in shell: Shell) throws -> any View {
        switch words.first {
        case "start":
            let name = words.dropFirst().first ?? ""
            try shell.observers.archive.start(name, appends: append)
            return Message.prose([
                .strong("Recording exchanges into \(name). ") + .command("record stop") + .faint(" ends it.")
            ])
        case "stop":
            if let transcript = shell.observers.recorder.recording, transcript.keepsExchanges {
                throw Failure(
                    "Cannot stop", "the transcript '\(transcript.path)' keeps its exchanges there",
                    next: "Type 'transcript stop', which ends both.")
            }
            guard let ended = try shell.observers.archive.stop() else {
                throw Failure(
                    "Cannot stop", "no exchanges are recorded", next: "Type for example 'record start session.har'.")
            }
            return Message.prose([
                StyledText("Recorded \(ArchiveLines.count(ended.count)) in \(ended.path)."),
                .command("har show \(ended.path)") + .faint(" lists them, ") + .command("service har:\(ended.path)")
                    + .faint(" answers from them."),
            ])
        default: return status(shell)
        }
    }

    private func status(_ shell: Shell) -> any View {
        guard let archive = shell.observers.archive.writer else {
            return Message.prose(
                [.faint("No exchanges are recorded. ") + .command("record start FILE.har") + .faint(" begins it.")],
                value: ["recording": .null])
        }
        return Message(
            [.strong("recording ") + StyledText(archive.path), StyledText(ArchiveLines.count(archive.count))],
            value: ["recording": .string(archive.path), "exchanges": .integer(archive.count)])
    }
}
