import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// The number of rows of each group with which an answer fits on one screen.
///
/// It depends only on the answer and the screen's size, so a recording with the same height has the same rows.
struct RowFit {
    /// The number of lines that the typed line and the next prompt take.
    private static let otherLines = 2

    /// Returns the number of lines that an answer may have; nil for any number.
    static func room(in frame: Screen.Frame) -> Int? {
        frame.isPlain ? nil : frame.fittedHeight.map { $0 - otherLines }
    }

    /// Returns the number of rows of each numbered section that fit on the screen; nil for all.
    static func counts(of view: AnswerView, in frame: Screen.Frame) -> [Int]? {
        let answer = view.answer
        guard let room = room(in: frame), view.canBeShortened else { return nil }
        let all = answer.numberedSections.map(\.rows.count)
        let canShorten = answer.numberedSections.indices.map(answer.canShorten)
        // Recordings contain no covers, links and local dates, so the number of rows must not depend on them.
        let frame = frame.copied
        func fits(_ counts: [Int]?) -> Bool {
            var view = view
            view.gallery = nil
            view.answer = answer.fitted(counts)
            return view.lineCount(in: frame) <= room
        }
        if fits(nil) { return nil }
        // Find the smallest number of rows to leave out. On a narrow screen a row or the next steps may take several
        // lines.
        var (least, most) = (1, all.reduce(0, +))
        while least < most {
            let excess = (least + most) / 2
            if fits(shortened(all, by: excess, where: canShorten)) { most = excess } else { least = excess + 1 }
        }
        let counts = shortened(all, by: least, where: canShorten)
        return counts == all ? nil : counts
    }

    /// Removes rows from the longest groups, beginning with the last of them. Each group keeps at least one row.
    static func shortened(_ counts: [Int], by excess: Int, where canShorten: [Bool]) -> [Int] {
        var counts = counts
        for _ in 0..<max(excess, 0) {
            let long = counts.indices.filter { canShorten[$0] && counts[$0] > 1 }
            guard let most = long.map({ counts[$0] }).max(), let last = long.last(where: { counts[$0] == most }) else {
                break
            }
            counts[last] -= 1
        }
        return counts
    }
}

extension AnswerView {
    /// Whether the answer is a card or has groups, and the user did not choose its rows.
    fileprivate var canBeShortened: Bool {
        !isWide && !answer.isArranged && !answer.hasTypedLimit
            && (answer.single != nil || answer.sections.first?.name != nil)
    }

    /// Returns the answer's rows on a terminal, including the smallest cover of a card.
    fileprivate func lineCount(in frame: Screen.Frame) -> Int {
        let allowance = answer.single.map { ResourceView(resource: $0, answer: answer).coverAllowance(in: frame) } ?? 0
        return lines(in: frame).rowCount(width: frame.width) + allowance
    }
}

extension [StyledText] {
    /// Returns the rows of the lines on a terminal, which wraps long lines.
    func rowCount(width: Int) -> Int {
        let width = Swift.max(width, 1)
        return reduce(0) { $0 + Swift.max(1, (displayWidth($1.plain) + width - 1) / width) }
    }
}
