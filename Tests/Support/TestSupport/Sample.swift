internal import Foundation
internal import TonearmAlgorithms

/// The inputs that an expensive test takes in a short run: one of several equal parts, chosen by the commit.
///
/// The environment variable `TONEARM_SAMPLE` contains the number of parts and a seed, such as `10 4be1f6d` for a tenth.
/// Runs with the same seed take the same part; runs of many commits take all parts. Without the variable, tests take all
/// inputs.
package struct Sample: Sendable {
    /// The number of parts, of which one is taken; 1 for all inputs.
    package let parts: Int
    /// The taken part, from 0.
    package let part: Int

    /// The sample of this run.
    package static let current = Sample(ProcessInfo.processInfo.environment["TONEARM_SAMPLE"])

    /// Whether all inputs are taken.
    package var isWhole: Bool { parts == 1 }

    package init(parts: Int, part: Int) {
        self.parts = parts
        self.part = part
    }

    /// Reads the value of the variable. Takes all inputs if the value is nil or malformed.
    package init(_ text: String?) {
        let words = (text ?? "").split(separator: " ")
        guard words.count == 2, let parts = Int(words[0]), parts > 1 else {
            self.init(parts: 1, part: 0)
            return
        }
        self.init(parts: parts, part: Self.place(of: String(words[1]), among: parts))
    }

    /// Returns the values of this run's sample, in their order.
    /// - Parameter name: a stable name of a value, which decides its part. By default the value's description.
    package static func of<Value>(
        _ values: some Sequence<Value>, named name: (Value) -> String = { String(describing: $0) }
    ) -> [Value] {
        current.of(values, named: name)
    }

    /// Returns the values of the sample, in their order. If its part is empty, returns the first value: a test of few
    /// inputs always has one.
    package func of<Value>(
        _ values: some Sequence<Value>, named name: (Value) -> String = { String(describing: $0) }
    ) -> [Value] {
        let all = Array(values)
        guard !isWhole else { return all }
        let chosen = all.filter { Self.place(of: name($0), among: parts) == part }
        return chosen.isEmpty ? Array(all.prefix(1)) : chosen
    }

    private static func place(of name: String, among parts: Int) -> Int {
        Int(FNV1a.hash(name.utf8) % UInt64(parts))
    }
}
