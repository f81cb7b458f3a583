/// A value behind a lock. Unlike `Mutex`, it holds values that are not sendable, because closures of apps are not.
final class Lock<ItemValue>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: ItemValue

    init(_ value: ItemValue) { self.value = value }

    func withLock<Result>(_ body: (inout ItemValue) -> Result) -> Result { lock.withLock { body(&value) } }

    /// Returns the old value.
    @discardableResult
    func exchange(_ new: ItemValue) -> ItemValue {
        withLock { value in
            defer { value = new }
            return value
        }
    }
}
