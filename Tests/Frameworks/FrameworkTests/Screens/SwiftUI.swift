// Declarations that replace Apple's SwiftUI for printed code that runs: views record what a person could press.

@_exported import MusicKit

/// What the views of the last `body` offer.
public enum Screen {
    nonisolated(unsafe) public static var actions: [() -> Void] = []
    nonisolated(unsafe) public static var tasks: [() async -> Void] = []
    nonisolated(unsafe) public static var offers: [MusicSubscriptionOffer.Options] = []
}

public protocol View {
    associatedtype Body: View
    var body: Body { get }
}
extension Never: View { public var body: Never { fatalError("nothing is shown") } }

@propertyWrapper
public struct Binding<Value> {
    let value: Value
    public var wrappedValue: Value { value }
}

@propertyWrapper
public struct State<Value> {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private let box: Box
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(value: box.value) }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

public struct Button: View {
    public init(_ title: String, action: @escaping () -> Void) { Screen.actions.append(action) }
    public var body: Never { fatalError("nothing is shown") }
}
extension View {
    public func disabled(_ isDisabled: Bool) -> some View { self }
    public func task(_ action: @escaping () async -> Void) -> some View {
        Screen.tasks.append(action)
        return self
    }
    public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View {
        Screen.offers.append(options)
        return self
    }
}
