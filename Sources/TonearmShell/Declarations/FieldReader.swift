import ArgumentParser
import Synchronization

/// Reads words into arguments by their fields: what the parser would make of them, or nil where it has to look.
///
/// The parser takes longer than most commands run. This knows only the ordinary: arguments, `--name value`, `--name=value`, `-n value` and
/// flags, each once. It gives up on everything else, on what is no value of its type, and on what `validate` refuses.
package struct FieldReader<Arguments: FieldedArguments>: Sendable {
    /// As when nothing is typed; what is required is still missing.
    private let blank: Arguments
    private let arguments: [Field<Arguments>]
    private let named: [Field<Arguments>]

    /// - Returns: nil where the parser cannot tell what the defaults are.
    /// - Parameter fields: with the members of groups after each.
    package init?(_ fields: [Field<Arguments>]) {
        arguments = fields.filter { [.argument, .remainingArguments].contains($0.place) }
        named = fields.filter { [.option, .flag].contains($0.place) }
        if let blank = Self.cleared(fields) ?? (try? Arguments.parse(arguments.compactMap(\.sample))) {
            self.blank = blank
        } else {
            return nil
        }
    }

    /// - Returns: nil where a property has a default that only the parser knows.
    private static func cleared(_ fields: [Field<Arguments>]) -> Arguments? {
        var blank = Arguments()
        for field in fields {
            guard let clear = field.clear else { return nil }
            clear(&blank)
        }
        return blank
    }

    /// - Returns: nil where the parser has to look.
    package func read(_ words: [String]) -> Arguments? {
        var result = blank
        var given: [Int] = []
        var position = 0
        var isFilled = false
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            if word.utf8.first == UInt8(ascii: "-") {
                guard let (option, value) = option(word) else { return nil }
                let field = named[option]
                if !field.isRepeating {
                    if given.contains(option) { return nil }
                    given.append(option)
                }
                if field.place == .flag {
                    guard value == nil, field.put(&result, "") else { return nil }
                } else {
                    guard let value = value ?? Self.value(in: words, at: &index), field.put(&result, value) else {
                        return nil
                    }
                }
            } else {
                guard position < arguments.count, arguments[position].put(&result, word) else { return nil }
                isFilled = true
                if arguments[position].place == .argument {
                    position += 1
                    isFilled = false
                }
            }
        }
        guard !arguments.dropFirst(isFilled ? position + 1 : position).contains(where: \.isRequired) else { return nil }
        do { try result.validate() } catch { return nil }
        return result
    }

    /// The field that the word names, and the value after its equals sign.
    private func option(_ word: String) -> (field: Int, value: String?)? {
        guard word.utf8.count > 2 else {
            guard let short = word.last, let field = named.firstIndex(where: { $0.short == short }) else { return nil }
            return (field, nil)
        }
        guard word.hasPrefix("--") else { return nil }
        let text = word.dropFirst(2)
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            return named.firstIndex { $0.name == text }.map { ($0, nil) }
        }
        let value = text[text.utf8.index(after: equals)...]
        guard !value.isEmpty, let field = named.firstIndex(where: { $0.name == text[..<equals] }) else { return nil }
        return (field, String(value))
    }

    private static func value(in words: [String], at index: inout Int) -> String? {
        guard index < words.count, words[index].utf8.first != UInt8(ascii: "-") else { return nil }
        defer { index += 1 }
        return words[index]
    }
}

/// The readers of commands that were used.
enum FieldReaders {
    private final class Entry<C: Command>: Sendable {
        let reader: FieldReader<C>?

        init() { reader = FieldReader(C.allFields) }
    }

    private static let known = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    static func reader<C: Command>(of type: C.Type) -> FieldReader<C>? {
        let known = known.withLock { $0[ObjectIdentifier(type)] }
        if let entry = known as? Entry<C> { return entry.reader }
        let entry = Entry<C>()
        self.known.withLock { $0[ObjectIdentifier(type)] = entry }
        return entry.reader
    }
}
