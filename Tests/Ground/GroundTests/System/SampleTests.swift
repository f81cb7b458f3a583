import Testing
import TonearmTestSupport

/// Tests the choice of inputs in short runs.
@Suite struct SampleTests {
    private static let names = (0..<2_000).map { "GET /v1/catalog/us/albums/\($0)" }

    @Test func `the ten tenths together are all inputs, each once`() {
        let tenths = (0..<10).map { Sample(parts: 10, part: $0).of(Self.names) }
        #expect(tenths.flatMap(\.self).sorted() == Self.names.sorted())
        for tenth in tenths {
            #expect((100...300).contains(tenth.count))
            #expect(tenth == Self.names.filter(Set(tenth).contains), "in their order")
        }
    }

    @Test func `the commit chooses the tenth, and commits choose all of them`() {
        let commits = (0..<200).map { "4be1f6d\($0)" }
        #expect(commits.allSatisfy { Sample("10 \($0)").part == Sample("10 \($0)").part })
        #expect(Set(commits.map { Sample("10 \($0)").part }) == Set(0..<10))
        #expect(Sample("10 4be1f6d").of(Self.names).count < 300)
    }

    @Test(arguments: [nil, "", "10", "1 4be1f6d", "0 4be1f6d", "-1 a", "ten a", "10 a b"])
    func `without the variable, or with another value, all inputs are taken`(value: String?) {
        #expect(Sample(value).of(Self.names) == Self.names)
    }

    @Test(arguments: 0..<10) func `a test of few inputs has at least one`(part: Int) {
        #expect(!Sample(parts: 10, part: part).of(["a", "b", "c"]).isEmpty)
        #expect(Sample(parts: 10, part: part).of([String]()) == [])
    }

    @Test func `an input is in the part of its name, whatever is added before it`() {
        let values = Self.names.enumerated().map { (place: $0.offset, name: $0.element) }
        let tenth = Sample(parts: 10, part: 3)
        let some = tenth.of(values, named: \.name).map(\.name)
        #expect(some == tenth.of([(place: -1, name: "new")] + values, named: \.name).map(\.name).filter { $0 != "new" })
    }
}
