// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The package's graph: a table of targets by room. A target uses only targets of rooms above its own, or rows above it.

/// A target in `Sources/ROOM/FOLDER` or `Tests/ROOM/FOLDER`.
struct Row {
    enum Kind { case library, program, c, system, tests }

    var name: String
    var folder: String
    var kind = Kind.library
    /// Names of targets, and of the products in `packages`.
    var uses: [String]
    var resources: [Resource] = []
    var exclude: [String] = []
    var linker: [LinkerSetting] = []
}

// MARK: - The libraries of the system

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

// A sanitizer (`make check`) needs the exported functions, and optimised code in time.
let isSanitized = Context.environment["TONEARM_CHECK"] != nil

// The linker's options make starts faster and programs smaller.
//
// `--no-export-dynamic` removes 11,000 names and 55,000 relocations, which only other libraries would need. lld
// separates read-only data from data that changes, so fewer pages are copied. The linker script omits the tables for
// unwinding.
func linked(_ options: [String]) -> [LinkerSetting] {
    let script = "\(Context.packageDirectory)/packaging/no-unwinding-tables.ld"
    let all = [
        "-Xclang-linker", "-fuse-ld=lld", "-Xlinker", "-z", "-Xlinker", "nostart-stop-gc", "-Xlinker",
        "--no-export-dynamic", "-Xlinker", "--no-eh-frame-hdr", "-Xlinker", "-T", "-Xlinker", script,
    ]
    return isSanitized
        ? [] : [.unsafeFlags(options + all, .when(platforms: [.linux], configuration: .release))]
}
let isSmall = linked([])

// A program that contains all its libraries needs no dynamic loader; `--wrap` replaces the one function in it that reads
// the tables for unwinding. Any other program is linked to fixed addresses.
let isWhole = hasArchive("libc.a") && hasArchive("libm.a") && hasRuntimeArchive
let startsQuickly = linked(
    isWhole ? ["-static-executable", "-Xlinker", "--wrap=_Unwind_ForcedUnwind"] : ["-Xclang-linker", "-no-pie"])

// libedit and its own libraries are linked as archives if the system has them: a start loads four libraries fewer.
let libedit = hasArchive("libedit.a") ? [":libedit.a", ":libtinfo.a", ":libbsd.a", ":libmd.a"] : ["edit"]

// The archive of SQLite, so that a start loads no further library. macOS contains SQLite.
let sqlite: [LinkerSetting] = [
    .linkedLibrary(hasArchive("libsqlite3.a") ? ":libsqlite3.a" : "sqlite3", .when(platforms: [.linux])),
    .linkedLibrary("m", .when(platforms: [.linux])), .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
]

// MARK: - The rooms

/// Algorithms, JSON as spelled, text at a terminal, the operating system, SQLite, and C libraries.
let ground = [
    // Random numbers, hashes, calendar dates, digits, percent encoding.
    Row(name: "TonearmAlgorithms", folder: "Algorithms", uses: []),
    // Files, descriptors, errors, signals, the terminal, locks, programs. Only this target imports the C library.
    Row(name: "TonearmSystem", folder: "System", uses: ["SystemPackage"]),
    // JSON as it was spelled, and the language of paths and conditions.
    Row(name: "TonearmJSON", folder: "JSON", uses: ["TonearmAlgorithms"]),
    // The system's SQLite, and a layer over its interface: connections, statements, errors.
    Row(name: "CTonearmSQLite", folder: "CSQLite", kind: .system, uses: []),
    Row(name: "TonearmSQLite", folder: "SQLite", uses: ["CTonearmSQLite", "TonearmAlgorithms"], linker: sqlite),
    // The system's zlib: gzip for answers, deflate for cover art.
    Row(name: "CTonearmZlib", folder: "CZlib", kind: .system, uses: []),
    // libedit as functions with fixed parameters, because Swift cannot call variadic C functions, and signals
    // during reading.
    Row(
        name: "CTonearmEditline", folder: "CEditline", kind: .c, uses: [], linker: libedit.map { .linkedLibrary($0) }),
    // The words that the program was started with, and the commit that a build was stamped with.
    Row(name: "CTonearmProgram", folder: "CProgram", kind: .c, uses: []),
    // Width, cutting, wrapping, and removal of control characters.
    Row(name: "TonearmTerminalText", folder: "TerminalText", uses: []),
    // Parts that several programs share: error messages, the screen, secrets, typed times.
    Row(
        name: "TonearmConsole", folder: "Console",
        uses: ["CTonearmProgram", "TonearmAlgorithms", "TonearmSystem", "TonearmTerminalText"]),
]

