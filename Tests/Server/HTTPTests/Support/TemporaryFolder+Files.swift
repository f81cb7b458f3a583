import Foundation
import TonearmTestSupport

extension TemporaryFolder {
    /// The contents of the files, by their names. Locks and shared memory of SQLite are not files that anybody keeps.
    var files: [String: Data] {
        get throws {
            var files: [String: Data] = [:]
            for name in names where !name.hasSuffix(".lock") && !name.hasSuffix("-shm") {
                files[name] = try Data(contentsOf: URL(filePath: path + "/" + name))
            }
            return files
        }
    }

    /// A copy of the files as they are, as a killed process leaves them.
    func copy() throws -> TemporaryFolder {
        let copy = try TemporaryFolder()
        for (name, content) in try files { try content.write(to: URL(filePath: copy.path + "/" + name)) }
        return copy
    }
}
