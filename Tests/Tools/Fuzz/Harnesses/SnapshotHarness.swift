import TonearmHTTP

/// Reads an uploaded snapshot of a served world, writes it, and reads it again.
enum SnapshotHarness {
    static func run(_ input: [UInt8]) throws {
        guard let snapshot = try? SnapshotFile(input) else { return }
        let written = try snapshot.bytes()
        let again = try unwrap(try? SnapshotFile(written), "a written snapshot is refused")
        try require(again == snapshot, "written and read, it is another snapshot")
    }
}
