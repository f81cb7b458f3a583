// Declarations that replace Apple's SwiftUI, as far as code samples use it.

public protocol View {
    associatedtype Body: View
    var body: Body { get }
}
extension Never: View { public var body: Never { fatalError("nothing is shown") } }

@propertyWrapper
public struct Binding<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
}

@propertyWrapper
public struct State<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value {
        get { fatalError("nothing is shown") }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { Binding(wrappedValue: wrappedValue) }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

public struct Button: View {
    public init(_ title: String, action: @escaping () -> Void) {}
    public var body: Never { fatalError("nothing is shown") }
}
extension View {
    public func disabled(_ isDisabled: Bool) -> some View { self }
    public func task(_ action: @escaping () async -> Void) -> some View { self }
}
