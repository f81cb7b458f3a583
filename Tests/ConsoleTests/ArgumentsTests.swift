import Console
import Testing

/// What a program was called with.
struct ArgumentsTests {
    @Test func `the words are those behind the program's name`() throws {
        #expect(try OperatingSystem.arguments(["/bin/a", "b", "--c"]) == ["b", "--c"])
        #expect(try OperatingSystem.arguments(["/bin/a"]) == [])
    }

    @Test func `a program that cannot read them says so, and ends with status 70`() {
        let failure = #expect(throws: Failure.self) { try OperatingSystem.arguments([]) }
        #expect(failure?.status.rawValue == 70)
        #expect(failure?.what == "Cannot read the arguments")
    }
}
