import SQLite
import SharedAlgorithms

extension Value {
    /// A resource's id. A numeric id is stored as a number, which is shorter and found faster.
    init(id: String) {
        guard let first = id.utf8.first, first >= UInt8(ascii: "1"), first <= UInt8(ascii: "9"), id.utf8.count <= 18,
            id.utf8.allSatisfy(ASCII.isDigit), let number = Int(id)
        else {
            self = .text(id)
            return
        }
        self = .integer(number)
    }
}
