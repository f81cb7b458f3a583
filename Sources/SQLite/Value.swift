/// A value that is bound to a parameter of a statement.
package enum Value {
    case null
    case integer(Int)
    case text(String)
    case bytes([UInt8])

    package init(_ text: String?) { self = text.map(Value.text) ?? .null }
}
