/// A part of the program that reads bytes from outside, and what must hold for it whatever the bytes are.
///
/// One description for all who try: libFuzzer (`make fuzz`), and the tests, which replay the corpora and inputs made from them.
package struct Harness: Sendable, CustomStringConvertible {
    /// The name of its corpus in `Tests/Fuzz/Corpora`.
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

    /// Whether `run` never waits, so that nothing has to wait for it.
    package var isPlain: Bool { if case .plain = body { true } else { false } }

    /// - Throws: `Flaw` if something does not hold. What ends the process is no error that could be thrown.
    package func run(_ input: [UInt8]) async throws {
        switch body {
        case .plain(let body): try body(input)
        case .asynchronous(let body): try await body(input)
        }
    }

    /// The same for those that are plain; the others are not run.
    package func runPlain(_ input: [UInt8]) throws { if case .plain(let body) = body { try body(input) } }
}

/// Something that must hold and does not.
package struct Flaw: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

/// - Throws: `Flaw` if a condition does not hold.
func require(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws {
    if !condition { throw Flaw(otherwise()) }
}

/// - Throws: `Flaw` if there is no value.
func unwrap<Value>(_ value: Value?, _ otherwise: @autoclosure () -> String) throws -> Value {
    guard let value else { throw Flaw(otherwise()) }
    return value
}
