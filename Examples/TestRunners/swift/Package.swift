// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "AppleMusicTests",
    platforms: [.macOS(.v15)],
    targets: [.testTarget(name: "AppleMusicTests")]
)
