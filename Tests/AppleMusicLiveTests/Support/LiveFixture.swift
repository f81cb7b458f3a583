import AppleMusicAPI
import AppleMusicLive
import AppleMusicSimulator
import Foundation
import Testing

/// The live service as the shell has it, with the built program `tonearm-live`.
enum Live {
    static let program = built("tonearm-live")
    static let shell = built("tonearm")

    /// Programs stand beside the bundle of the tests.
    private static func built(_ name: String) -> String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appendingPathComponent(name).path
    }

    /// One program does for all tests that need nothing special.
    private static let shared = try? HelperConnection(program: program, ClientConfiguration())

    /// - Parameters:
    ///   - timeout: seconds; usually more than a machine that runs all tests at once needs.
    ///   - configuration: for a program of the test's own.
    static func service(
        _ origin: String, timeout: Int = 3600, limit: Int = 32 << 20, program: String = program,
        _ configuration: ClientConfiguration? = nil
    ) throws -> LiveService<SimulatorState> {
        var limits = LiveLimits()
        limits.timeout = timeout
        limits.body = limit
        let connection = try configuration.map { try HelperConnection(program: program, $0) } ?? shared
        return LiveService(try ServerOrigin(origin), name: origin, try #require(connection), limits)
    }
}

extension LiveService<SimulatorState> {
    func answer(_ request: Request) async throws -> Response {
        var context = ServiceContext(memory: SimulatorState.unused, systemTime: { 0 })
        return try await respond(to: request, in: &context)
    }

    /// Why no answer came.
    func failure(_ request: Request = Request(.get, "/v1/test")) async throws -> ConnectionFailure.Kind? {
        do {
            _ = try await answer(request)
            return nil
        } catch let failure as ConnectionFailure {
            return failure.kind
        }
    }
}
