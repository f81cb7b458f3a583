import TonearmTestSupport

extension Tool {
    /// Returns true if Python has the library that the code imports.
    static func pythonHasRequests() async throws -> Bool {
        guard let python else { return false }
        return try await python.run(["-c", "import requests"]).status == 0
    }
}
