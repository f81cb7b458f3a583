// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "tonearm",
    platforms: [.macOS(.v15)],
    products: [],
    dependencies: [],
    targets: [
        // The vocabulary of the web service, and the one description of it that everything else reads.
        .target(name: "AppleMusicAPI", swiftSettings: settings),
        // A service answered from a catalog.
        .target(
            name: "AppleMusicSimulator", dependencies: ["AppleMusicAPI"], swiftSettings: settings),
        // Consent, accounts, capabilities, user tokens and offers: state, and what changes it.
        .target(name: "MusicDevice", dependencies: ["AppleMusicAPI"], swiftSettings: settings),
        .testTarget(name: "AppleMusicAPITests", dependencies: ["AppleMusicAPI"], swiftSettings: settings),
        .testTarget(
            name: "MusicDeviceTests", dependencies: ["MusicDevice", "AppleMusicAPI"], swiftSettings: settings),
    ]
)
