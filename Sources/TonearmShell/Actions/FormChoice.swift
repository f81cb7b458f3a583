/// A search for the form of a command that typed words match.
struct FormChoice {
    /// The matching forms with the remaining words, those with the most words first.
    let candidates: [(form: CommandForm, rest: [String])]
    /// The typed words that are not options.
    let arguments: [String]

    /// - Parameters:
    ///   - typed: the words after the command's name, with options in between.
    ///   - forms: the forms of the command.
    init(_ typed: [String], among forms: [CommandForm]) {
        let indices = Self.arguments(of: typed, forms)
        let arguments = indices.map { typed[$0] }
        self.arguments = arguments
        candidates = forms.enumerated().compactMap { offset, form -> (rank: Int, offset: Int, CommandForm, [String])? in
            guard let used = Self.matched(arguments, form) else { return nil }
            let dropped = Set(indices.prefix(used))
            let rest = typed.indices.filter { !dropped.contains($0) }.map { typed[$0] }
            return (used, offset, form, rest)
        }
        .sorted { $0.rank == $1.rank ? $0.offset < $1.offset : $0.rank > $1.rank }.map { ($0.2, $0.3) }
    }

    /// Returns how many of the form's words the arguments begin with; nil if they do not match the form.
    private static func matched(_ arguments: [String], _ form: CommandForm) -> Int? {
        if arguments.starts(with: form.words) { return form.words.count }
        guard form.isDefault, arguments.count == form.words.count - 1, form.words.starts(with: arguments) else {
            return nil
        }
        return arguments.count
    }

    /// Returns the indices of the words that are arguments in any form.
    private static func arguments(of typed: [String], _ forms: [CommandForm]) -> [Int] {
        var indices: [Int] = []
        var index = 0
        while index < typed.count {
            let word = typed[index]
            if word == "--" { return indices + Array((index + 1)..<typed.count) }
            if Field.isOptionName(word) {
                let name = word.prefix { $0 != "=" }
                let isFollowed = forms.contains { form in
                    form.fields.contains { $0.isOption && $0.isNamed(name) }
                }
                if isFollowed, !word.utf8.contains(UInt8(ascii: "=")) { index += 1 }
            } else {
                indices.append(index)
            }
            index += 1
        }
        return indices
    }
}
