import TonearmConsole
import TonearmSystem
import TonearmTranscripts

extension TranscriptCommand {
    struct Play: Action {
        @Required var file: FilePath
        var options = PerformanceOptions()
        var trust = TrustOption()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The transcript.")
            fields.group(&options)
            fields.group(&trust)
        }

        func validate() throws(ValueProblem) { try options.validate() }

        /// Whether the presenter's notes are written to a file.
        var givesName: Bool { options.notes != nil }

        mutating func run(in context: some LessonContext) async throws -> any View {
            let name = file.text
            try context.checkIsIdle(toPerform: name)
            let transcript = try TranscriptCommand.transcript(name)
            let stage: SessionStart
            let session: Session
            do {
                stage = try SessionStart(transcript.header, of: transcript.name)
                session = try stage.session()
            } catch {
                throw Failure("Cannot play '\(name)'", error.why, next: error.next)
            }
            let differences = try await context.perform(
                transcript, options.settings, from: nil, in: session, start: stage, notes: options.notes?.text,
                isTrusted: trust.trust)
            return PlayedView(name: name, differences: options.verify ? differences.count : 0)
        }
    }
}

/// The options of a performance.
struct PerformanceOptions: DeclaredArguments {
    var speed: SpeedFactor?
    var step = false
    var verify = false
    var notes: FilePath?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("speed", &speed, "The pace: 0.1 to 10 times as fast.")
        fields.flag("step", &step, "Wait for a key before each command.")
        fields.flag("verify", &verify, "Compare the output with the file.")
        fields.option("notes", &notes, "A file or another terminal that shows the presenter's notes.")
    }

    func validate() throws(ValueProblem) {
        if let speed = speed?.value, !(0.1...10).contains(speed) {
            throw ValueProblem("'--speed' must be 0.1 to 10, but was \(speed).", at: .valueOf("--speed"))
        }
    }

    var settings: Performance.Settings {
        var settings = Performance.Settings()
        settings.pace = Pace(percent: Int((speed?.value ?? 1) * 100))
        settings.isStepping = step
        settings.verifies = verify
        return settings
    }
}

/// A view of a performance's result; it prints only differences.
struct PlayedView: View {
    let name: String
    let differences: Int

    var failureStatus: Failure.Status? { differences == 0 ? nil : .failed }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if differences == 0 { return [] }
        return [StyledText("\(TranscriptCommand.count(differences, "difference")) from \(name)", .error)]
    }
}
