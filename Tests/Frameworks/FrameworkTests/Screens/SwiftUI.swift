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
public struct Binding<ItemValue> {
    let value: ItemValue
    public var wrappedValue: ItemValue { value }
}

@propertyWrapper
public struct State<ItemValue> {
    private final class Box {
        var value: ItemValue
        init(_ value: ItemValue) { self.value = value }
    }
    private let box: Box
    public init(wrappedValue: ItemValue) { box = Box(wrappedValue) }
    public var wrappedValue: ItemValue {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<ItemValue> { Binding(value: box.value) }
}
extension State where ItemValue: ExpressibleByNilLiteral {
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
