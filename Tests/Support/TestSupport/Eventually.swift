/// Waits until a condition holds.
///
/// It looks a thousand times a second at most, so that a waiting test leaves the processor to the others. Without end if
/// the condition never holds: a test has no time limit.
package func eventually(
    isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Bool
) async rethrows {
    while try await !condition() { try? await Task.sleep(for: .milliseconds(1)) }
}
