// swift-tools-version: 6.2
import PackageDescription

// Without traits, the programs' packages are not resolved.
let package = Package(
    name: "AppleMusicTests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "tonearm", path: "../../..", traits: [])],
    targets: [
        .testTarget(
            name: "AppleMusicTests", dependencies: [.product(name: "AppleMusicTesting", package: "tonearm")])
    ]
)
