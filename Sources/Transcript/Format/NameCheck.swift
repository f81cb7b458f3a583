/// A check that each name has one kind of placeholder in the whole file.
enum NameCheck {
    static func check(_ sections: [Transcript.Section]) throws(Misplaced<TranscriptProblem>) {
        var first: [String: (kind: Placeholder.Kind, index: Int)] = [:]
        for step in sections.lazy.flatMap(\.steps) {
            for (offset, line) in step.output.enumerated() {
                for placeholder in line.pattern?.placeholders ?? [] {
                    guard let name = placeholder.name else { continue }
                    let index = step.outputPlace.lowerBound + offset
                    let known = first[name] ?? (placeholder.kind, index)
                    guard known.kind == placeholder.kind else {
                        throw Misplaced(.nameOfTwoKinds(name: name, line: known.index + 1), at: index)
                    }
                    first[name] = known
                }
            }
        }
    }
}
