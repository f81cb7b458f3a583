import AppleMusicAPI
import TonearmAlgorithms
import TonearmConsole

/// A column to sort rows by; `-` before its name sorts in descending order.
struct SortKey: Hashable, Sendable {
    var name: String
    var isDescending = false

    init(_ typed: some StringProtocol) {
        isDescending = typed.hasPrefix("-")
        name = String(isDescending ? typed.dropFirst() : typed[...])
    }
}

/// A value for sorting: numbers come before texts. Texts are compared by folded letters, regardless of the language.
enum SortValue: Comparable {
    case integer(Int)
    case number(Double)
    /// A text of digits, such as an id, compared as a number of any length.
    case digits(count: Int, String)
    case text(FoldedText, String)

    /// - Returns: nil for a missing value; such rows come last in either direction.
    init?(_ json: JSON?) {
        switch json {
        case nil, .null: return nil
        case .number(let spelling):
            if let integer = Int(spelling) {
                self = .integer(integer)
            } else if let number = Double(spelling) {
                self = .number(number)
            } else {
                return nil
            }
        case .bool(let value): self = .integer(value ? 1 : 0)
        case .string(let text): self.init(text: text)
        case .some(let json): self.init(text: json.strings.isEmpty ? json.text : json.strings.joined(separator: ", "))
        }
    }

    private init?(text: String) {
        guard !text.isEmpty else { return nil }
        if text.utf8.allSatisfy(ASCII.isDigit) {
            let significant = String(text.drop { $0 == "0" })
            self = .digits(count: significant.utf8.count, significant)
        } else {
            self = .text(FoldedText(text), text)
        }
    }

    static func < (left: SortValue, right: SortValue) -> Bool {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): left < right
        case (.integer(let left), .number(let right)): Double(left) < right
        case (.number(let left), .integer(let right)): left < Double(right)
        case (.number(let left), .number(let right)): left < right
        case (.digits(let count, let left), .digits(let other, let right)):
            count == other ? left.utf8.lexicographicallyPrecedes(right.utf8) : count < other
        case (.text(let left, let one), .text(let right, let other)):
            left == right ? one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars) : left < right
        default: left.rank < right.rank
        }
    }

    private var rank: Int {
        switch self {
        case .integer, .number: 0
        case .digits: 1
        case .text: 2
        }
    }
}
