import MusicKit
import MusicKitSimulation
import Synchronization
import Testing
import TonearmCombine
import TonearmTestSupport

/// Tests the part of Combine that code with players uses.
@Suite struct CombineTests {
    /// A client's view model.
    final class Model: ObservableObject {
        @Published var count = 0
        @Published var name = "a"
    }

    final class Log<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [Value] = []
        var values: [Value] { lock.withLock { list } }
        func add(_ value: Value) { lock.withLock { list.append(value) } }
    }

    @Test func `subscribers get values until they are cancelled or the subject ends`() {
        let (subject, log) = (PassthroughSubject<Int, Never>(), Log<Int>())
        var kept: Set<AnyCancellable> = []
        subject.sink { log.add($0) }.store(in: &kept)
        let other = subject.sink { log.add($0 * 100) }
        subject.send(1)
        other.cancel()
        subject.send(2)
        kept = []
        subject.send(3)
        #expect(log.values == [1, 100, 2])
        let end = Log<String>()
        let ended = subject.sink {
            end.add("\($0)")
        } receiveValue: { _ in
        }
        subject.send(completion: .finished)
        subject.send(4)
        #expect(end.values == ["finished"])
        ended.cancel()
    }

    @Test func `a current value comes first, and operators change what comes`() {
        let (subject, log) = (CurrentValueSubject<Int, Never>(1), Log<String>())
        let kept = subject.filter { $0 != 2 }.removeDuplicates().map { "\($0)" }.dropFirst().sink { log.add($0) }
        for value in [2, 3, 3, 4] { subject.value = value }
        #expect(log.values == ["3", "4"] && subject.value == 4)
        kept.cancel()
        let just = Log<Int>()
        let short = Just("7").compactMap { Int($0) }.eraseToAnyPublisher().sink { just.add($0) }
        #expect(just.values == [7])
        short.cancel()
    }

    @Test func `a failure ends the values`() {
        struct Problem: Error, Equatable {}
        let (subject, log) = (PassthroughSubject<Int, Problem>(), Log<String>())
        let kept = subject.sink {
            log.add("\($0)")
        } receiveValue: {
            log.add("\($0)")
        }
        subject.send(1)
        subject.send(completion: .failure(Problem()))
        subject.send(2)
        #expect(log.values.count == 2 && log.values[0] == "1" && log.values[1].contains("Problem"))
        kept.cancel()
    }

    @Test func `an object announces each change of a published property before it happens`() {
        let (model, log) = (Model(), Log<String>())
        let changes = model.objectWillChange.sink { [unowned model] in log.add("will \(model.count)") }
        let counts = model.$count.sink { log.add("is \($0)") }
        model.count = 5
        model.name = "b"
        #expect(log.values == ["is 0", "will 0", "is 5", "will 5"])
        #expect(model.count == 5 && model.name == "b")
        changes.cancel()
        counts.cancel()
    }

    @Test func `values of a publisher are assigned to properties`() {
        let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
        subject.assign(to: &model.$count)
        subject.send(3)
        #expect(model.count == 3)
        let kept = subject.map(\.description).assign(to: \.name, on: model)
        subject.send(4)
        #expect(model.name == "4" && model.count == 4)
        kept.cancel()
        subject.send(5)
        #expect(model.name == "4")
    }

    @Test func `values arrive on a dispatch queue`() async {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "receiver")
        queue.setSpecific(key: Self.mark, value: true)
        let isThere = await withCheckedContinuation { continuation in
            let kept = subject.receive(on: queue).sink { _ in
                continuation.resume(returning: DispatchQueue.getSpecific(key: Self.mark) == true)
            }
            subject.send(1)
            Self.kept.withLock { $0.append(kept) }
        }
        #expect(isThere)
    }
    private static let mark = DispatchSpecificKey<Bool>()
    private static let kept = Mutex<[AnyCancellable]>([])

    @Test func `the player's state and queue announce changes of the subscriber's world`() async throws {
        try await Simulation.run(.subscriber) {
            let player = ApplicationMusicPlayer.shared
            let log = Log<String>()
            let state = player.state.objectWillChange.sink { log.add("state") }
            let queue = player.queue.objectWillChange.sink { log.add("queue") }
            player.queue = [try await Self.album]
            try await player.play()
            #expect(log.values.contains("state") && log.values.contains("queue"))
            let count = log.values.count
            state.cancel()
            queue.cancel()
            player.pause()
            #expect(log.values.count == count)
            let second = Log<String>()
            let kept = player.state.objectWillChange.sink { second.add("state") }
            try await Simulation.run(.subscriber) {
                ApplicationMusicPlayer.shared.queue = [try await Self.album]
                try await ApplicationMusicPlayer.shared.play()
            }
            #expect(second.values == [])
            player.state.repeatMode = .all
            #expect(second.values == ["state"])
            kept.cancel()
        }
    }

    private static var album: Album {
        get async throws {
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            return try #require(try await request.response().items.first)
        }
    }

    @Test(.timeLimit(.minutes(10))) func `values on a queue or the main loop arrive in the subscriber's world`()
        async throws
    {
        try await Simulation.run(.subscriber) { _ in
            let player = ApplicationMusicPlayer.shared
            var kept: Set<AnyCancellable> = []
            let (queue, loop, direct) = (Log<String>(), Log<String>(), Log<String>())
            player.state.objectWillChange.receive(on: DispatchQueue.main)
                .sink { queue.add("\(ApplicationMusicPlayer.shared.state.playbackStatus)") }.store(in: &kept)
            player.state.objectWillChange.receive(on: RunLoop.main)
                .sink { loop.add("\(ApplicationMusicPlayer.shared.state.playbackStatus)") }.store(in: &kept)
            let subject = PassthroughSubject<Int, Never>()
            subject.sink { direct.add("\($0) \(MusicAuthorization.currentStatus)") }.store(in: &kept)
            let albums = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            player.queue = [try await albums.response().items[0]]
            try await player.play()
            DispatchQueue.global().async { subject.send(7) }
            await eventually { queue.values.last == "playing" && loop.values.last == "playing" }
            await eventually { direct.values == ["7 authorized"] }
            kept = []
        }
    }

    @Test(.timeLimit(.minutes(10))) func `two worlds keep their subscribers apart`() async throws {
        let log = Log<String>()
        func subscribe(_ scenario: SimulatedScenario, _ subject: PassthroughSubject<Void, Never>) async throws {
            try await Simulation.run(scenario) { _ in
                let kept = subject.receive(on: DispatchQueue.main)
                    .sink { log.add("\(scenario) \(MusicAuthorization.currentStatus)") }
                subject.send()
                await eventually { log.values.contains { $0.hasPrefix("\(scenario) ") } }
                kept.cancel()
            }
        }
        try await subscribe(.subscriber, PassthroughSubject())
        try await subscribe(.denied, PassthroughSubject())
        #expect(log.values == ["subscriber authorized", "denied denied"])
    }
}
