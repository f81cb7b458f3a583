internal import CTonearmProgram

package enum ProgramVersion {
    package static let number = "0.2.0"

    /// The commit and its date, as written by `packaging/stamp`: "594a10dc1e, 2026-11-22"; nil if the program was not
    /// installed.
    package static var commit: String? {
        let stamp = String(cString: build_stamp())
        return stamp.isEmpty ? nil : stamp
    }

    /// The full version, "0.2.0 (594a10dc1e, 2026-11-22)", or the number alone without a commit.
    package static var text: String { commit.map { "\(number) (\($0))" } ?? number }
}
