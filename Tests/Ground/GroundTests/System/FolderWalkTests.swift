import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmSystem

/// Walks over folders with links.
@Suite struct FolderWalkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["b/2", "b/c/3", "1", ".hidden", ".git/4", "z"] { try folder.write("", to: name) }
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/" + name, withDestinationPath: target.isEmpty ? folder.path : target)
    }

    private var files: [String] { FolderWalk(folder.path).files }

    @Test func `files are found by name, without hidden ones`() {
        #expect(files == ["1", "b/2", "b/c/3", "z"])
        #expect(FolderWalk(folder.path, skipping: { $0 == "b" }).files == [".git/4", ".hidden", "1", "z"])
        #expect(FolderWalk(folder.path + "/absent").files.isEmpty && FolderWalk(folder.path + "/1").files.isEmpty)
    }

    @Test func `links to their own folder end, however many there are`() throws {
        for number in 1...8 {
            try link("loop\(number)", to: "")
            try link("b/loop\(number)", to: "..")
            try link("b/c/loop\(number)", to: "../c")
        }
        #expect(files == ["1", "b/2", "b/c/3", "z"])
    }

    @Test func `many ways to a folder are one`() throws {
        // Each folder has two links to the next one: a million ways lead to the last.
        for number in 1...20 {
            try folder.write("", to: "chain/\(number)/file")
            for name in ["left", "right"] where number < 20 {
                try link("chain/\(number)/\(name)", to: "../\(number + 1)")
            }
        }
        #expect(FolderWalk(folder.path + "/chain/1").files.count == 20)
    }

    @Test func `a folder outside is visited through a link, after the folders inside`() throws {
        let outside = try TemporaryFolder()
        try outside.write("", to: "far")
        try link("a", to: outside.path)
        try link("also", to: outside.path)
        try link("copy", to: "b")
        #expect(files == ["1", "b/2", "b/c/3", "z", "a/far"])
    }

    @Test func `folders beyond the depth are counted`() {
        let walk = FolderWalk(folder.path, depth: 2)
        #expect(walk.files == ["1", "b/2", "z"] && walk.deepFolders == 1)
    }

    @Test func `an error of a pause ends the walk`() {
        struct Stop: Error {}
        #expect(throws: Stop.self) { _ = try FolderWalk(folder.path, pausing: { throw Stop() }) }
    }
}