/// The vocabulary of the web service.
let api = [
    // Requests, answers, tokens, `Service`, and the Schema from which everything else is derived.
    Row(name: "AppleMusicAPI", folder: "AppleMusicAPI", uses: ["TonearmAlgorithms", "TonearmJSON"]),
    // Media keys, and signatures of developer tokens. A client's tests need no cryptography: their worlds sign by
    // themselves.
    Row(name: "TonearmSigning", folder: "Signing", uses: ["AppleMusicAPI", "TonearmAlgorithms", "Crypto"]),
    // Requests and flows as code for programs.
    Row(name: "TonearmCodeSamples", folder: "CodeSamples", uses: ["AppleMusicAPI", "TonearmAlgorithms"]),
    // Exchanges with a service in HTTP archives (HAR): recorded while they happen, and replayed.
    Row(
        name: "TonearmRecordings", folder: "Recordings", uses: ["AppleMusicAPI", "TonearmConsole", "TonearmSystem"]),
    // A service on the network, asked by the program tonearm-live, so the shell needs no packages for HTTPS.
    Row(name: "TonearmLive", folder: "Live", uses: ["AppleMusicAPI", "TonearmConsole", "TonearmSystem"]),
]

/// The music, the service, the device, and the world of all three.
let simulation = [
    // Records, the built-in catalog, search, charts, and pictures of covers.
    Row(name: "TonearmCatalog", folder: "Catalog", uses: ["AppleMusicAPI", "TonearmAlgorithms"]),
    // A catalog in a file of any size: read, generated, or imported.
    Row(
        name: "TonearmCatalogFiles", folder: "CatalogFiles",
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmCatalog", "TonearmConsole", "TonearmRecordings",
            "TonearmSQLite", "TonearmSystem",
        ]),
    // Catalogs made of bulk data, and bulk data made of catalogs: the Apple Music Feed, the Enterprise Partner Feed,
    // MusicBrainz's dump.
    Row(
        name: "TonearmBulkData", folder: "BulkData",
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmCatalog", "TonearmCatalogFiles", "TonearmConsole",
            "TonearmSQLite", "TonearmSystem",
        ]),
    // A service that answers from a catalog.
    Row(name: "TonearmSimulator", folder: "Simulator", uses: ["AppleMusicAPI", "TonearmAlgorithms", "TonearmCatalog"]),
    // Other web services about the same music, answered from a catalog: the iTunes Search API, Last.fm and MusicBrainz,
    // and the way over the last two to similar artists.
    Row(
        name: "TonearmNeighbors", folder: "Neighbors",
        uses: ["AppleMusicAPI", "TonearmAlgorithms", "TonearmCatalog", "TonearmSimulator"]),
    // Consent, accounts, capabilities, user tokens, offers and players: their state and its changes.
    Row(name: "TonearmDevice", folder: "Device", uses: ["AppleMusicAPI", "TonearmAlgorithms"]),
    // The world: device, service, clock and scheduled events as one value. It sends requests with the right tokens.
    Row(
        name: "TonearmWorld", folder: "World",
        uses: ["AppleMusicAPI", "TonearmAlgorithms", "TonearmDevice", "TonearmSimulator"]),
    // The simulation for tests of apps in other packages. Its public declarations are stable.
    Row(
        name: "AppleMusicSimulation", folder: "AppleMusicSimulation",
        uses: ["AppleMusicAPI", "TonearmCatalog", "TonearmDevice", "TonearmSimulator", "TonearmWorld"]),
]

