internal import CBuildStamp

/// Which tonearm this is.
package enum ProgramVersion {
    package static let number = "0.2.0"

    /// The commit and its day, as `packaging/stamp` wrote them: "594a10dc1e, 2026-11-22"; nil in a program that was not
    /// installed.
    package static var commit: String? {
        let stamp = String(cString: build_stamp())
        return stamp.isEmpty ? nil : stamp
    }

    /// "0.2.0 (594a10dc1e, 2026-11-22)", or the number alone.
    package static var text: String { commit.map { "\(number) (\($0))" } ?? number }
}
