import MusicKit
import MusicKitSimulation
import Testing
import TonearmCombine
import TonearmTestSupport

/// Tests the operators and publishers of Combine that service layers use.
@Suite(.timeLimit(.minutes(10))) struct CombineOperatorTests {
    private struct Problem: Error, Equatable {}

    private final class Log<Item>: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [Item] = []
        var values: [Item] { lock.withLock { list } }
        func add(_ value: Item) { lock.withLock { list.append(value) } }
    }

    @Test func `a burst of values is debounced to its last`() async {
        let (subject, log) = (PassthroughSubject<Int, Never>(), Log<Int>())
        let kept = subject.debounce(for: .milliseconds(50), scheduler: RunLoop.main).sink { log.add($0) }
        for value in 1...5 { subject.send(value) }
        await eventually { log.values == [5] }
        subject.send(6)
        subject.send(completion: .finished)
        await eventually { log.values == [5, 6] }
        kept.cancel()
    }

    @Test func `a throttled burst has its first and its last value`() async {
        let (subject, log, early) = (PassthroughSubject<Int, Never>(), Log<Int>(), Log<Int>())
        let queue = DispatchQueue(label: "throttle")
        let kept = [
            subject.throttle(for: .milliseconds(200), scheduler: queue, latest: true).sink { log.add($0) },
            subject.throttle(for: .milliseconds(200), scheduler: queue, latest: false).sink { early.add($0) },
        ]
        for value in 1...4 { subject.send(value) }
        await eventually { log.values == [1, 4] && early.values == [1, 2] }
        for one in kept { one.cancel() }
    }

    @Test func `delayed values keep their order and their end`() async {
        let log = Log<String>()
        let kept = [1, 2].publisher.delay(for: .seconds(0.02), scheduler: DispatchQueue.main).sink {
            log.add("\($0)")
        } receiveValue: {
            log.add("\($0)")
        }
        await eventually { log.values == ["1", "2", "finished"] }
        kept.cancel()
    }

    @Test func `merged, combined and flattened publishers end with the last of them`() {
        let (one, two, log) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), Log<String>())
        var kept: Set<AnyCancellable> = []
        Publishers.Merge(one, two).sink {
            log.add("merge \($0)")
        } receiveValue: {
            log.add("merge \($0)")
        }
        .store(in: &kept)
        one.combineLatest(two).sink { log.add("latest \($0.0) \($0.1)") }.store(in: &kept)
        one.flatMap { value in two.map { value * $0 } }.sink { log.add("flat \($0)") }.store(in: &kept)
        one.send(2)
        two.send(3)
        one.send(completion: .finished)
        #expect(log.values.sorted() == ["flat 6", "latest 2 3", "merge 2", "merge 3"])
        two.send(completion: .finished)
        #expect(log.values.contains("merge finished"))
    }

    @Test func `values are scanned, prepended, decoded, and replaced after an error`() throws {
        let log = Log<Int>()
        var kept: Set<AnyCancellable> = []
        [1, 2, 3].publisher.scan(0, +).prepend(-1).sink { log.add($0) }.store(in: &kept)
        #expect(log.values == [-1, 1, 3, 6])
        let failed = Log<String>()
        Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
            .sink { failed.add("\($0)") }.store(in: &kept)
        Just(1).tryMap { _ -> Int in throw Problem() }.catch { _ in Just(7) }.sink { failed.add("\($0)") }
            .store(in: &kept)
        Fail<Int, Problem>(error: Problem()).mapError { "\($0)".count == 9 ? URLError(.badURL) : URLError(.unknown) }
            .sink {
                failed.add("\($0)")
            } receiveValue: { _ in
            }.store(in: &kept)
        Empty<Int, Never>().sink {
            failed.add("\($0)")
        } receiveValue: { _ in
        }.store(in: &kept)
        #expect(failed.values[..<2] == ["[1, 2]", "7"])
        #expect(failed.values[2].contains("failure") && failed.values.last == "finished")
    }

    @Test func `a future keeps its result for every subscriber`() {
        let log = Log<Int>()
        let promises = Log<(Result<Int, Problem>) -> Void>()
        let future = Future<Int, Problem> { promises.add($0) }
        var kept: Set<AnyCancellable> = []
        let subscribe = {
            future.flatMap { Just($0 + 1).setFailureType(to: Problem.self) }
                .sink { _ in
                } receiveValue: {
                    log.add($0)
                }
        }
        subscribe().store(in: &kept)
        promises.values[0](.success(1))
        promises.values[0](.failure(Problem()))
        subscribe().store(in: &kept)
        #expect(log.values == [2, 2])
    }

    @Test func `a connectable publisher sends once it is connected`() {
        let (subject, log) = (PassthroughSubject<Int, Never>(), Log<Int>())
        let connectable = subject.makeConnectable()
        let first = connectable.sink { log.add($0) }
        subject.send(1)
        let connection = connectable.connect()
        subject.send(2)
        connection.cancel()
        subject.send(3)
        #expect(log.values == [2])
        let automatic = subject.makeConnectable().autoconnect()
        let second = automatic.sink { log.add($0) }
        subject.send(4)
        second.cancel()
        subject.send(5)
        #expect(log.values == [2, 4])
        first.cancel()
    }

    @Test func `timers and notifications arrive in the subscriber's world`() async throws {
        try await Simulation.run(.denied) { _ in
            let log = Log<String>()
            var kept: Set<AnyCancellable> = []
            Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
                .sink { _ in log.add("timer \(MusicAuthorization.currentStatus)") }.store(in: &kept)
            let name = Notification.Name("CombineOperatorTests")
            NotificationCenter.default.publisher(for: name)
                .sink { _ in log.add("note \(MusicAuthorization.currentStatus)") }.store(in: &kept)
            DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
            await eventually { log.values.contains("note denied") && log.values.count > 2 }
            #expect(Set(log.values) == ["timer denied", "note denied"])
            kept = []
            let count = log.values.count
            NotificationCenter.default.post(name: name, object: nil)
            #expect(log.values.count == count)
        }
    }

    @Test func `timers of two worlds at the same time keep to their own, also after a world has ended`() async throws {
        let (logs, first) = ([Log<String>(), Log<String>()], Log<AnyCancellable>())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (log, scenario) in zip(logs, [SimulatedScenario.denied, .subscriber]) {
                group.addTask {
                    try await Simulation.run(scenario) { _ in
                        let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
                            .map { _ in "\(MusicAuthorization.currentStatus)" }
                        let kept = timer.merge(with: timer.receive(on: DispatchQueue.global())).sink { log.add($0) }
                        await eventually { log.values.count > 5 }
                        if scenario == .denied { first.add(kept) } else { kept.cancel() }
                    }
                }
            }
            try await group.waitForAll()
        }
        // The timer of the first world still fires.
        let count = logs[0].values.count
        await eventually { logs[0].values.count > count + 5 }
        for kept in first.values { kept.cancel() }
        #expect(Set(logs[0].values) == ["denied"])
        #expect(Set(logs[1].values) == ["authorized"])
    }

    @Test func `values are an asynchronous sequence`() async throws {
        var found: [Int] = []
        for await value in [1, 2, 3].publisher.values { found.append(value) }
        #expect(found == [1, 2, 3])
        await #expect(throws: Problem.self) {
            for try await _ in Fail<Int, Problem>(error: Problem()).values {}
        }
    }

    @Test func `demands are counted`() {
        var demand = Subscribers.Demand.max(3)
        demand -= 1
        #expect(demand == 2 && demand > 1 && demand < .unlimited && demand * 2 == 4)
        demand -= 5
        #expect(demand == .none && Subscribers.Demand.unlimited - 1 == .unlimited)
        #expect(Subscribers.Demand.unlimited > 1_000 && !(Subscribers.Demand.unlimited < 1_000))
    }
}
