// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "AlbumBrowser",
    platforms: [.macOS(.v15)],
    dependencies: [
        // In a package of your own: .package(url: …, from: …)
        .package(name: "tonearm", path: "../..", traits: [])
    ],
    targets: [
        .target(name: "AlbumBrowser"),
        .testTarget(
            name: "AlbumBrowserTests",
            dependencies: [
                "AlbumBrowser",
                .product(name: "AppleMusicSimulation", package: "tonearm"),
            ]),
    ]
)
