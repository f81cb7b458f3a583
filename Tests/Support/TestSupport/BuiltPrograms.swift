package import Foundation

/// The programs that tests run.
package enum BuiltPrograms {
    /// The folder of the programs built with the tests.
    package static let besideTests: URL = {
        #if canImport(Darwin)
            let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        #else
            let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath() as URL?
        #endif
        return (tests ?? Bundle.main.bundleURL).deletingLastPathComponent()
    }()

    /// The folder of other programs: the optimised ones, which people install. nil if the variable `TONEARM_PROGRAMS`
    /// is not set.
    package static let others: URL? = ProcessInfo.processInfo.environment["TONEARM_PROGRAMS"].map {
        URL(filePath: $0, relativeTo: ProjectFiles.root).absoluteURL.resolvingSymlinksInPath()
    }

    /// The folder of the programs under test.
    package static let folder = others ?? besideTests

    /// Returns the path of a program under test, such as `tonearm-serve`.
    package static func path(_ name: String) -> String { folder.appending(path: name).path }
}
