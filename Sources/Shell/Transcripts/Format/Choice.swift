import TonearmAlgorithms

extension Transcript {
    /// A name with one of several values, in a block marked `choose`:
    ///
    ///     ```choose
    ///     album: 310730204, 203708420
    ///     ```
    ///
    /// The seed picks the value of `$album` in commands, checks and prose.
    package struct Choice: Sendable, Hashable {
        package var name: String
        package var values: [String]
        /// The one-based line number.
        package var line: Int
    }
}

extension Sequence<Transcript.Choice> {
    /// Picks the values; equal seeds give equal values.
    package func values(seed: UInt64) -> [String: String] {
        var random = RandomSource(seed: seed)
        var picked: [String: String] = [:]
        for choice in self { picked[choice.name] = choice.values[random.next(modulo: choice.values.count)] }
        return picked
    }
}

enum ChoiceReader {
    static func read(_ lines: [FileLine], _ sections: [Transcript.Section]) throws(PlacedProblem<TranscriptProblem>)
        -> [Transcript.Choice]
    {
        var choices: [Transcript.Choice] = []
        for section in sections {
            guard case .code(let info) = section.content, BlockMark(info: info) == .choose else { continue }
            for index in section.place.dropFirst().dropLast() where !lines[index].text.trimmed.isEmpty {
                guard let choice = choice(lines[index].text, number: index + 1) else {
                    throw PlacedProblem(.choice(String(lines[index].text)), at: index)
                }
                guard !choices.contains(where: { $0.name == choice.name }) else {
                    throw PlacedProblem(.choiceTwice(choice.name), at: index)
                }
                choices.append(choice)
            }
        }
        return choices
    }

    private static func choice(_ line: Substring, number: Int) -> Transcript.Choice? {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
        guard parts.count == 2, Placeholder.isName(parts[0]) else { return nil }
        let values = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
        guard values.allSatisfy({ !$0.isEmpty }) else { return nil }
        return Transcript.Choice(name: String(parts[0]), values: values, line: number)
    }
}

/// A check that each name has one kind of placeholder in the whole file.
enum NameCheck {
    static func check(_ sections: [Transcript.Section]) throws(PlacedProblem<TranscriptProblem>) {
        var first: [String: (kind: Placeholder.Kind, index: Int)] = [:]
        for step in sections.lazy.flatMap(\.steps) {
            for (offset, line) in step.output.enumerated() {
                for placeholder in line.pattern?.placeholders ?? [] {
                    guard let name = placeholder.name else { continue }
                    let index = step.outputPlace.lowerBound + offset
                    let known = first[name] ?? (placeholder.kind, index)
                    guard known.kind == placeholder.kind else {
                        throw PlacedProblem(.nameOfTwoKinds(name: name, line: known.index + 1), at: index)
                    }
                    first[name] = known
                }
            }
        }
    }
}