/// Apple's modules for Swift, answered by a simulated world. Apple's systems have their own.
let frameworks = [
    Row(
        name: "MusicKit", folder: "MusicKit",
        uses: ["AppleMusicAPI", "AppleMusicSimulation", "TonearmDevice", "TonearmSimulator", "TonearmWorld"]),
    // Control of that world, for tests.
    Row(
        name: "MusicKitSimulation", folder: "MusicKitSimulation",
        uses: [
            "AppleMusicAPI", "AppleMusicSimulation", "MusicKit", "TonearmCatalog", "TonearmRecordings", "TonearmWorld",
        ]),
    // The modules beside MusicKit have names of ours, because a module with the name of a framework of Apple turns
    // `#if canImport(...)` on in every package of a client. A client's target gives them Apple's names by
    // `-module-alias`.
    //
    // The part of Combine that code with players uses.
    Row(name: "TonearmCombine", folder: "Combine", uses: ["AppleMusicSimulation", "MusicKit", "TonearmDevice"]),
    // The colours of an artwork under the name of Apple's module.
    Row(name: "TonearmCoreGraphics", folder: "CoreGraphics", uses: ["MusicKit"]),
    // Players, queues and the device's library, as in 2017.
    Row(
        name: "TonearmMediaPlayer", folder: "MediaPlayer",
        uses: ["AppleMusicAPI", "AppleMusicSimulation", "MusicKit", "TonearmDevice", "TonearmWorld"]),
    // Consent, capabilities, storefront, user token and offers, as in 2017.
    Row(
        name: "TonearmStoreKit", folder: "StoreKit",
        uses: [
            "AppleMusicAPI", "AppleMusicSimulation", "MusicKit", "TonearmDevice", "TonearmSimulator", "TonearmWorld",
        ]
    ),
]

let lessons = [
    "capabilities", "consent", "descriptors", "developer-token", "errors", "forms", "library", "offer", "pages",
    "players", "recommendations", "relationships", "search", "serving", "storefronts", "swift", "tour.ja", "tour",
    "transactions", "url", "user-token",
]
let talks = ["article", "wwdc-2017", "wwdc-2021"]

/// The interactive program.
let shell = [
    // Reading lines: prompt, history, completion, hints, interrupts. Without a terminal it reads plain lines.
    Row(
        name: "TonearmLineEditor", folder: "LineEditor",
        uses: ["CTonearmEditline", "TonearmSystem", "TonearmTerminalText"]),
    // Sessions in Markdown files: reading, recording, comparing, exporting, performing, and lessons.
    Row(
        name: "TonearmTranscripts", folder: "Transcripts",
        uses: ["TonearmAlgorithms", "TonearmJSON", "TonearmTerminalText"]),
    // The built-in lessons and talks.
    Row(
        name: "TonearmTexts", folder: "Texts", uses: [],
        resources: lessons.map { .embedInCode("Lessons/\($0).md") } + talks.map { .embedInCode("Talks/\($0).md") },
        exclude: ["Lessons/AUTHORS.md"]),
    // Arguments and options that declare themselves, and those of serving, which two programs declare.
    Row(
        name: "TonearmArguments", folder: "Arguments",
        uses: ["TonearmAlgorithms", "TonearmConsole", "TonearmTerminalText"]),
    // The session, the commands, the views and the screen.
    Row(
        name: "TonearmShell", folder: "Shell",
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmArguments", "TonearmBulkData", "TonearmCatalog",
            "TonearmCatalogFiles", "TonearmCodeSamples", "TonearmConsole", "TonearmDevice", "TonearmLineEditor",
            "TonearmNeighbors", "TonearmRecordings", "TonearmSigning", "TonearmSimulator", "TonearmSystem",
            "TonearmTerminalText", "TonearmTexts", "TonearmTranscripts", "TonearmWorld",
        ]),
    // The program itself: arguments and exit statuses.
    Row(
        name: "tonearm", folder: "tonearm", kind: .program,
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmArguments", "TonearmCatalog", "TonearmConsole",
            "TonearmLineEditor", "TonearmLive", "TonearmNeighbors", "TonearmShell", "TonearmSigning",
            "TonearmSimulator", "TonearmSystem", "TonearmTerminalText", "TonearmWorld",
        ],
        // The completion scripts that 'make install' installs.
        resources: ["_tonearm", "tonearm.bash", "tonearm.fish"].map { .embedInCode("../../../completions/\($0)") },
        linker: startsQuickly),
]

