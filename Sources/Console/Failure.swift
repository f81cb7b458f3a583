/// Why a command did not do what was asked, in three parts: what could not be done, why, and what to type next.
package struct Failure: Error, Equatable, Sendable {
    /// `Cannot open 'albums/1'`: the thing quoted, without a full stop.
    package var what: String
    /// With the value found, and the rule.
    package var why: String
    /// A sentence with what can be typed.
    package var next: String?
    package var status: Status
    /// The fault that somebody set and that made the failure, in a clause with what ends it; nil if none did.
    package var fault: String?
    /// What others say of it, a line each, between the reason and what to type.
    package var details: [String] = []
    /// The part of the typed line at fault; nil if the failure does not know it.
    package var culprit: Culprit?
    /// The text at fault with the place in it, if the failure has found the place itself.
    package var mark: LineMark?
    /// Whether the disk has no space left, which can change.
    package var isOutOfSpace = false

    /// The exit status of the program when this is what ends it (sysexits(3) for usage and software).
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

    /// The failure that is about a part of the typed line.
    package func at(_ culprit: Culprit) -> Failure {
        var failure = self
        failure.culprit = culprit
        return failure
    }

    package var lines: [StyledText] { lines(marked: nil) }

    /// The failure in lines.
    /// - Parameter marked: the line at fault and the mark as they fit the terminal; nil for those that are part of the failure.
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

    /// The lines between the reason and what to type.
    package var remarks: [String] { (mark.flatMap { $0.isPartOfFailure ? $0.plain : nil } ?? []) + spokenRemarks }

    /// The remarks without the line at fault.
    private var spokenRemarks: [String] { (fault.map { [$0] } ?? []) + details }

    /// Two failures are the same when they say the same.
    package static func == (left: Failure, right: Failure) -> Bool {
        left.what == right.what && left.why == right.why && left.next == right.next && left.status == right.status
            && left.remarks == right.remarks
    }
}
