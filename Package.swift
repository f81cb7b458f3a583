// swift-tools-version: 6.2
import Foundation
import PackageDescription

var settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// `make fuzz` builds with counters of what was reached, and with a program that libFuzzer runs. The path is that of libFuzzer in the toolchain.
let fuzzer = Context.environment["TONEARM_FUZZ"]
if fuzzer != nil { settings.append(.unsafeFlags(["-sanitize=fuzzer"])) }

// On systems like Debian, libraries are there as archives too, in folders of this name.
let libraries = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }
func hasArchive(_ name: String) -> Bool {
    libraries.contains { FileManager.default.fileExists(atPath: "\($0)/\(name)") }
}
// Where C++'s library is, in a folder of the compiler's version.
let hasRuntimeArchive = libraries.contains { folder in
    let compilers = folder.replacingOccurrences(of: "/usr/lib/", with: "/usr/lib/gcc/")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: compilers)) ?? []
    return versions.contains { FileManager.default.fileExists(atPath: "\(compilers)/\($0)/libstdc++.a") }
}

// Starting is felt each time. A program that has all its libraries in it is not put together at each start; where it has to be, it is at addresses
// that are fixed when it is linked. With its functions not offered to other libraries it needs neither its 11,000 names nor 55,000
// relocations, and lld keeps what is only read apart from what is written, which costs fewer pages.
// A sanitizer (`make check`) offers its own functions to the system's libraries.
let isWhole = hasArchive("libc.a") && hasArchive("libm.a") && hasRuntimeArchive
let startsQuickly: [LinkerSetting] =
    Context.environment["TONEARM_CHECK"] != nil
    ? []
    : [
        .unsafeFlags(
            (isWhole ? ["-static-executable"] : ["-Xclang-linker", "-no-pie"]) + [
                "-Xclang-linker", "-fuse-ld=lld", "-Xlinker", "-z", "-Xlinker", "nostart-stop-gc", "-Xlinker",
                "--no-export-dynamic",
            ], .when(platforms: [.linux], configuration: .release))
    ]

// libedit, and what it needs in turn, is a part of the program where the system has it as archives: a start loads four libraries fewer.
let libedit = hasArchive("libedit.a") ? [":libedit.a", ":libtinfo.a", ":libbsd.a", ":libmd.a"] : ["edit"]

