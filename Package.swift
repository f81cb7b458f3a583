// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "tonearm",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "tonearm", targets: ["tonearm"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        // Without Foundation: the shell only starts programs.
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    ],
    targets: [
        // The vocabulary of the web service, and the one description of it that everything else reads.
        .target(
            name: "AppleMusicAPI", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: settings),
        // A service answered from a catalog.
        .target(
            name: "AppleMusicSimulator", dependencies: ["AppleMusicAPI"], swiftSettings: settings),
        // Consent, accounts, capabilities, user tokens and offers: state, and what changes it.
        .target(name: "MusicDevice", dependencies: ["AppleMusicAPI"], swiftSettings: settings),
        // libedit behind functions of fixed signature (Swift cannot call C variadics), and the signals of a read.
        .target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")]),
        // Reads a line: prompt, history, completion, hints, interrupts; plain reading when there is no terminal.
        .target(name: "LineEditor", dependencies: ["CEditline"], swiftSettings: settings),
        // The session, the commands, the views and the screen.
        .target(
            name: "TonearmShell",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "LineEditor",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ], swiftSettings: settings),
        // The executable: arguments, wiring, exit statuses.
        .executableTarget(
            name: "tonearm",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "LineEditor", "TonearmShell",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        // A program in a pseudo-terminal, for tests only.
        .target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
        .target(
            name: "PseudoTerminalSupport", dependencies: ["CPseudoTerminal"],
            path: "Tests/Support/PseudoTerminalSupport", swiftSettings: settings),
        // A folder of a test's own.
        .target(
            name: "TemporaryFolderSupport", path: "Tests/Support/TemporaryFolderSupport", swiftSettings: settings),
        .testTarget(
            name: "LineEditorTests", dependencies: ["LineEditor", "PseudoTerminalSupport"], swiftSettings: settings),
        // Reads the sources.
        .testTarget(name: "ArchitectureTests", swiftSettings: settings),
        .testTarget(
            name: "TonearmShellTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "LineEditor", "TemporaryFolderSupport", "TonearmShell",
            ], swiftSettings: settings),
        // Runs the built program.
        .testTarget(
            name: "TonearmTests", dependencies: ["PseudoTerminalSupport", "TemporaryFolderSupport", "tonearm"],
            swiftSettings: settings),
        .testTarget(name: "AppleMusicAPITests", dependencies: ["AppleMusicAPI"], swiftSettings: settings),
        .testTarget(
            name: "AppleMusicSimulatorTests",
            dependencies: ["AppleMusicSimulator", "AppleMusicAPI", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: settings),
        .testTarget(
            name: "MusicDeviceTests", dependencies: ["MusicDevice", "AppleMusicAPI"], swiftSettings: settings),
    ]
)
