/// A source of values over time.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error that ends the values; `Never` if they cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber, which gets a subscription first.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
}

/// A receiver of values over time.
public protocol Subscriber<Input, Failure> {
    /// The type of the values.
    associatedtype Input
    /// The type of the error.
    associatedtype Failure: Error

    /// Receives the subscription, of which it requests values.
    func receive(subscription: any Subscription)
    /// Receives a value.
    /// - Returns: the number of further values that it takes.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// A connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {
    /// Allows the publisher to send more values.
    func request(_ demand: Subscribers.Demand)
}

/// An activity that can be cancelled.
public protocol Cancellable {
    /// Ends the activity.
    func cancel()
}

/// A namespace for types of subscribers.
public enum Subscribers {
    /// A number of values.
    public struct Demand: Hashable, Comparable, Sendable {
        /// The number; nil for all values.
        public let max: Int?

        /// All values.
        public static let unlimited = Demand(max: nil)
        /// No value.
        public static let none = Demand(max: 0)

        /// Returns a demand for a number of values.
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

        /// Compares two values.
        public static func < (left: Demand, right: Demand) -> Bool {
            guard let number = left.max else { return false }
            return right.max.map { number < $0 } ?? true
        }

        /// Adds two demands.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let one = left.max, let other = right.max else { return .unlimited }
            let (sum, isTooLarge) = one.addingReportingOverflow(other)
            return isTooLarge ? .unlimited : .max(sum)
        }

        /// Adds a demand.
        public static func += (left: inout Demand, right: Demand) { left = left + right }

        /// Subtracts a demand, down to none. All values less any number are all values.
        public static func - (left: Demand, right: Demand) -> Demand {
            guard let one = left.max else { return .unlimited }
            return right.max.map { .max(one - Swift.min(one, $0)) } ?? .none
        }
        /// Subtracts a demand.
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        /// Multiplies a demand.
        public static func * (left: Demand, right: Int) -> Demand {
            guard let one = left.max else { return .unlimited }
            let (product, isTooLarge) = one.multipliedReportingOverflow(by: Swift.max(0, right))
            return isTooLarge ? .unlimited : .max(product)
        }
        /// Multiplies a demand.
        public static func *= (left: inout Demand, right: Int) { left = left * right }

        /// Adds a number.
        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
        /// Adds a number.
        public static func += (left: inout Demand, right: Int) { left = left + right }
        /// Subtracts a number.
        public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
        /// Subtracts a number.
        public static func -= (left: inout Demand, right: Int) { left = left - right }

        /// Compares with a number.
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        /// Compares with a number.
        public static func != (left: Demand, right: Int) -> Bool { left.max != right }
        /// Compares with a number.
        public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
        /// Compares with a number.
        public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
        /// Compares with a number.
        public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
        /// Compares with a number.
        public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
        /// Compares with a number.
        public static func < (left: Int, right: Demand) -> Bool { right > left }
        /// Compares with a number.
        public static func > (left: Int, right: Demand) -> Bool { right < left }

        /// The demand after one value.
        var afterOne: Demand { max.map { .max($0 - 1) } ?? .unlimited }
    }

    /// An end of the values.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