/// The simulator over HTTP.
let server = [
    Row(
        name: "TonearmHTTP", folder: "HTTP",
        uses: [
            "AppleMusicAPI", "CTonearmZlib", "TonearmAlgorithms", "TonearmCatalog", "TonearmCodeSamples",
            "TonearmConsole", "TonearmNeighbors", "TonearmSQLite", "TonearmSigning", "TonearmSimulator",
            "TonearmSystem", "Crypto", "HTTPTypes", "Logging", "NIOCore", "NIOExtras", "NIOHTTP1", "NIOHTTP2",
            "NIOHTTPTypes", "NIOHTTPTypesHTTP1", "NIOHTTPTypesHTTP2", "NIOPosix", "NIOSSL", "NIOTLS",
            "ServiceLifecycle", "SwiftASN1", "UnixSignals", "X509",
        ],
        // The style and the scripts of the pages, and the script for web apps in tests.
        resources: ["Class/class.js", "Inspector/inspector.css", "Inspector/inspector.js", "WebScript/musickit.js"]
            .map { .embedInCode($0) }),
    // The program that serves.
    Row(
        name: "tonearm-serve", folder: "tonearm-serve", kind: .program,
        uses: [
            "AppleMusicAPI", "TonearmArguments", "TonearmBulkData", "TonearmCatalog", "TonearmCatalogFiles",
            "TonearmConsole", "TonearmHTTP", "TonearmNeighbors", "TonearmSigning", "TonearmSimulator", "TonearmSystem",
            "TonearmTexts",
        ], linker: isSmall),
]

/// Services over HTTPS.
let network = [
    // The program that speaks HTTPS for the shell: requests with bounds, tokens to one origin.
    Row(
        name: "tonearm-live", folder: "tonearm-live", kind: .program,
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmConsole", "TonearmLive", "TonearmSystem", "AsyncHTTPClient",
            "NIOCore", "NIOHPACK", "NIOHTTP1", "NIOHTTP2", "NIOHTTPCompression", "NIOPosix", "NIOSSL", "SwiftASN1",
        ], linker: isSmall)
]

// MARK: - Tests by room

let support = [
    // Programs and pseudo-terminals that tests start.
    Row(name: "CTonearmTestSupport", folder: "CTestSupport", kind: .c, uses: []),
    // Folders, programs, terminals, documents and faults of files, for tests.
    Row(
        name: "TonearmTestSupport", folder: "TestSupport",
        uses: ["CTonearmTestSupport", "TonearmAlgorithms", "TonearmSystem"], exclude: ["secret-tool"]),
    // A valid path and query for every endpoint of the Schema, and typed lines with secrets in them.
    Row(name: "TonearmServiceSupport", folder: "ServiceSupport", uses: ["AppleMusicAPI", "TonearmAlgorithms"]),
    // A file system of SQLite in which changes of files fail.
    Row(name: "CTonearmSQLiteFaults", folder: "CSQLiteFaults", kind: .c, uses: ["CTonearmSQLite"]),
    Row(
        name: "TonearmSQLiteFaultSupport", folder: "SQLiteFaultSupport",
        uses: ["CTonearmSQLiteFaults", "TonearmSystem"]
    ),
    // The simulator served on a free port, and an ordinary HTTP client.
    Row(
        name: "TonearmServedSupport", folder: "ServedSupport",
        uses: [
            "AppleMusicAPI", "TonearmCatalog", "TonearmHTTP", "TonearmSigning", "TonearmSimulator", "AsyncHTTPClient",
            "NIOCore", "NIOHTTP1", "NIOHTTPCompression", "NIOSSL",
        ]),
]

let groundTests = [
    Row(
        name: "GroundTests", folder: "GroundTests", kind: .tests,
        uses: [
            "TonearmAlgorithms", "TonearmConsole", "TonearmJSON", "TonearmServiceSupport", "TonearmSystem",
            "TonearmTerminalText", "TonearmTestSupport",
        ])
]

let apiTests = [
    Row(
        name: "AppleMusicAPITests", folder: "AppleMusicAPITests", kind: .tests,
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmSigning", "Crypto",
        ]),
    Row(
        name: "RecordingsTests", folder: "RecordingsTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "TonearmConsole", "TonearmRecordings", "TonearmSimulator", "TonearmSystem",
            "TonearmTestSupport",
        ]),
    // Tests that run the code with the installed programs.
    Row(
        name: "CodeSamplesTests", folder: "CodeSamplesTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "TonearmCodeSamples", "TonearmServedSupport", "TonearmServiceSupport", "TonearmSigning",
            "TonearmSimulator", "TonearmTestSupport",
        ], exclude: ["Interfaces"]),
]

