import AppleMusicAPI
import Synchronization
import Testing
import TonearmServedSupport
import TonearmSimulator

@testable import TonearmHTTP

/// Tests concurrent requests to one service.
struct ServedServiceTests {
    /// A service whose `/slow` waits and then adds an account. All other answers add an account at once.
    private final class Naming: Service {
        let description = ServiceDescription("names", schema: .appleMusic)
        let meanwhile = Mutex<(@Sendable () async -> Int)?>(nil)

        func answer(
            to request: Request, in context: inout ServiceContext<SimulatorMemory>
        ) -> ServiceAnswer<SimulatorMemory> {
            guard request.path == "/slow" else {
                name(request, &context)
                return .made(.success(.bare(200)))
            }
            return .awaited { context in
                let status = await self.meanwhile.withLock { $0 }?() ?? 500
                self.name(request, &context)
                return .bare(status)
            }
        }

        private func name(_ request: Request, _ context: inout ServiceContext<SimulatorMemory>) {
            let name = String(request.path.dropFirst())
            context.memory.accounts.append(SimulatedAccount(name, storefront: "us", isSubscribed: false))
        }
    }

    @Test(arguments: [false, true])
    func `a waiting request does not delay others, and their changes stay`(mayWait: Bool) async {
        let naming = Naming()
        let service = ServedService(
            naming, memory: SimulatorMemory(seed: 1), mayWait: mayWait, clock: { Served.now })
        naming.meanwhile.withLock { $0 = { await service.respond(to: Request(.get, "/quick")).status } }
        #expect(await service.respond(to: Request(.get, "/slow")).status == 200)
        naming.meanwhile.withLock { $0 = nil }
        let names = await service.change { (state, _) in state.accounts.map(\.name) } ?? []
        #expect(names.contains("quick") && !names.contains("slow"))
    }

    @Test func `abandoned work has no effect`() async {
        let service = ServedService(Naming(), memory: SimulatorMemory(seed: 1), mayWait: true, clock: { Served.now })
        guard case .awaited = service.answer(to: Request(.get, "/quick")) else {
            Issue.record("an answer that may wait is awaited")
            return
        }
        let names = await service.change { (state, _) in state.accounts.map(\.name) } ?? []
        #expect(!names.contains("quick"))
    }
}
