/// The failure of a command in three parts: the action, the reason, and the next command to type.
package struct Failure: Error, Equatable, Sendable {
    /// The action that failed, with its object quoted and without a full stop: `Cannot open 'albums/1'`.
    package var what: String
    /// The reason, with the value found and the rule.
    package var why: String
    /// A sentence with the next command to type.
    package var next: String?
    package var status: Status
    /// A clause about the simulated fault that caused the failure and how to clear it; nil if no fault is set.
    package var fault: String?
    /// Details of the failure, such as a service's error, one a line. They appear between the reason and the next
    /// command.
    package var details: [String] = []
    /// The part of the typed line at fault; nil if the failure does not know it.
    package var culprit: Culprit?
    /// The text at fault with the position in it, if the failure has already located it.
    package var mark: LineMark?
    /// Whether the disk is full, so that a later try may succeed.
    package var isOutOfSpace = false

    /// The exit status of the program if this failure ends it (sysexits(3) for usage and software).
    package enum Status: Int32, Sendable, Hashable {
        case failed = 1
        case usage = 64
        case software = 70
        case interrupted = 130
    }

    package init(_ what: String, _ why: String, next: String? = nil, status: Status = .failed) {
        self.what = what
        self.why = why
        self.next = next
        self.status = status
    }

    /// Returns the failure of a line that is typed wrongly.
    package static func usage(_ what: String, _ why: String, next: String? = nil) -> Failure {
        Failure(what, why, next: next, status: .usage)
    }

    /// Returns the failure with the part of the typed line that caused it.
    package func at(_ culprit: Culprit) -> Failure {
        var failure = self
        failure.culprit = culprit
        return failure
    }

    package var lines: [StyledText] { lines(marked: nil) }

    /// Lays the failure out in lines.
    /// - Parameter marked: the line at fault and the mark, fitted to the terminal; nil for those that belong to the
    ///   failure.
    package func lines(marked: [StyledText]?) -> [StyledText] {
        var lines = [StyledText("error: ", .error) + StyledText("\(what): \(why)")]
        // Reasons of several lines (usage) keep their lines.
        if why.contains("\n") {
            let parts = why.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0)) }
            lines = [StyledText("error: ", .error) + StyledText("\(what): ") + (parts.first ?? "")] + parts.dropFirst()
        }
        lines += marked ?? []
        lines += (marked == nil ? remarks : spokenRemarks).map { .faint($0) }
        if let next { lines.append(StyledText(next)) }
        return lines
    }

    /// The plain lines between the reason and the next command.
    package var remarks: [String] { (mark.flatMap { $0.isPartOfFailure ? $0.plain : nil } ?? []) + spokenRemarks }

    /// The remarks without the line at fault.
    private var spokenRemarks: [String] { (fault.map { [$0] } ?? []) + details }

    /// Compares failures by their text and status; culprits and marks that are not shown do not count.
    package static func == (left: Failure, right: Failure) -> Bool {
        left.what == right.what && left.why == right.why && left.next == right.next && left.status == right.status
            && left.remarks == right.remarks
    }
}

/// The part of a typed line that caused a failure.
package enum Culprit: Hashable, Sendable {
    /// The first word with this text. It can also be an element of a list or the value behind a word's `=`.
    case word(String)
    /// The last word with this text.
    case lastWord(String)
    /// The value of an option. The text, if known, selects one of several uses of the option.
    case valueOf(String, text: String? = nil)
    /// A parameter of a request and its value. The line contains it as an option, in a typed path, or as a plain word.
    case parameter(String, value: String?)
    /// The only word that begins like a number.
    case number
    /// The only word that the failure quotes.
    case quoted
    /// No single word.
    case nothing
}