let simulationTests = [
    Row(name: "CatalogTests", folder: "CatalogTests", kind: .tests, uses: ["AppleMusicAPI", "TonearmCatalog"]),
    Row(
        name: "CatalogFilesTests", folder: "CatalogFilesTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmBulkData", "TonearmCatalog", "TonearmCatalogFiles",
            "TonearmSQLite",
            "TonearmSigning", "TonearmSimulator", "TonearmSystem", "TonearmTestSupport",
        ]),
    Row(
        name: "SimulatorTests", folder: "SimulatorTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmCatalog", "TonearmServiceSupport", "TonearmSigning",
            "TonearmSimulator", "TonearmTestSupport", "Crypto",
        ]),
    Row(
        name: "NeighborsTests", folder: "NeighborsTests", kind: .tests,
        uses: ["AppleMusicAPI", "TonearmCatalog", "TonearmNeighbors"]),
    Row(
        name: "DeviceTests", folder: "DeviceTests", kind: .tests,
        uses: ["AppleMusicAPI", "TonearmAlgorithms", "TonearmDevice"]),
    // Device, service and clock together, without a shell.
    Row(
        name: "WorldTests", folder: "WorldTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "AppleMusicSimulation", "TonearmAlgorithms", "TonearmCatalog", "TonearmDevice",
            "TonearmSigning", "TonearmSimulator", "TonearmTestSupport", "TonearmWorld",
        ]),
]

let frameworkTests = [
    Row(
        name: "FrameworkTests", folder: "FrameworkTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "MusicKit", "MusicKitSimulation", "TonearmCodeSamples", "TonearmCombine",
            "TonearmCoreGraphics", "TonearmMediaPlayer", "TonearmServiceSupport", "TonearmStoreKit",
            "TonearmTestSupport",
        ], exclude: ["Screens"]),
    // The scenarios, played by a session, a stage and the modules.
    Row(
        name: "ScenarioTests", folder: "ScenarioTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "MusicKit", "MusicKitSimulation", "TonearmDevice", "TonearmMediaPlayer",
            "TonearmSimulator", "TonearmStoreKit", "TonearmWorld",
        ], exclude: ["Answers"]),
    Row(
        name: "MusicKitTests", folder: "MusicKitTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "MusicKit", "MusicKitSimulation", "TonearmCatalog", "TonearmHTTP", "TonearmRecordings",
            "TonearmServedSupport", "TonearmTestSupport",
        ]),
]

let shellTests = [
    Row(
        name: "LineEditorTests", folder: "LineEditorTests", kind: .tests,
        uses: [
            "CTonearmEditline", "TonearmConsole", "TonearmLineEditor", "TonearmSystem", "TonearmTerminalText",
            "TonearmTestSupport",
        ]),
    Row(
        name: "TranscriptTests", folder: "TranscriptTests", kind: .tests,
        uses: ["TonearmAlgorithms", "TonearmJSON", "TonearmTestSupport", "TonearmTranscripts"]),
    Row(
        name: "ShellTests", folder: "ShellTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmCatalog", "TonearmCodeSamples", "TonearmConsole",
            "TonearmDevice", "TonearmLineEditor", "TonearmNeighbors", "TonearmRecordings", "TonearmServiceSupport",
            "TonearmShell", "TonearmSigning", "TonearmSimulator", "TonearmSystem", "TonearmTerminalText",
            "TonearmTestSupport", "TonearmTexts", "TonearmTranscripts", "TonearmWorld", "Crypto",
        ], exclude: ["Fixtures"]),
    // Two lines and a refusal at a terminal.
    Row(name: "TerminalTests", folder: "TerminalTests", kind: .tests, uses: ["TonearmTestSupport", "tonearm"]),
    // Tests that run the built program.
    Row(
        name: "ProgramTests", folder: "ProgramTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmConsole", "TonearmDevice", "TonearmLineEditor",
            "TonearmServiceSupport", "TonearmShell", "TonearmSigning", "TonearmTerminalText", "TonearmTestSupport",
            "TonearmTexts", "tonearm", "Crypto",
        ]),
]

let serverTests = [
    // One suite for the simulator in this process, over HTTP and over HTTPS.
    Row(
        name: "ServiceTests", folder: "ServiceTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "TonearmHTTP", "TonearmServedSupport", "TonearmServiceSupport", "TonearmSigning",
            "TonearmSimulator", "TonearmTestSupport", "Crypto", "NIOHTTP1",
        ]),
    Row(
        name: "HTTPTests", folder: "HTTPTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "CTonearmZlib", "TonearmAlgorithms", "TonearmBulkData", "TonearmCatalog",
            "TonearmCatalogFiles", "TonearmCodeSamples", "TonearmConsole", "TonearmHTTP", "TonearmSQLite",
            "TonearmSQLiteFaultSupport", "TonearmServedSupport", "TonearmServiceSupport", "TonearmSigning",
            "TonearmSimulator", "TonearmSystem", "TonearmTestSupport", "tonearm-serve", "Crypto", "HTTPTypes",
            "NIOCore", "NIOEmbedded", "NIOHTTPTypes", "NIOSSL",
        ], exclude: ["Fixtures"]),
]

