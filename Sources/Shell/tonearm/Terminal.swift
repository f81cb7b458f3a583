import TonearmConsole
import TonearmLineEditor
import TonearmShell
import TonearmSystem

/// The terminal of the program, and files from which lines are read.
enum Terminal {
    static var isInteractive: Bool {
        FileDescriptor.standardInput.isTerminal && FileDescriptor.standardOutput.isTerminal
    }

    private static var isDumb: Bool {
        OperatingSystem.environment("TERM").map { !$0.isEmpty && !LineEditor.canEdit(on: $0) } ?? false
    }

    /// The environment variables that the line editor uses.
    static var environment: [String: String] {
        var environment: [String: String] = [:]
        for name in ["TERM", "EDITRC", "HOME"] { environment[name] = OperatingSystem.environment(name) }
        return environment
    }

    /// The value of `COLUMNS`, if it is a valid width.
    private static var columns: Int? {
        OperatingSystem.environment("COLUMNS").flatMap { Int($0) }.flatMap { Screen.widths.contains($0) ? $0 : nil }
    }

    static func screen(_ settings: Settings) -> Screen {
        Screen(frame: frame(settings), output: DescriptorSink(.standardOutput), errors: DescriptorSink(.standardError))
    }

    /// - Parameters:
    ///   - recorded: the size of a running recording, for which output is laid out; a width in the settings takes
    ///     precedence.
    ///   - isConversation: whether the shell is interactive, so that answers are fitted to the terminal's height.
    static func frame(
        _ settings: Settings, recorded: TranscriptRecorder.Size? = nil, isConversation: Bool = false
    ) -> Screen.Frame {
        let width = settings.display.width ?? recorded?.width
        if settings.display.plain {
            return plainFrame(width: width, isRecorded: settings.display.width == nil && recorded != nil)
        }
        let isTerminal = FileDescriptor.standardOutput.isTerminal
        func hasColor(_ descriptor: FileDescriptor) -> Bool {
            switch settings.display.color {
            case .always: true
            case .never: false
            case .automatic:
                descriptor.isTerminal && !isDumb
                    && (OperatingSystem.environment("NO_COLOR") ?? "").isEmpty
            }
        }
        var frame = Screen.Frame(
            width: width ?? FileDescriptor.standardOutput.columns ?? columns ?? 80,
            hasFixedWidth: width != nil || columns != nil, isTerminal: isTerminal,
            isErrorTerminal: FileDescriptor.standardError.isTerminal && !isDumb, hasColor: hasColor(.standardOutput),
            hasErrorColor: hasColor(.standardError))
        // A dumb terminal cannot run a pager, so its height is left out.
        frame.height = isDumb ? nil : FileDescriptor.standardOutput.lines
        frame.fittedHeight = if let recorded { recorded.height } else { isConversation ? frame.height : nil }
        frame.theme = settings.display.theme
        frame.hasManyColors = TerminalFeatures.hasPalette(OperatingSystem.environment)
        if isTerminal, !isDumb {
            frame.features = TerminalFeatures { OperatingSystem.environment($0) }
            frame.cell = FileDescriptor.standardOutput.cell
        }
        return frame
    }

    /// Returns a frame for plain output: without wrapping, colors or redrawing.
    private static func plainFrame(width: Int?, isRecorded: Bool) -> Screen.Frame {
        var frame = Screen.Frame(
            width: width ?? Screen.widths.upperBound, hasFixedWidth: isRecorded, isTerminal: false,
            isErrorTerminal: false, hasColor: false, hasErrorColor: false)
        frame.isPlain = true
        return frame
    }

    /// The command in `PAGER`, or `less` if it is installed. `less` ends at once if the text fits, and leaves the text
    /// on the screen.
    static var pager: String? {
        if let named = OperatingSystem.environment("PAGER") { return named.allSatisfy { $0 == " " } ? nil : named }
        guard ProgramSearch.shellLike("less") != nil else { return nil }
        // Without a locale, less would show only ASCII.
        return "LESSCHARSET=utf-8 less -FRX"
    }

    /// Opens a file for reading.
    /// - Throws: `Failure` with the file's name and the system's reason.
    static func file(_ name: String) throws(Failure) -> FileDescriptor {
        do throws(FileSystem.ReadProblem) {
            return try FileSystem.open(name)
        } catch {
            throw Failure("Cannot read '\(name)'", error.description)
        }
    }
}
