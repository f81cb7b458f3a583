// swift-tools-version: 6.2
import PackageDescription

// Apple's systems have MusicKit. On Linux the package tonearm has it, and its simulation.
#if os(Linux)
    let musicKit: [Target.Dependency] = [
        .product(name: "MusicKit", package: "tonearm"), .product(name: "TonearmCombine", package: "tonearm"),
    ]
#else
    let musicKit: [Target.Dependency] = []
#endif

// The module has a name of its own, so that other packages do not find a Combine on Linux. In this target it is Combine.
let combine = SwiftSetting.unsafeFlags(["-module-alias", "Combine=TonearmCombine"], .when(platforms: [.linux]))

let package = Package(
    name: "RunnerApp",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "RunnerApp", targets: ["RunnerApp"])],
    dependencies: [
        // In a package of your own: .package(url: …, from: …, traits: [])
        .package(name: "tonearm", path: "../..", traits: [])
    ],
    targets: [
        .target(name: "RunnerApp", dependencies: musicKit, swiftSettings: [combine]),
        .testTarget(name: "RunnerAppTests", dependencies: ["RunnerApp"] + musicKit),
    ]
)
