import TonearmCatalogFiles

/// The rate of an import, and the time that the current file still takes.
final class ImportPace {
    private var file = ""
    private var began = ContinuousClock.now
    /// The rows and the share of the file that were read when it began.
    private var first: (rows: Int, share: Double) = (0, 0)

    /// Returns the progress in words; nil when there is nothing to show.
    func text(of progress: DumpProgress) -> String? {
        switch progress {
        case .reading(let file, let share, let rows): return text(file, share, rows)
        case .joining: return "joining the tables … Ctrl-C stops"
        case .writing(let count): return "\(CatalogWords.grouped(count)) records written … Ctrl-C stops"
        case .finished: return nil
        }
    }

    private func text(_ file: String, _ share: Double, _ rows: Int) -> String {
        if file != self.file { (self.file, began, first) = (file, .now, (rows, share)) }
        let seconds = (ContinuousClock.now - began) / .seconds(1)
        let name = file.split(separator: "/").last.map(String.init) ?? file
        var words = ["\(name): \(Int(share * 100)) %", "\(CatalogWords.grouped(rows)) rows"]
        if seconds >= 1 {
            words.append("\(CatalogWords.grouped(Int(Double(rows - first.rows) / seconds))) a second")
            let done = share - first.share
            if done > 0 { words.append("\(CatalogWords.grouped(Int(seconds * (1 - share) / done))) s left") }
        }
        return words.joined(separator: ", ") + " … Ctrl-C stops, the same command continues"
    }
}
