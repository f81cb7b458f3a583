import Foundation
import Testing
import TonearmTestSupport

/// Tests that code with Apple's names of modules compiles with `-module-alias`, with names that other packages use.
@Suite(.enabled("the modules cannot be linked with a program") { BuiltModules.areUsable }, .timeLimit(.minutes(10)))
struct ModuleAliasTests {
    private static let program = """
        #if canImport(Combine) && canImport(StoreKit) && canImport(MediaPlayer) && canImport(CoreGraphics)
            import Combine
            import CoreGraphics
            import MediaPlayer
            import StoreKit
        #endif
        import Foundation
        import MusicKit
        import MusicKitSimulation

        struct Lines: TopLevelDecoder {
            func decode<T: Decodable>(_ type: T.Type, from text: Data) throws -> T { throw CancellationError() }
        }
        struct Form: TopLevelEncoder { func encode<T: Encodable>(_ value: T) throws -> Data { Data() } }
        struct Reducer<Context: Scheduler> {
            let context: Context
            let options: Context.SchedulerOptions?
            func later(_ time: Context.SchedulerTimeType) { context.schedule(after: time) {} }
        }
        func isOpen(_ demand: Subscribers.Demand) -> Bool { var demand = demand; demand -= 1; return demand > 0 }

        extension SKPaymentTransactionState { var text: String { self == .purchased ? "purchased" : "other" } }
        extension SKProduct.PeriodUnit { var text: String { self == .month ? "month" : "other" } }

        func parameters(of song: Song) throws -> MPMusicPlayerPlayParameters {
            try JSONDecoder().decode(MPMusicPlayerPlayParameters.self, from: JSONEncoder().encode(song.playParameters))
        }
        func components(_ artwork: Artwork) -> [CGFloat]? {
            artwork.backgroundColor?.colorSpace?.model == .rgb ? artwork.backgroundColor?.components : nil
        }

        @Observable final class Model { var songs: [Song] = []; @ObservationIgnored var task: Task<Void, Never>? }
        @MainActor final class Service: ObservableObject { @Published var status = "none" }

        try await Simulation.run(.subscriber) { _ in
            let request = MusicCatalogResourceRequest<Song>(matching: \\.id, equalTo: "310730206")
            let song = try await request.response().items[0]
            print(try parameters(of: song).dictionary["id"] ?? "no id")
            print(try JSONEncoder().encode(parameters(of: song)).count > 10)
            print(components(song.artwork!)?.count ?? 0)
            print(SKPaymentTransactionState.purchased.text, SKProduct.PeriodUnit.month.text, isOpen(.max(2)), isOpen(.none))
            let model = Model()
            model.songs = [song]
            print(model.songs.count, await Service().status, Combine.Just(1).output)
        }

        """

    @Test func `a program imports the modules under Apple's names`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.program, to: "main.swift")
        let compiled = try #require(try await BuiltModules.link(in: folder, ["-swift-version", "6"]))
        try #require(compiled.status == 0, "\(compiled.errors.prefix(3000))")
        let outcome = try await Tool(at: folder.path + "/program").run([])
        #expect(outcome.output == "310730206\ntrue\n4\npurchased month true false\n1 none 1\n", "\(outcome.errors)")
    }

    @Test func `@Observable needs only Foundation and MusicKit`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import Foundation
            import MusicKit

            @Observable final class Model { var songs: [Song] = [] }
            print(Model().songs.count)

            """, to: "main.swift")
        let compiled = try #require(try await BuiltModules.link(in: folder))
        #expect(compiled.status == 0, "\(compiled.errors.prefix(3000))")
    }

    @Test func `an alias to a module that is not there is no module, and an import of it names the module`()
        async throws
    {
        let folder = try TemporaryFolder()
        let alias = ["-module-alias", "CloudKit=TonearmCloudKit"]
        try folder.write(
            """
            #if canImport(CloudKit)
                import CloudKit
            #else
                import MusicKit
                print("without", MusicAuthorization.Status.denied)
            #endif

            """, to: "main.swift")
        let compiled = try #require(try await BuiltModules.link(in: folder, alias))
        try #require(compiled.status == 0, "\(compiled.errors.prefix(3000))")
        #expect(try await Tool(at: folder.path + "/program").run([]).output == "without denied\n")
        try folder.write("import CloudKit\n", to: "main.swift")
        let refused = try #require(try await BuiltModules.link(in: folder, alias))
        #expect(refused.status != 0 && refused.errors.contains("no such module 'TonearmCloudKit'"), "\(refused.errors)")
    }

    @Test func `a program whose alias is not linked names what is missing`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("import StoreKit\nprint(SKCloudServiceController.authorizationStatus())\n", to: "main.swift")
        let linked = try #require(try await BuiltModules.link(in: folder, isLinked: false))
        #expect(linked.status != 0 && linked.errors.contains("TonearmStoreKit"), "\(linked.errors.prefix(3000))")
    }
}
