import MusicKit
import TonearmDevice

/// A publisher of changes of a player's state or queue.
struct PlayerChanges: Publisher {
    typealias Output = Void
    typealias Failure = Never
    let kind: PlayerKind
    let part: PlayerPart

    func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let subject = PassthroughSubject<Void, Never>()
        let part = part
        let stop = KitWorld.current().observePlayer(kind) { if $0 == part { subject.send() } }
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: { subscriber.receive(subscription: Observation($0, stop)) },
                receiveValue: subscriber.receive, receiveCompletion: subscriber.receive(completion:)))
    }

    /// A subscription that ends the observation of the world.
    private struct Observation: Subscription {
        private let base: any Subscription
        private let stop: @Sendable () -> Void

        init(_ base: any Subscription, _ stop: @escaping @Sendable () -> Void) {
            self.base = base
            self.stop = stop
        }

        func request(_ demand: Subscribers.Demand) { base.request(demand) }

        func cancel() {
            stop()
            base.cancel()
        }
    }
}
