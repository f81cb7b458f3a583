import Testing
import TonearmFuzzHarnesses
import TonearmTestSupport

/// Replays the corpora of `make fuzz` and some inputs made from them; in short runs, a sample of both.
@Suite struct CorpusTests {
    /// One test, because a harness may reuse a file for all its inputs. Different harnesses run side by side.
    @Test(arguments: Harnesses.all)
    func `every input of the corpus, and random changes of the corpus, are read or refused`(harness: Harness)
        async throws
    {
        let inputs = try Corpus.inputs(of: harness)
        #expect(inputs.count > 2)
        for (name, bytes) in Sample.of(inputs, named: { "\(harness)/\($0.name)" }) {
            do { try await harness.run(bytes) } catch { Issue.record("\(harness)/\(name): \(error)") }
        }
        var mutator = Mutator(inputs.map(\.bytes), seed: 1)
        let sample = Set(Sample.of(0..<harness.testCount, named: { "\(harness)/\($0)" }))
        for number in 0..<harness.testCount {
            let input = mutator.next()
            guard sample.contains(number) else { continue }
            do { try await harness.run(input) } catch {
                Issue.record("\(harness): \(error): \(String(decoding: input, as: UTF8.self).debugDescription)")
            }
        }
    }
}

extension Harness {
    /// The number of random inputs for tests, lower for harnesses that take a millisecond or more.
    fileprivate var testCount: Int {
        switch name {
        case "feed": 60
        case "request", "session", "shell", "state", "store": 300
        default: 2000
        }
    }
}