let networkTests = [
    // The network client against faulty servers.
    Row(
        name: "LiveTests", folder: "LiveTests", kind: .tests,
        uses: [
            "AppleMusicAPI", "TonearmHTTP", "TonearmLive", "TonearmServedSupport", "TonearmSimulator",
            "TonearmTestSupport", "tonearm", "tonearm-live", "Crypto", "NIOCore", "NIOPosix", "NIOSSL", "SwiftASN1",
            "X509",
        ])
]

let tools = [
    // Tests that read the sources.
    Row(
        name: "ArchitectureTests", folder: "ArchitectureTests", kind: .tests,
        uses: ["AppleMusicAPI", "TonearmTestSupport"], exclude: ["PublicDeclarations.txt"]),
    // Conditions that hold for any bytes, for each part that reads bytes from outside.
    Row(
        name: "TonearmFuzzHarnesses", folder: "Fuzz/Harnesses",
        uses: [
            "AppleMusicAPI", "TonearmAlgorithms", "TonearmBulkData", "TonearmCatalog", "TonearmCatalogFiles",
            "TonearmConsole", "TonearmHTTP", "TonearmLineEditor", "TonearmNeighbors", "TonearmRecordings",
            "TonearmShell", "TonearmSigning", "TonearmSimulator", "TonearmTerminalText", "TonearmTranscripts",
            "TonearmWorld", "Crypto",
        ]),
    Row(
        name: "FuzzTests", folder: "FuzzTests", kind: .tests,
        uses: ["TonearmFuzzHarnesses", "TonearmShell", "TonearmTestSupport"]),
]

// For other packages: a trait that gives each test a world of a server. It uses none of the targets above.
let testing = Row(name: "AppleMusicTesting", folder: "AppleMusicTesting", uses: [])

// The figures of 'make bench-musickit'.
let benchmark = Row(
    name: "musickit-benchmark", folder: "Benchmarks/MusicKit", kind: .program,
    uses: ["AppleMusicSimulation", "MusicKit", "MusicKitSimulation"])

// MARK: - Packages

/// The package of each product that a row names.
let packages = [
    "AsyncHTTPClient": "async-http-client", "Crypto": "swift-crypto",
    "HTTPTypes": "swift-http-types", "Logging": "swift-log", "NIOCore": "swift-nio", "NIOEmbedded": "swift-nio",
    "NIOExtras": "swift-nio-extras", "NIOHPACK": "swift-nio-http2", "NIOHTTP1": "swift-nio",
    "NIOHTTP2": "swift-nio-http2", "NIOHTTPCompression": "swift-nio-extras", "NIOHTTPTypes": "swift-nio-extras",
    "NIOHTTPTypesHTTP1": "swift-nio-extras", "NIOHTTPTypesHTTP2": "swift-nio-extras", "NIOPosix": "swift-nio",
    "NIOSSL": "swift-nio-ssl", "NIOTLS": "swift-nio", "ServiceLifecycle": "swift-service-lifecycle",
    "SwiftASN1": "swift-asn1", "SystemPackage": "swift-system", "UnixSignals": "swift-service-lifecycle",
    "X509": "swift-certificates",
]

/// The packages that the libraries need; all others belong to the programs and to tests, and to this trait.
let packagesOfLibraries = ["swift-system"]
let programs = "Programs"

// MARK: - Targets

// `make fuzz` instruments the code with coverage counters, and sets the variable to the path of the toolchain's
// libFuzzer.
let fuzzer = Context.environment["TONEARM_FUZZ"]

