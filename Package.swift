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
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    ],
    targets: [
        // The vocabulary of the web service, and the one description of it that everything else reads.
        .target(
            name: "AppleMusicAPI", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: settings),
        // A service answered from a catalog.
        .target(
            name: "AppleMusicSimulator", dependencies: ["AppleMusicAPI"], swiftSettings: settings),
        .testTarget(name: "AppleMusicAPITests", dependencies: ["AppleMusicAPI"], swiftSettings: settings),
    ]
)
