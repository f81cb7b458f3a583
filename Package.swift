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

// `make fuzz` instruments the code with coverage counters, and sets the variable to the path of the toolchain's
// libFuzzer.
let fuzzer = Context.environment["TONEARM_FUZZ"]
if fuzzer != nil { settings.append(.unsafeFlags(["-sanitize=fuzzer"])) }

// On systems like Debian, these folders contain libraries as archives too.
let libraries = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }
func hasArchive(_ name: String) -> Bool {
    libraries.contains { FileManager.default.fileExists(atPath: "\($0)/\(name)") }
}
// The archive of the C++ library is in a folder of the compiler's version.
let hasRuntimeArchive = libraries.contains { folder in
    let compilers = folder.replacingOccurrences(of: "/usr/lib/", with: "/usr/lib/gcc/")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: compilers)) ?? []
    return versions.contains { FileManager.default.fileExists(atPath: "\(compilers)/\($0)/libstdc++.a") }
}

// The linker's options make starts faster. A program that contains all its libraries needs no dynamic loader. Any
// other program is linked to fixed addresses.
//
// `--no-export-dynamic` removes 11,000 names and 55,000 relocations, which only other libraries would need. lld
// separates read-only data from data that changes, so fewer pages are copied.
//
// A sanitizer (`make check`) needs the exported functions.
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

// libedit and its own libraries are linked as archives if the system has them: a start loads four libraries fewer.
let libedit = hasArchive("libedit.a") ? [":libedit.a", ":libtinfo.a", ":libbsd.a", ":libmd.a"] : ["edit"]

// The trait with the dependencies of the programs.
let programs = "Programs"

