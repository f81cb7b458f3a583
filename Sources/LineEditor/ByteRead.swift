import SystemLayer
/// The result of reading one byte.
enum ByteRead {
    case byte(UInt8)
    case none
    case end

    init(_ file: FileDescriptor) {
        var byte: UInt8 = 0
        do {
            let count = try withUnsafeMutableBytes(of: &byte) { buffer throws(Errno) in
                try file.read(once: buffer)
            }
            self = count == 1 ? .byte(byte) : .end
        } catch {
            self = error == .wouldBlock ? .none : .end
        }
    }
}
