/// A C string that stays valid until the next `set`.
final class CText {
    private(set) var pointer: UnsafeMutablePointer<CChar>

    init() {
        pointer = .allocate(capacity: 1)
        pointer.pointee = 0
    }

    deinit {
        pointer.deallocate()
    }

    func set(_ text: String) {
        pointer.deallocate()
        let bytes = text.utf8CString
        pointer = .allocate(capacity: bytes.count)
        bytes.withUnsafeBufferPointer {
            pointer.initialize(from: $0.baseAddress ?? UnsafePointer(pointer), count: $0.count)
        }
    }
}