let package = Package(
    name: "tonearm",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "tonearm", targets: ["tonearm"]),
        .executable(name: "tonearm-serve", targets: ["tonearm-serve"]),
        .executable(name: "tonearm-live", targets: ["tonearm-live"]),
        // For other packages: the values of the web service, and a simulation of Apple Music for an app's tests.
        .library(name: "AppleMusicAPI", targets: ["AppleMusicAPI"]),
        .library(name: "AppleMusicSimulation", targets: ["AppleMusicSimulation", "MusicDevice", "MusicWorld"]),
    ],
    // A client that needs no program turns the trait off: `traits: []`. Then it resolves swift-crypto with its dependency, and
    // swift-system.
    traits: [
        .default(enabledTraits: [programs]),
        .trait(name: programs, description: "The programs, which need argument parsing, networks and the terminal."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        // For serving and for HTTPS; the interactive program does not contain them.
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
        // The operating system: files, descriptors, errors, signals, the terminal, locks, programs. Only this target
        // imports the C library.
        .target(
            name: "SystemLayer", dependencies: [.product(name: "SystemPackage", package: "swift-system")],
            swiftSettings: settings),
        // JSON as it was spelled, and the language of paths and conditions.
        .target(name: "JSONValues", dependencies: ["SharedAlgorithms"], swiftSettings: settings),
        // The values of the web service, and the schema from which everything else is derived.
        .target(
            name: "AppleMusicAPI",
            dependencies: ["JSONValues", "SharedAlgorithms", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: settings),
        // The music: records, the built-in catalog, search and charts.
        .target(name: "MusicCatalog", dependencies: ["AppleMusicAPI", "SharedAlgorithms"], swiftSettings: settings),
        // A service that answers from a catalog.
        .target(
            name: "AppleMusicSimulator", dependencies: ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
            swiftSettings: settings),
        // The iTunes Search API and its genre service, answered from a catalog.
        .target(
            name: "ITunesSearch", dependencies: ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
            swiftSettings: settings),
        // Last.fm and MusicBrainz, answered from a catalog, and the way over both to similar artists.
        .target(
            name: "SimilarArtists", dependencies: ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
            swiftSettings: settings),
        // Other web services about the same music, with their simulations.
        .target(
            name: "MusicNeighbors",
            dependencies: ["AppleMusicAPI", "AppleMusicSimulator", "ITunesSearch", "MusicCatalog", "SimilarArtists"],
            swiftSettings: settings),
        // The system's zlib: gzip for answers, deflate for cover art.
        .systemLibrary(name: "CZlib"),
        // The system's SQLite.
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        // Exchanges with a service in HTTP archives (HAR): recorded while they happen, and replayed.
        .target(
            name: "Recordings", dependencies: ["AppleMusicAPI", "Console", "SystemLayer"], swiftSettings: settings),
        // A layer over SQLite's C interface: connections, statements, errors.
        .target(
            name: "SQLite", dependencies: ["CSQLite", "SharedAlgorithms"], swiftSettings: settings,
            linkerSettings: [
                // The archive of SQLite, so that a start loads no further library. macOS contains SQLite.
                .linkedLibrary(":libsqlite3.a", .when(platforms: [.linux])),
                .linkedLibrary("m", .when(platforms: [.linux])),
                .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
            ]),
        // A catalog in a file of any size: read, generated, or imported from recorded answers.
        .target(
            name: "AppleMusicCatalogFile",
            dependencies: [
                "AppleMusicAPI", "Console", "MusicCatalog", "Recordings", "SharedAlgorithms", "SQLite", "SystemLayer",
            ], swiftSettings: settings),
        // Text on a terminal: its width, cutting, wrapping, and removal of control characters.
        .target(name: "TerminalText", dependencies: [], swiftSettings: settings),
        // Parts that several programs share: error messages, the screen, files, typed times.
        .target(
            name: "Console",
            dependencies: ["CArguments", "CBuildStamp", "SharedAlgorithms", "SystemLayer", "TerminalText"],
            swiftSettings: settings),
        // Pictures of a catalog's covers.
        .target(
            name: "CoverArt", dependencies: ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
            swiftSettings: settings),
        // The simulator over HTTP and HTTPS.
        .target(
            name: "AppleMusicHTTP",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "CodeSamples", "Console", "CoverArt", "CZlib", "MusicCatalog",
                "MusicNeighbors", "SharedAlgorithms", "SQLite", "SystemLayer",
                .product(name: "Crypto", package: "swift-crypto"),
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
            ],
            // The style and the scripts of the pages, and the script for web apps in tests.
            resources: [
                .embedInCode("Class/class.js"), .embedInCode("Inspector/inspector.css"),
                .embedInCode("Inspector/inspector.js"), .embedInCode("WebScript/musickit.js"),
            ], swiftSettings: settings),
        // The options of serving, which both programs declare.
        .target(
            name: "ServeOptions", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        // The program that serves.
        .executableTarget(
            name: "tonearm-serve",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicHTTP", "AppleMusicSimulator", "Console", "Lessons",
                "MusicCatalog", "MusicNeighbors", "ServeOptions", "SystemLayer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        // A client of services on the network. It uses a separate program, so the shell needs no packages for HTTPS.
        .target(
            name: "AppleMusicLive", dependencies: ["AppleMusicAPI", "Console", "SystemLayer"], swiftSettings: settings),
        // The HTTPS of that program.
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
        // The program that speaks HTTPS for the shell.
        .executableTarget(
            name: "tonearm-live", dependencies: ["AppleMusicLive", "AppleMusicNetwork", "Console", "SystemLayer"],
            swiftSettings: settings),
        // Consent, accounts, capabilities, user tokens, offers and players: their state and its changes.
        .target(name: "MusicDevice", dependencies: ["AppleMusicAPI", "SharedAlgorithms"], swiftSettings: settings),
        // The world: device, service, clock and scheduled events as one value. It sends requests with the right
        // tokens.
        .target(
            name: "MusicWorld",
            dependencies: ["AppleMusicAPI", "AppleMusicSimulator", "MusicDevice", "SharedAlgorithms"],
            swiftSettings: settings),
        // The simulation for tests of apps in other packages. Its public declarations are stable.
        .target(
            name: "AppleMusicSimulation",
            dependencies: ["AppleMusicAPI", "AppleMusicSimulator", "MusicCatalog", "MusicDevice", "MusicWorld"],
            swiftSettings: settings),
        // The commit, which is written into the finished program.
        .target(name: "CBuildStamp"),
        // The program's arguments, read without the runtime, which would search for them.
        .target(name: "CArguments"),
        // libedit as functions with fixed parameters, because Swift cannot call variadic C functions, and signals
        // during reading.
        .target(name: "CEditline", linkerSettings: libedit.map { .linkedLibrary($0) }),
        // Reading lines: prompt, history, completion, hints, interrupts. Without a terminal it reads plain lines.
        .target(
            name: "LineEditor",
            dependencies: ["CEditline", "Console", "SystemLayer", "TerminalText"],
            swiftSettings: settings),
        // Sessions in Markdown files: reading, recording, comparing, exporting, performing, and lessons.
        .target(
            name: "Transcript", dependencies: ["JSONValues", "SharedAlgorithms", "TerminalText"],
            swiftSettings: settings),
        // The built-in lessons.
        .target(
            name: "Lessons", exclude: ["AUTHORS.md"],
            resources: [
                .embedInCode("capabilities.md"), .embedInCode("consent.md"), .embedInCode("descriptors.md"),
                .embedInCode("developer-token.md"), .embedInCode("errors.md"), .embedInCode("forms.md"),
                .embedInCode("library.md"), .embedInCode("offer.md"), .embedInCode("pages.md"),
                .embedInCode("players.md"), .embedInCode("recommendations.md"),
                .embedInCode("relationships.md"), .embedInCode("search.md"),
                .embedInCode("serving.md"), .embedInCode("storefronts.md"), .embedInCode("swift.md"),
                .embedInCode("tour.ja.md"), .embedInCode("tour.md"), .embedInCode("transactions.md"),
                .embedInCode("url.md"), .embedInCode("user-token.md"),
            ],
            swiftSettings: settings),
        // Requests and flows as code for programs.
        .target(name: "CodeSamples", dependencies: ["AppleMusicAPI", "SharedAlgorithms"], swiftSettings: settings),
        // The session, the commands, the views and the screen.
        .target(
            name: "TonearmShell",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicSimulator", "CodeSamples", "Console", "CoverArt",
                "ITunesSearch", "Lessons", "LineEditor", "MusicCatalog", "MusicDevice", "MusicNeighbors", "MusicWorld",
                "Recordings", "SharedAlgorithms", "SimilarArtists", "SystemLayer", "TerminalText", "Transcript",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        // The program itself: arguments and exit statuses.
        .executableTarget(
            name: "tonearm",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicLive", "AppleMusicSimulator", "Console",
                "LineEditor", "MusicCatalog", "MusicNeighbors", "MusicWorld", "ServeOptions", "SharedAlgorithms",
                "SimilarArtists", "SystemLayer", "TerminalText", "TonearmShell",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            // The completion scripts that 'make install' installs.
            resources: ["_tonearm", "tonearm.bash", "tonearm.fish"].map { .embedInCode("../../completions/\($0)") },
            swiftSettings: settings, linkerSettings: startsQuickly),
        // Programs on a pseudo-terminal, for tests only.
        .target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
        .target(
            name: "PseudoTerminalSupport", dependencies: ["CPseudoTerminal"],
            path: "Tests/Support/PseudoTerminalSupport", swiftSettings: settings),
        // A test's own folder.
        .target(
            name: "TemporaryFolderSupport", path: "Tests/Support/TemporaryFolderSupport", swiftSettings: settings),
        // A substitute for a desktop's keyring.
        .target(
            name: "KeyringSupport", dependencies: ["TemporaryFolderSupport"], path: "Tests/Support/KeyringSupport",
            exclude: ["secret-tool"], swiftSettings: settings),
        // A fault at every change of a file.
        .target(
            name: "FileFaultSupport", dependencies: ["Console", "SystemLayer", "TemporaryFolderSupport"],
            path: "Tests/Support/FileFaultSupport", swiftSettings: settings),
        // A file system of SQLite in which changes of files fail.
        .target(name: "CSQLiteFaults", dependencies: ["CSQLite"], path: "Tests/Support/CSQLiteFaults"),
        .target(
            name: "SQLiteFaultSupport", dependencies: ["CSQLiteFaults", "SystemLayer"],
            path: "Tests/Support/SQLiteFaultSupport", swiftSettings: settings),
        // Typed lines with secrets in them, and the search for parts of a secret.
        .target(
            name: "SecretLinesSupport", dependencies: ["AppleMusicAPI", "SharedAlgorithms"],
            path: "Tests/Support/SecretLinesSupport",
            swiftSettings: settings),
        // The documents of this package that contain sessions.
        .target(name: "DocumentsSupport", path: "Tests/Support/DocumentsSupport", swiftSettings: settings),
        // Programs that tests start with Foundation.
        .target(name: "CProgramSpawning", path: "Tests/Support/CProgramSpawning"),
        .target(
            name: "ProcessSupport", dependencies: ["CProgramSpawning"], path: "Tests/Support/ProcessSupport",
            swiftSettings: settings),
        // Programs of this machine, if installed.
        .target(
            name: "ToolSupport", dependencies: ["ProcessSupport", "TemporaryFolderSupport"],
            path: "Tests/Support/ToolSupport",
            swiftSettings: settings),
        // A valid path and query for every endpoint of the Schema.
        .target(
            name: "EndpointSupport", dependencies: ["AppleMusicAPI"], path: "Tests/Support/EndpointSupport",
            swiftSettings: settings),
        // Tests of the network client against faulty servers.
        .testTarget(
            name: "AppleMusicLiveTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicHTTP", "AppleMusicLive", "AppleMusicNetwork", "AppleMusicSimulator",
                "Console", "ProcessSupport", "PseudoTerminalSupport", "ServedSupport", "TemporaryFolderSupport",
                "tonearm",
                "tonearm-live", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"), .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ], swiftSettings: settings),
        // The simulator served on a free port, and an ordinary HTTP client.
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
                "CEditline", "Console", "FileFaultSupport", "LineEditor", "PseudoTerminalSupport", "SystemLayer",
                "TemporaryFolderSupport", "TerminalText",
            ], swiftSettings: settings),
        .testTarget(
            name: "ConsoleTests",
            dependencies: [
                "Console", "KeyringSupport", "SecretLinesSupport", "SystemLayer", "TemporaryFolderSupport",
                "TerminalText",
            ],
            swiftSettings: settings),
        // Tests that run the code with the installed programs.
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
            name: "TranscriptTests",
            dependencies: ["DocumentsSupport", "JSONValues", "SharedAlgorithms", "Transcript"],
            swiftSettings: settings),
        // Conditions that hold for any bytes, for each part that reads bytes from outside.
        .target(
            name: "FuzzHarnesses",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicHTTP", "AppleMusicSimulator", "Console",
                "CoverArt", "ITunesSearch",
                "LineEditor", "MusicCatalog", "MusicNeighbors", "MusicWorld", "Recordings", "SharedAlgorithms",
                "TerminalText", "TonearmShell", "Transcript", .product(name: "Crypto", package: "swift-crypto"),
            ], path: "Tests/Fuzz/Harnesses", swiftSettings: settings),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["FuzzHarnesses", "TonearmShell"], swiftSettings: settings),
        // Tests that read the sources.
        .testTarget(name: "ArchitectureTests", swiftSettings: settings),
        .testTarget(
            name: "TonearmShellTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "CodeSamples", "Console", "CoverArt", "DocumentsSupport",
                "EndpointSupport", "FileFaultSupport", "ITunesSearch", "KeyringSupport", "Lessons", "LineEditor",
                "MusicCatalog",
                "MusicDevice", "MusicNeighbors", "MusicWorld", "ProcessSupport", "Recordings", "SecretLinesSupport",
                "SharedAlgorithms", "SystemLayer",
                "TemporaryFolderSupport", "TerminalText", "TonearmShell", "Transcript",
                .product(name: "Crypto", package: "swift-crypto"),
            ], swiftSettings: settings),
        // Tests that run the built program.
        .testTarget(
            name: "TonearmTests",
            dependencies: [
                "DocumentsSupport", "KeyringSupport", "ProcessSupport", "PseudoTerminalSupport", "SecretLinesSupport",
                "SharedAlgorithms",
                "TemporaryFolderSupport", "TerminalText", "tonearm", "TonearmShell",
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "JSONValuesTests", dependencies: ["JSONValues", "SharedAlgorithms"], swiftSettings: settings),
        .testTarget(
            name: "AppleMusicAPITests", dependencies: ["AppleMusicAPI", "SharedAlgorithms"], swiftSettings: settings),
        .testTarget(
            name: "MusicCatalogTests", dependencies: ["AppleMusicAPI", "MusicCatalog"], swiftSettings: settings),
        .testTarget(
            name: "SimilarArtistsTests", dependencies: ["AppleMusicAPI", "MusicCatalog", "SimilarArtists"],
            swiftSettings: settings),
        .testTarget(
            name: "ITunesSearchTests", dependencies: ["AppleMusicAPI", "ITunesSearch", "MusicCatalog"],
            swiftSettings: settings),
        .testTarget(
            name: "AppleMusicSimulatorTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulator", "EndpointSupport", "MusicCatalog", "SharedAlgorithms",
                .product(name: "Crypto", package: "swift-crypto"),
            ], swiftSettings: settings),
        // One suite for the simulator in this process, over HTTP and over HTTPS.
        .testTarget(
            name: "ServiceTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicHTTP", "AppleMusicSimulator", "EndpointSupport", "ServedSupport",
                .product(name: "Crypto", package: "swift-crypto"), .product(name: "NIOHTTP1", package: "swift-nio"),
            ], swiftSettings: settings),
        .testTarget(
            name: "AppleMusicHTTPTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicHTTP", "AppleMusicSimulator", "CodeSamples",
                "Console", "CoverArt", "CZlib", "DocumentsSupport", "EndpointSupport", "FileFaultSupport",
                "MusicCatalog", "ProcessSupport", "ServedSupport",
                "SharedAlgorithms", "SQLite", "SQLiteFaultSupport", "SystemLayer", "TemporaryFolderSupport",
                "tonearm-serve", "ToolSupport",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ], exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "AppleMusicCatalogFileTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicSimulator", "MusicCatalog", "ProcessSupport",
                "SharedAlgorithms", "SQLite", "SystemLayer", "TemporaryFolderSupport", "TonearmShell",
            ], swiftSettings: settings),
        // Tests of device, service and clock together, without a shell.
        .testTarget(
            name: "MusicWorldTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulation", "AppleMusicSimulator", "MusicCatalog", "MusicDevice",
                "MusicWorld", "SharedAlgorithms",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MusicDeviceTests", dependencies: ["AppleMusicAPI", "MusicDevice", "SharedAlgorithms"],
            swiftSettings: settings),
    ]
)

