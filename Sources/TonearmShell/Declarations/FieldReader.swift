import ArgumentParser
import Synchronization

/// Reads words into arguments by their fields: what the parser would make of them, or nil where it has to look.
///
/// The parser takes longer than most commands run. This knows only the ordinary: arguments, `--name value`, `--name=value`, `-n value` and
/// flags. It gives up on everything else, on what is no value of its type, and on what `validate` refuses.
package struct FieldReader<Arguments: FieldedArguments>: Sendable {
    /// As when nothing is typed; what is required is still missing.
    private let blank: Arguments
    private let fields: [Field]

    /// - Returns: nil where the parser cannot tell what the defaults are.
    package init?(_ type: Arguments.Type = Arguments.self) {
        var blank = Arguments()
        var visitor = FieldVisitor()
        blank.visitAll(&visitor)
        fields = visitor.fields
        if fields.contains(where: \.hasDefault) {
            guard let parsed = try? Arguments.parse(fields.filter(\.isRequired).compactMap { $0.kind?.example }) else {
                return nil
            }
            blank = parsed
        }
        self.blank = blank
    }

    /// - Returns: nil where the parser has to look.
    package func read(_ typed: [String]) -> Arguments? {
        guard let words = FieldWords(typed, for: fields) else { return nil }
        var visitor = FieldVisitor(words)
        var result = blank
        result.visitAll(&visitor)
        guard visitor.isValid else { return nil }
        do { try result.validate() } catch { return nil }
        return result
    }
}

/// The readers of commands that were used.
enum FieldReaders {
    private typealias Read = @Sendable ([String]) -> (any Command)?

    /// Few are used, so that looking along them costs less than a dictionary.
    private static let known = Mutex<[(command: any Command.Type, read: Read)]>([])

    /// - Returns: nil where the parser has to look.
    static func read<C: Command>(_ type: C.Type, _ words: [String]) -> (any Command)? {
        if let read = known.withLock({ $0.first { $0.command == type }?.read }) { return read(words) }
        let reader = FieldReader(type)
        let read: Read = { reader?.read($0) }
        known.withLock { $0.append((type, read)) }
        return read(words)
    }
}
