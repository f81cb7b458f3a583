/// A part of the program that reads bytes from outside, with the conditions that must hold for any bytes.
///
/// Both libFuzzer (`make fuzz`) and the tests use it. The tests replay the corpora and inputs made from them.
package struct Harness: Sendable, CustomStringConvertible {
    /// The name of its corpus in `Tests/Tools/Fuzz/Corpora`.
    package let name: String
    private let body: Body

    private enum Body: Sendable {
        case plain(@Sendable ([UInt8]) throws -> Void)
        case asynchronous(@Sendable ([UInt8]) async throws -> Void)
    }

    init(_ name: String, _ body: @escaping @Sendable ([UInt8]) throws -> Void) {
        self.name = name
        self.body = .plain(body)
    }

    init(_ name: String, asynchronous body: @escaping @Sendable ([UInt8]) async throws -> Void) {
        self.name = name
        self.body = .asynchronous(body)
    }

    package var description: String { name }

    /// A Boolean value that is true if `run` is synchronous.
    package var isPlain: Bool { if case .plain = body { true } else { false } }

    /// - Throws: `Flaw` if a condition does not hold. A trap ends the process instead.
    package func run(_ input: [UInt8]) async throws {
        switch body {
        case .plain(let body): try body(input)
        case .asynchronous(let body): try await body(input)
        }
    }

    /// Runs a synchronous harness; ignores others.
    package func runPlain(_ input: [UInt8]) throws { if case .plain(let body) = body { try body(input) } }
}

/// A violated condition.
package struct Flaw: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

/// - Throws: `Flaw` if the condition does not hold.
func require(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws {
    if !condition { throw Flaw(otherwise()) }
}

/// - Throws: `Flaw` if the value is nil.
func unwrap<Value>(_ value: Value?, _ otherwise: @autoclosure () -> String) throws -> Value {
    guard let value else { throw Flaw(otherwise()) }
    return value
}