// The libraries need swift-crypto and swift-system; all other packages belong to the programs and to tests.
for target in package.targets {
    target.dependencies = target.dependencies.map { dependency in
        guard case .productItem(let name, let package?, _, nil) = dependency,
            !["swift-crypto", "swift-system"].contains(package)
        else { return dependency }
        return .product(name: name, package: package, condition: .when(traits: [programs]))
    }
}

// Apple's systems have MusicKit. Everywhere else it is this one.
#if !canImport(Darwin)
    package.products.append(.library(name: "MusicKit", targets: ["MusicKit", "MusicKitSimulation"]))
    // Each is a product of its own: a module that exists turns `#if canImport(...)` on in every package of a client.
    package.products += ["Combine", "MediaPlayer", "StoreKit"].map { .library(name: $0, targets: [$0]) }
    package.targets += [
        // Apple's names, answered by a simulated world.
        .target(
            name: "MusicKit",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulation", "AppleMusicSimulator", "MusicDevice", "MusicWorld",
            ], swiftSettings: settings),
        // Control of that world, for tests.
        .target(
            name: "MusicKitSimulation",
            dependencies: ["AppleMusicAPI", "AppleMusicSimulation", "MusicKit", "MusicWorld", "Recordings"],
            swiftSettings: settings),
        // The part of Combine that code with players uses.
        .target(name: "Combine", dependencies: ["MusicDevice", "MusicKit"], swiftSettings: settings),
        // Players, queues and the device's library, as in 2017.
        .target(
            name: "MediaPlayer",
            dependencies: ["AppleMusicAPI", "AppleMusicSimulation", "MusicDevice", "MusicKit", "MusicWorld"],
            swiftSettings: settings),
        // Consent, capabilities, storefront, user token and offers, as in 2017.
        .target(
            name: "StoreKit",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulation", "AppleMusicSimulator", "MusicDevice", "MusicKit", "MusicWorld",
            ],
            swiftSettings: settings),
        // The figures of 'make bench-musickit'.
        .executableTarget(
            name: "musickit-benchmark", dependencies: ["AppleMusicSimulation", "MusicKit", "MusicKitSimulation"],
            path: "Tests/Benchmarks/MusicKit", swiftSettings: settings),
        .testTarget(
            name: "NeighbourTests",
            dependencies: [
                "AppleMusicAPI", "CodeSamples", "Combine", "EndpointSupport", "MediaPlayer", "MusicKit",
                "MusicKitSimulation", "StoreKit", "TemporaryFolderSupport", "ToolSupport",
            ], exclude: ["Screens"], swiftSettings: settings),
        // The scenarios, played by a session, a stage and the modules.
        .testTarget(
            name: "ScenarioTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicSimulation", "AppleMusicSimulator", "MediaPlayer", "MusicDevice",
                "MusicKit", "MusicKitSimulation", "MusicWorld", "StoreKit",
            ], exclude: ["Answers"], swiftSettings: settings),
        .testTarget(
            name: "MusicKitTests",
            dependencies: [
                "AppleMusicAPI", "AppleMusicHTTP", "AppleMusicSimulation", "AppleMusicSimulator", "MusicCatalog",
                "MusicKit",
                "MusicKitSimulation", "ProcessSupport", "Recordings", "ServedSupport", "TemporaryFolderSupport",
                "tonearm-serve",
            ],
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

// With sanitizers the tested code is optimised, because it takes hours otherwise. The tests themselves would take
// longer to optimise than to run.
if Context.environment["TONEARM_CHECK"] != nil {
    for target in package.targets where target.type == .test {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
    }
}
