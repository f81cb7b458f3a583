import AppleMusicAPI
import Foundation
import Testing
import TonearmLive
import TonearmSimulator
import TonearmTestSupport

/// The live service, with the built program `tonearm-live`.
enum Live {
    static let program = BuiltPrograms.path("tonearm-live")
    static let shell = BuiltPrograms.path("tonearm")

    /// A helper shared by all tests without special needs.
    private static let shared = try? HelperConnection(program: program, configuration())

    /// Returns a configuration whose connections may take longer than a machine running all tests needs.
    static func configuration(
        authority: String? = nil, proxy: ProxyAddress? = nil, systemCertificates: [String]? = nil
    ) -> ClientConfiguration {
        ClientConfiguration(
            authority: authority, proxy: proxy, systemCertificates: systemCertificates, connectionTimeout: 3600)
    }

    /// - Parameters:
    ///   - timeout: in seconds; by default more than a machine running all tests needs.
    ///   - configuration: for a helper used only by this test.
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

    /// Returns why a request fails, or nil if it succeeds.
    func failure(_ request: Request = Request(.get, "/v1/test")) async throws -> ConnectionProblem.Kind? {
        do {
            _ = try await answer(request)
            return nil
        } catch let failure as ConnectionProblem {
            return failure.kind
        }
    }
}