let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ] + (fuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer"])])

extension Row {
    var dependencies: [Target.Dependency] {
        uses.map { name in
            guard let package = packages[name] else { return .target(name: name) }
            let condition =
                packagesOfLibraries.contains(package) ? nil : TargetDependencyCondition.when(traits: [programs])
            return .product(name: name, package: package, condition: condition)
        }
    }

    /// - Parameter room: the path of its room.
    func target(in room: String) -> Target {
        let path = "\(room)/\(folder)"
        switch kind {
        case .system: return .systemLibrary(name: name, path: path)
        case .c: return .target(name: name, dependencies: dependencies, path: path, linkerSettings: linker)
        case .library:
            return .target(
                name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
                swiftSettings: settings, linkerSettings: linker)
        case .program:
            return .executableTarget(
                name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
                swiftSettings: settings, linkerSettings: linker)
        case .tests:
            // The tests of a sanitizer would take longer to optimise than to run.
            let own = isSanitized ? settings + [.unsafeFlags(["-Onone"])] : settings
            return .testTarget(
                name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: own)
        }
    }
}

var rooms: [(path: String, rows: [Row])] = [
    ("Sources/Ground", ground), ("Sources/API", api), ("Sources/Simulation", simulation), ("Sources/Shell", shell),
    ("Sources/Server", server), ("Sources/Network", network), ("Tests/Support", support), ("Tests/Ground", groundTests),
    ("Tests/API", apiTests), ("Tests/Simulation", simulationTests), ("Tests/Shell", shellTests),
    ("Tests/Server", serverTests), ("Tests/Network", networkTests), ("Tests/Tools", tools),
    ("Examples/TestRunners/swift/Sources", [testing]),
]
#if !canImport(Darwin)
    rooms += [
        ("Sources/Frameworks", frameworks), ("Tests/Frameworks", frameworkTests), ("Tests/Tools", [benchmark]),
    ]
#endif

// `make test` sets the variable: it builds neither the rooms of frameworks, serving and HTTPS, nor tests that need them
// or that `make test-more` runs with the optimised programs.
if Context.environment["TONEARM_SHORT"] != nil {
    let omitted = ["Sources/Frameworks", "Sources/Server", "Sources/Network"]
    var names = Set(rooms.filter { omitted.contains($0.path) }.flatMap(\.rows).map(\.name) + ["ProgramTests"])
    let networks = Set(packages.filter { !["swift-crypto", "swift-system"].contains($0.value) }.keys)
    for room in rooms {
        for row in room.rows where !names.union(networks).isDisjoint(with: row.uses) { names.insert(row.name) }
    }
    rooms = rooms.map { ($0.path, $0.rows.filter { !names.contains($0.name) }) }
}
let targets = rooms.flatMap { room in room.rows.map { $0.target(in: room.path) } }

let package = Package(
    name: "tonearm",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "tonearm", targets: ["tonearm"]),
        .executable(name: "tonearm-serve", targets: ["tonearm-serve"]),
        .executable(name: "tonearm-live", targets: ["tonearm-live"]),
        // For other packages: the values of the web service, and a simulation of Apple Music for an app's tests.
        .library(name: "AppleMusicAPI", targets: ["AppleMusicAPI"]),
        .library(name: "AppleMusicSimulation", targets: ["AppleMusicSimulation", "TonearmDevice", "TonearmWorld"]),
        .library(name: "AppleMusicTesting", targets: ["AppleMusicTesting"]),
    ],
    // A client that needs no program turns the trait off: `traits: []`. Then it resolves swift-system alone.
    traits: [
        .default(enabledTraits: [programs]),
        .trait(name: programs, description: "The programs, which need cryptography, networks and the terminal."),
    ],
    dependencies: [
        // Signatures of developer tokens.
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
    targets: targets
)

#if !canImport(Darwin)
    package.products.append(.library(name: "MusicKit", targets: ["MusicKit", "MusicKitSimulation"]))
    package.products += ["TonearmCombine", "TonearmCoreGraphics", "TonearmMediaPlayer", "TonearmStoreKit"].map {
        .library(name: $0, targets: [$0])
    }
#endif
// A product is named after its first target, which `make test` may leave out.
package.products = package.products.filter { product in targets.contains { $0.name == product.name } }

if let fuzzer {
    package.targets.append(
        .executableTarget(
            name: "fuzz", dependencies: ["TonearmFuzzHarnesses"], path: "Tests/Tools/Fuzz/Program",
            swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [
                .unsafeFlags(["-Xlinker", fuzzer]),
                .linkedLibrary("stdc++", .when(platforms: [.linux])), .linkedLibrary("m", .when(platforms: [.linux])),
                .linkedLibrary("c++", .when(platforms: [.macOS])),
            ]))
}
