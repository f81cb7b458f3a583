import Testing

@testable import TonearmShell

/// Tests words like `-5`, which are values and not options.
@Suite struct NegativeNumberTests {
    @Test(arguments: ["-5", "-0", "-1:30", "-.5", "-9223372036854775809", "-1-3"])
    func `a hyphen before a digit begins a value`(word: String) { #expect(Field.isNegativeNumber(word)) }

    @Test(arguments: ["", "-", "--", "-o", "--5", "5", "−5", "-x5"])
    func `anything else does not`(word: String) { #expect(!Field.isNegativeNumber(word)) }

    @Test(
        arguments: [
            ("seek -5", "Cannot seek to -0:05: the item plays from 0:00"), ("seek -- -5", "Cannot seek to -0:05"),
            ("queue remove -9", "Cannot remove entry '-9'"), ("queue move 2 --to -3", "Cannot move to entry '-3'"),
            ("queue move -2 --to 3", "Cannot move entry '-2'"), ("skip to -1", "Cannot skip to entry '-1'"),
            ("clock advance -5", "Cannot advance the clock by '-5'"), ("open -1", "Cannot open '-1'"),
            ("repeat -1", "it is not one of none, one, all"), ("remote seek -1:00", "Cannot seek from"),
            ("search love --limit -5", "greater than or equal to 1"), ("play songs/310730206 --start -1", "from 1"),
            ("play songs/310730206 --from -0:10", "it cannot play from -0:10"),
            ("pause -1", "Unexpected argument '-1'"),
        ])
    func `a number below zero is refused for what it is`(line: String, part: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "play albums/310730204")
        let outcome = await session.run(line)
        #expect(outcome.status != 0 && outcome.errors.contains(part), "\(outcome.errors)")
        #expect(!outcome.errors.contains("Unknown option"), "\(outcome.errors)")
    }
}
