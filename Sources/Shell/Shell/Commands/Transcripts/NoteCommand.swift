import TonearmConsole
import TonearmTranscripts

struct NoteCommand: PlainCommand {
    static let description = CommandDescription(
        "note", .learn, "Add a note to the running transcript.",
        discussion: """
            The text is Markdown, taken as it is typed: 'note That's the #1 album.' Without a text your editor opens, as the variable EDITOR \
            says.
            """,
        examples: ["help note"])

    var text: [FreeText] = []

    mutating func visit(_ fields: inout FieldVisitor) { fields.arguments(&text, "The text.") }

    mutating func run(in context: some ScreenContext & LessonContext) async throws -> any View {
        guard let recording = context.recording else {
            throw Failure(
                "Cannot take the note", "no recording runs", next: "Type for example 'transcript start tour.md' first.")
        }
        let typed = text.isEmpty ? try await edited(context) : text.map(\.text).joined(separator: " ")
        let note = typed.split(whereSeparator: \.isNewline).isEmpty ? "" : typed
        guard !note.isEmpty else {
            throw Failure("Cannot take the note", "it is empty", next: "Type for example 'note This is how it begins.'")
        }
        guard !recording.isPaused else {
            throw Failure("Cannot take the note", "the recording is paused", next: "Type 'transcript resume' first.")
        }
        do {
            try recording.note(note.last == "\n" ? String(note.dropLast()) : note)
        } catch {
            let problem = error as? RecordingProblem
            throw Failure(
                "Cannot take the note", RecordingProblem.reason(error),
                next: problem?.next ?? "Make room, and try again.")
        }
        return Message.none
    }

    /// Returns a text that the user writes in the editor.
    private func edited(_ context: any ScreenContext & LessonContext) async throws -> String {
        guard context.canEdit, let editor = context.editor
        else {
            throw Failure(
                "Cannot take the note", "there is no text, and no editor to write one in",
                next: "Type for example 'note This is how it begins.', or set EDITOR to the path of an editor.")
        }
        return try await context.text(from: editor, beginningWith: "", in: "tonearm-note.md")
    }
}