let package = Package(
    name: "tonearm",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "tonearm", targets: ["tonearm"]),
        .executable(name: "tonearm-serve", targets: ["tonearm-serve"]),
        .executable(name: "tonearm-live", targets: ["tonearm-live"]),
        // For other packages: the values of the web service, and all of Apple Music simulated for an app's tests.
        .library(name: "AppleMusicAPI", targets: ["AppleMusicAPI"]),
        .library(name: "AppleMusicSimulation", targets: ["AppleMusicSimulation", "MusicDevice", "MusicWorld"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        // Only for what is served; the interactive program is built without them.
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.11.0"),
        // Descriptors and error numbers of the operating system.
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    ],
    targets: [
        // Algorithms that several targets need: random numbers, hashes, calendar dates, digits, percent encoding.
        .target(name: "SharedAlgorithms", swiftSettings: settings),
        // The operating system: files, descriptors, errors, signals, the terminal, locks, programs. The only target that imports the C library.
        .target(
            name: "SystemLayer", dependencies: [.product(name: "SystemPackage", package: "swift-system")],
            swiftSettings: settings),
        // The vocabulary of the web service, and the one description of it that everything else reads.
        .target(
            name: "AppleMusicAPI",
            dependencies: ["SharedAlgorithms", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: settings),
        // What there is to hear: records, the built-in catalog, search and charts.
        .target(name: "MusicCatalog", dependencies: ["AppleMusicAPI", "SharedAlgorithms"], swiftSettings: settings),
        // A service answered from a catalog.
        .target(
            name: "AppleMusicSimulator", dependencies: ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
            swiftSettings: settings),
        // The system's zlib: gzip for answers, deflate for cover art.
        .systemLibrary(name: "CZlib"),
        // The system's SQLite.
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        // Exchanges with a service in HTTP archives (HAR): written as they happen, and answered from.
        .target(
            name: "Recordings", dependencies: ["AppleMusicAPI", "Console", "SystemLayer"], swiftSettings: settings),
        // A catalog in a file, of any size: read, generated, filled from recorded answers.
        .target(
            name: "AppleMusicCatalogFile",
            dependencies: [
                "AppleMusicAPI", "Console", "CSQLite", "MusicCatalog", "Recordings", "SharedAlgorithms", "SystemLayer",
            ],
            swiftSettings: settings,
            linkerSettings: [
                // The archive, so that a start has no library more to load. macOS has SQLite in the system.
                .linkedLibrary(":libsqlite3.a", .when(platforms: [.linux])),
                .linkedLibrary("m", .when(platforms: [.linux])),
                .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
            ]),
        // Text on a terminal: its width, cut and broken by it, and cleaned of what a terminal would obey.
        .target(name: "TerminalText", dependencies: [], swiftSettings: settings),
        // What programs share: failures in words, the screen, files, times as they are typed.
        .target(
            name: "Console",
            dependencies: ["CArguments", "CBuildStamp", "SharedAlgorithms", "SystemLayer", "TerminalText"],
            swiftSettings: settings),
        // The covers of a catalog, as pixels.
        .target(
            name: "CoverArt", dependencies: ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
            swiftSettings: settings),
        // The simulator over HTTP and HTTPS.
        .target(
            name: "AppleMusicHTTP",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "Console", "CoverArt", "CZlib", "MusicCatalog",
                "SharedAlgorithms", "SystemLayer", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOExtras", package: "swift-nio-extras"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP2", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ], swiftSettings: settings),
        // The options of serving, which both executables declare.
        .target(
            name: "ServeOptions", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        // The executable that serves: arguments and wiring.
        .executableTarget(
            name: "tonearm-serve",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicHTTP", "AppleMusicSimulator", "Console",
                "MusicCatalog", "ServeOptions", "SystemLayer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        // A service on the network, asked by a program of its own, so that the shell neither links nor waits for a client's packages.
        .target(
            name: "AppleMusicLive", dependencies: ["AppleMusicAPI", "Console", "SystemLayer"], swiftSettings: settings),
        // What that program does: HTTPS.
        .target(
            name: "AppleMusicNetwork",
            dependencies: [
                "AppleMusicAPI", "AppleMusicLive", "Console", "SharedAlgorithms", "SystemLayer",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
            ], swiftSettings: settings),
        // The executable that speaks HTTPS for the shell.
        .executableTarget(
            name: "tonearm-live", dependencies: ["AppleMusicLive", "AppleMusicNetwork", "Console", "SystemLayer"],
            swiftSettings: settings),
        // Consent, accounts, capabilities, user tokens and offers: state, and what changes it.
        .target(name: "MusicDevice", dependencies: ["AppleMusicAPI", "SharedAlgorithms"], swiftSettings: settings),
        // Device, service, clock and what is scheduled as one value; sends its requests with the right tokens.
        .target(
            name: "MusicWorld",
            dependencies: ["AppleMusicAPI", "AppleMusicSimulator", "MusicDevice", "SharedAlgorithms"],
            swiftSettings: settings),
        // The world for the tests of other packages' apps: what is public stays as it is.
        .target(
            name: "AppleMusicSimulation",
            dependencies: ["AppleMusicAPI", "AppleMusicSimulator", "MusicCatalog", "MusicDevice", "MusicWorld"],
            swiftSettings: settings),
        // The commit, which is written into a program after it was built.
        .target(name: "CBuildStamp"),
        // The program's arguments, without the runtime's search for them.
        .target(name: "CArguments"),
        // libedit behind functions of fixed signature (Swift cannot call C variadics), and the signals of a read.
        .target(name: "CEditline", linkerSettings: libedit.map { .linkedLibrary($0) }),
        // Reads a line: prompt, history, completion, hints, interrupts; plain reading when there is no terminal.
        .target(
            name: "LineEditor",
            dependencies: ["CEditline", "Console", "SystemLayer", "TerminalText"],
            swiftSettings: settings),
        // Sessions in Markdown files: read, recorded, compared, exported, performed, learned from.
        .target(name: "Transcript", dependencies: ["SharedAlgorithms", "TerminalText"], swiftSettings: settings),
        // The lessons that are part of the program.
        .target(
            name: "Lessons", exclude: ["AUTHORS.md"],
            resources: [
                .embedInCode("capabilities.md"), .embedInCode("consent.md"), .embedInCode("descriptors.md"),
                .embedInCode("developer-token.md"), .embedInCode("errors.md"), .embedInCode("forms.md"),
                .embedInCode("library.md"), .embedInCode("offer.md"), .embedInCode("pages.md"),
                .embedInCode("players.md"), .embedInCode("relationships.md"), .embedInCode("search.md"),
                .embedInCode("serving.md"), .embedInCode("storefronts.md"), .embedInCode("swift.md"),
                .embedInCode("tour.ja.md"), .embedInCode("tour.md"), .embedInCode("transactions.md"),
                .embedInCode("url.md"), .embedInCode("user-token.md"),
            ],
            swiftSettings: settings),
        // Requests and flows written down as code, for people to take home.
        .target(name: "CodeSamples", dependencies: ["AppleMusicAPI", "SharedAlgorithms"], swiftSettings: settings),
        // The session, the commands, the views and the screen.
        .target(
            name: "TonearmShell",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicSimulator", "CodeSamples", "Console", "CoverArt",
                "Lessons", "LineEditor", "MusicCatalog", "MusicDevice", "MusicWorld", "Recordings", "SharedAlgorithms",
                "SystemLayer", "TerminalText", "Transcript",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        // The executable: arguments, wiring, exit statuses.
        .executableTarget(
            name: "tonearm",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicLive", "AppleMusicSimulator", "Console",
                "LineEditor", "MusicCatalog", "MusicWorld", "ServeOptions", "SharedAlgorithms", "SystemLayer",
                "TerminalText", "TonearmShell", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            // The completion scripts that 'make install' installs.
            resources: ["_tonearm", "tonearm.bash", "tonearm.fish"].map { .embedInCode("../../completions/\($0)") },
            swiftSettings: settings, linkerSettings: startsQuickly),
        // A program in a pseudo-terminal, for tests only.
        .target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
        .target(
            name: "PseudoTerminalSupport", dependencies: ["CPseudoTerminal"],
            path: "Tests/Support/PseudoTerminalSupport", swiftSettings: settings),
        // A folder of a test's own.
        .target(
            name: "TemporaryFolderSupport", path: "Tests/Support/TemporaryFolderSupport", swiftSettings: settings),
        // What a desktop's keyring does, without a desktop.
        .target(
            name: "KeyringSupport", dependencies: ["TemporaryFolderSupport"], path: "Tests/Support/KeyringSupport",
            exclude: ["secret-tool"], swiftSettings: settings),
        // Every change of a file that can go wrong.
        .target(
            name: "FileFaultSupport", dependencies: ["Console", "SystemLayer", "TemporaryFolderSupport"],
            path: "Tests/Support/FileFaultSupport", swiftSettings: settings),
        // Lines with secrets in them, and what of a secret is left in a text.
        .target(
            name: "SecretLinesSupport", dependencies: ["AppleMusicAPI", "SharedAlgorithms"],
            path: "Tests/Support/SecretLinesSupport",
            swiftSettings: settings),
        // The documents of this package in which sessions are.
        .target(name: "DocumentsSupport", path: "Tests/Support/DocumentsSupport", swiftSettings: settings),
        // Programs of this machine, as far as they are here.
        .target(
            name: "ToolSupport", dependencies: ["TemporaryFolderSupport"], path: "Tests/Support/ToolSupport",
            swiftSettings: settings),
        // A path and a query for every endpoint of the Schema.
        .target(
            name: "EndpointSupport", dependencies: ["AppleMusicAPI"], path: "Tests/Support/EndpointSupport",
            swiftSettings: settings),
        // The client of services on the network, against servers that behave badly.
        .testTarget(
            name: "AppleMusicLiveTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicHTTP", "AppleMusicLive", "AppleMusicNetwork", "AppleMusicSimulator",
                "Console", "PseudoTerminalSupport", "ServedSupport", "TemporaryFolderSupport", "tonearm",
                "tonearm-live", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"), .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ], swiftSettings: settings),
        // The simulator served on a free port, and a client as programs have one.
        .target(
            name: "ServedSupport",
            dependencies: [
                "AppleMusicAPI", "AppleMusicHTTP", "AppleMusicSimulator", "MusicCatalog",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ], path: "Tests/Support/ServedSupport", swiftSettings: settings),
        .testTarget(name: "SharedAlgorithmsTests", dependencies: ["SharedAlgorithms"], swiftSettings: settings),
        .testTarget(
            name: "SystemLayerTests",
            dependencies: ["FileFaultSupport", "SystemLayer", "TemporaryFolderSupport"], swiftSettings: settings),
        .testTarget(
            name: "LineEditorTests",
            dependencies: [
                "Console", "FileFaultSupport", "LineEditor", "PseudoTerminalSupport", "SystemLayer",
                "TemporaryFolderSupport", "TerminalText",
            ], swiftSettings: settings),
        .testTarget(
            name: "ConsoleTests",
            dependencies: [
                "Console", "KeyringSupport", "SecretLinesSupport", "SystemLayer", "TemporaryFolderSupport",
                "TerminalText",
            ],
            swiftSettings: settings),
        // Runs the code with the programs that there are.
        .testTarget(
            name: "CodeSamplesTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicHTTP", "AppleMusicSimulator", "CodeSamples", "EndpointSupport",
                "ServedSupport", "TemporaryFolderSupport", "ToolSupport",
            ], exclude: ["Interfaces"], swiftSettings: settings),
        .testTarget(
            name: "RecordingsTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "Console", "FileFaultSupport", "MusicCatalog", "Recordings",
                "SystemLayer", "TemporaryFolderSupport",
            ], swiftSettings: settings),
        .testTarget(
            name: "TranscriptTests", dependencies: ["DocumentsSupport", "SharedAlgorithms", "Transcript"],
            swiftSettings: settings),
        // What must hold for any bytes, of each part that reads bytes from outside.
        .target(
            name: "FuzzHarnesses",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicSimulator", "Console", "CoverArt", "LineEditor",
                "MusicCatalog", "MusicWorld", "Recordings", "SharedAlgorithms", "TerminalText", "TonearmShell",
                "Transcript", .product(name: "Crypto", package: "swift-crypto"),
            ], path: "Tests/Fuzz/Harnesses", swiftSettings: settings),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["FuzzHarnesses", "TonearmShell"], swiftSettings: settings),
        // Reads the sources.
        .testTarget(name: "ArchitectureTests", swiftSettings: settings),
        .testTarget(
            name: "TonearmShellTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "CodeSamples", "Console", "CoverArt", "DocumentsSupport",
                "EndpointSupport", "FileFaultSupport", "KeyringSupport", "Lessons", "LineEditor", "MusicCatalog",
                "MusicDevice", "MusicWorld", "Recordings", "SecretLinesSupport", "SharedAlgorithms", "SystemLayer",
                "TemporaryFolderSupport", "TerminalText", "TonearmShell", "Transcript",
                .product(name: "Crypto", package: "swift-crypto"),
            ], swiftSettings: settings),
        // Runs the built program.
        .testTarget(
            name: "TonearmTests",
            dependencies: [
                "DocumentsSupport", "KeyringSupport", "PseudoTerminalSupport", "SecretLinesSupport", "SharedAlgorithms",
                "TemporaryFolderSupport", "TerminalText", "tonearm", "TonearmShell",
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "AppleMusicAPITests", dependencies: ["AppleMusicAPI", "SharedAlgorithms"], swiftSettings: settings),
        .testTarget(
            name: "MusicCatalogTests", dependencies: ["AppleMusicAPI", "MusicCatalog"], swiftSettings: settings),
        .testTarget(
            name: "AppleMusicSimulatorTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "EndpointSupport", "MusicCatalog", "SharedAlgorithms",
                .product(name: "Crypto", package: "swift-crypto"),
            ], swiftSettings: settings),
        // One suite, asked of the simulator in this process, over HTTP and over HTTPS.
        .testTarget(
            name: "ServiceTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicHTTP", "AppleMusicSimulator", "EndpointSupport", "ServedSupport",
                .product(name: "Crypto", package: "swift-crypto"), .product(name: "NIOHTTP1", package: "swift-nio"),
            ], swiftSettings: settings),
        .testTarget(
            name: "AppleMusicHTTPTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicHTTP", "AppleMusicSimulator", "Console",
                "CoverArt", "CZlib", "DocumentsSupport", "FileFaultSupport", "MusicCatalog", "ServedSupport",
                "SharedAlgorithms", "SystemLayer", "TemporaryFolderSupport", "tonearm-serve", "ToolSupport",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ], swiftSettings: settings),
        .testTarget(
            name: "AppleMusicCatalogFileTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicSimulator", "CSQLite", "MusicCatalog",
                "SharedAlgorithms", "TemporaryFolderSupport", "TonearmShell",
            ], swiftSettings: settings),
        // Device, service and clock together, without a shell.
        .testTarget(
            name: "MusicWorldTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "MusicCatalog", "MusicDevice", "MusicWorld", "SharedAlgorithms",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MusicDeviceTests", dependencies: ["AppleMusicAPI", "MusicDevice", "SharedAlgorithms"],
            swiftSettings: settings),
    ]
)

