import AppleMusicAPI
import Testing
import TonearmConsole

@testable import TonearmShell

/// Tests the messages of failed connections.
@Suite struct ConnectionProblemTests {
    @Test(arguments: ConnectionProblem.Kind.allCases)
    func `every failure says what, why, and what to type`(kind: ConnectionProblem.Kind) {
        let failure = Failure(ConnectionProblem(kind, "https://example.org", "what is known"))
        #expect(!failure.what.isEmpty && !failure.why.isEmpty)
        #expect(failure.next?.hasSuffix(".") == true)
    }

    @Test func `a machine without certificates is told what is missing, and what to install`() {
        let failure = Failure(ConnectionProblem(.noAuthorities, "https://example.org", "'/etc/ssl/certs'"))
        #expect(failure.what == "Cannot ask 'https://example.org'")
        #expect(failure.why.hasSuffix("none were found in '/etc/ssl/certs'"))
        #expect(failure.next?.contains("'ca-certificates'") == true && failure.next?.contains("--ca FILE") == true)
    }
}
