internal import CTonearmProgram
import TonearmSystem

package enum ProgramVersion {
    package static let number = "0.3.0"

    /// The commit and its date, as written by `packaging/stamp`: "594a10dc1e, 2026-11-28"; nil if the program was not
    /// installed.
    package static var commit: String? {
        let stamp = String(cString: build_stamp())
        return stamp.isEmpty ? nil : stamp
    }

    /// The full version, "0.3.0 (594a10dc1e, 2026-11-28)", or the number alone without a commit.
    package static var text: String { commit.map { "\(number) (\($0))" } ?? number }

    /// The environment variable in which `tonearm` names its version to the server that it starts.
    package static let variable = "TONEARM_STARTED_BY"

    /// Throws if `tonearm` of another version started this server, as after an incomplete installation.
    package static func checkStarter() throws(Failure) {
        guard let starter = OperatingSystem.environment(variable), starter != number else { return }
        throw Failure(
            "Cannot serve", "tonearm \(starter) started tonearm-serve \(number)",
            next: "Install both of one version: the package has both, and 'make serve-build install' builds both.")
    }
}