// Apple's systems have MusicKit. Everywhere else it is this one.
#if !canImport(Darwin)
    package.products.append(.library(name: "MusicKit", targets: ["MusicKit", "MusicKitSimulation"]))
    package.targets += [
        // Apple's names, answered by a simulated world.
        .target(
            name: "MusicKit",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulation", "AppleMusicSimulator", "MusicDevice", "MusicWorld",
            ], swiftSettings: settings),
        // Control of that world, for tests.
        .target(
            name: "MusicKitSimulation", dependencies: ["AppleMusicSimulation", "MusicKit", "MusicWorld"],
            swiftSettings: settings),
        .testTarget(
            name: "MusicKitTests",
            dependencies: ["AppleMusicAPI", "AppleMusicSimulation", "MusicKit", "MusicKitSimulation"],
            swiftSettings: settings),
    ]
#endif

if let fuzzer {
    package.targets.append(
        .executableTarget(
            name: "fuzz", dependencies: ["FuzzHarnesses"], path: "Tests/Fuzz/Program",
            swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [
                .unsafeFlags(["-Xlinker", fuzzer]),
                .linkedLibrary("stdc++", .when(platforms: [.linux])), .linkedLibrary("m", .when(platforms: [.linux])),
                .linkedLibrary("c++", .when(platforms: [.macOS])),
            ]))
}

// What is tested is optimised then, because a sanitizer takes hours without; the tests themselves take longer to optimise than to run.
if Context.environment["TONEARM_CHECK"] != nil {
    for target in package.targets where target.type == .test {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
    }
}
