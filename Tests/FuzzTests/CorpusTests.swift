import FuzzHarnesses
import Testing

/// What `make fuzz` tries for hours, for a moment: the inputs that are kept, and some that are made from them.
///
/// One after the other: some harnesses have one file for all that they read.
@Suite(.serialized) struct CorpusTests {
    @Test(arguments: Harnesses.all) func `every input that is kept is read or refused`(harness: Harness) async throws {
        let inputs = try Corpus.inputs(of: harness)
        #expect(inputs.count > 2)
        for (name, bytes) in inputs {
            do { try await harness.run(bytes) } catch { Issue.record("\(harness)/\(name): \(error)") }
        }
    }

    @Test(arguments: Harnesses.all) func `so is what is made from them by chance`(harness: Harness) async throws {
        var mutator = Mutator(try Corpus.inputs(of: harness).map(\.bytes), seed: 1)
        for _ in 0..<harness.testCount {
            let input = mutator.next()
            do { try await harness.run(input) } catch {
                Issue.record("\(harness): \(error): \(String(decoding: input, as: UTF8.self).debugDescription)")
            }
        }
    }
}

extension Harness {
    /// How many made inputs the tests try: fewer of those that take a millisecond and more.
    fileprivate var testCount: Int { ["request", "session", "shell", "state"].contains(name) ? 300 : 2000 }
}
