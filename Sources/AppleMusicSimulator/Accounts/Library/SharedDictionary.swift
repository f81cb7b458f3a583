/// A dictionary in partitions. Copies share unchanged partitions, so a change copies one partition, not the dictionary.
struct SharedDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private var parts: [[Key: Value]] = Array(repeating: [:], count: 64)

    private func part(of key: Key) -> Int { key.hashValue & (parts.count - 1) }

    subscript(key: Key) -> Value? {
        get { parts[part(of: key)][key] }
        set { parts[part(of: key)][key] = newValue }
    }
}
