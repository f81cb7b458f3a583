import Foundation
import Testing
import TonearmSystem
import TonearmTestSupport

/// Tests missing, unreadable and damaged files.
@Suite struct FileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    @Test func `a private file and its new folders are accessible to their owner only`() throws {
        let (old, new) = (Array("old".utf8), Array("new".utf8))
        #expect(PrivateFile.replace(path("a/b/x"), with: old) == nil)
        #expect(PrivateFile.replace(path("a/b/x"), with: new) == nil)
        #expect(try PrivateFile.read(path("a/b/x"), limit: 3).get() == new)
        #expect(try ["a", "a/b", "a/b/x"].map { try folder.mode(of: $0) } == [0o700, 0o700, 0o600])
        #expect(folder.names == ["a", "a/b", "a/b/x"])
    }

    @Test func `a failed write leaves no file, and a failed read has its reason`() throws {
        try folder.write("", to: "a/x")
        #expect(PrivateFile.replace(path("a/x/y"), with: []) == Errno.notDirectory)
        #expect(PrivateFile.replace(path("a/x/y/z"), with: []) == Errno.notDirectory)
        #expect(PrivateFile.replace(path("a"), with: []) == Errno.isDirectory)
        #expect(folder.names == ["a", "a/x"])
        for (name, failure) in [("b", .absent), ("a", .noFile)] as [(String, FileSystem.ReadProblem)] {
            #expect(PrivateFile.read(path(name), limit: 10) == .failure(failure))
        }
    }

    @Test func `a path without a folder needs no folder, and a secret must be a file`() throws {
        #expect(PrivateFile.makeFolders(for: "x") == nil)
        try folder.write("", to: "a/x")
        for (name, failure) in [("b", .absent), ("a", .noFile)] as [(String, FileSystem.ReadProblem)] {
            #expect(throws: failure) { try PrivateFile.readSecret(path(name), limit: 10).get() }
        }
    }

    @Test func `a damaged file goes to the first name that is free, and stays where it cannot be moved`() throws {
        for kept in ["x.damaged", "x.damaged-2", "x.damaged-3"] {
            try folder.write(kept, to: "x")
            #expect(PrivateFile.setAside(path("x")) == path(kept))
            #expect(try folder.text(of: kept) == kept)
        }
        #expect(PrivateFile.setAside(path("x")) == path("x"))
    }

    @Test func `beside a thousand damaged files, another stays where it is`() throws {
        for number in 1...1000 { try folder.write("", to: "x.damaged" + (number == 1 ? "" : "-\(number)")) }
        try folder.write("new", to: "x")
        #expect(PrivateFile.setAside(path("x")) == path("x"))
        #expect(try folder.text(of: "x") == "new")
    }

    @Test func `a lock has one holder, ends with it, and a failed lock has its reason`() throws {
        do {
            let held = try FileLock(of: path("a/x"))
            #expect(throws: FileLock.Problem.taken) { try FileLock(of: path("a/x")) }
            withExtendedLifetime(held) {}
        }
        _ = try FileLock(of: path("a/x"))
        try folder.write("", to: "file")
        #expect(throws: FileLock.Problem.impossible(.notDirectory)) { try FileLock(of: path("file/x")) }
        #expect(throws: FileLock.Problem.impossible(.notDirectory)) { try FileLock(of: path("file/a/x")) }
        try FileManager.default.createDirectory(atPath: path("y.lock"), withIntermediateDirectories: false)
        #expect(throws: FileLock.Problem.impossible(.isDirectory)) { try FileLock(of: path("y")) }
    }

    @Test func `a regular file is not a link, pipe or folder, and has a size limit`() throws {
        try folder.write("text", to: "x")
        symlink(path("x"), path("link"))
        mkfifo(path("pipe"), 0o600)
        func failure(_ name: String, limit: Int = 100, _ kind: FileSystem.Accepted) -> FileSystem.ReadProblem? {
            do throws(FileSystem.ReadProblem) {
                _ = try FileSystem.read(path(name), limit: limit, accepting: kind)
                return nil
            } catch {
                return error
            }
        }
        #expect(failure("x", .ownFile) == nil && failure("link", .file) == nil)
        #expect(failure("link", .ownFile) == .unreadable(.tooManySymbolicLinkLevels))
        #expect(failure("pipe", .file) == .noFile && failure("pipe", .ownFile) == .noFile)
        #expect(failure(".", .file) == .noFile)
        #expect(failure("x", limit: 3, .any) == .tooLong && failure("x", limit: 4, .any) == nil)
        #expect(failure("y", .any) == .absent && failure("x/y", .any) == .absent)
        let failures: [FileSystem.ReadProblem?] = [failure("y", .any), .noFile, .tooLong]
        #expect(failures.map { $0?.error } == [Errno.noSuchFileOrDirectory, .invalidArgument, .fileTooLarge])
        #expect(
            failures.map { $0?.description } == [
                "No such file or directory", "it is a pipe, a device or a folder, and not a file", "it is too long",
            ])
    }

    @Test func `a read from an open file returns the bytes there, fewer at its end`() throws {
        try folder.write("0123456789", to: "x")
        let file = try OpenFile(path("x"))
        #expect(file.size == 10)
        #expect(try file.bytes(in: 2..<5) == Array("234".utf8))
        #expect(try file.bytes(in: 8..<20) == Array("89".utf8))
        #expect(throws: FileSystem.ReadProblem.noFile) { try OpenFile(folder.path) }
        #expect(throws: FileSystem.ReadProblem.absent) { try OpenFile(path("y")) }
    }

    @Test func `an open file is changed by a writer, and not by a file that takes its name`() throws {
        try folder.write("0123456789", to: "x")
        let file = try OpenFile(path("x"))
        #expect(!file.isChanged)
        try Data("new".utf8).write(to: URL(filePath: path("x")), options: .atomic)
        #expect(!file.isChanged && file.stamp != FileSystem.stamp(of: path("x")))
        let other = try OpenFile(path("x"))
        #expect(other.stamp.tag != file.stamp.tag)
        try Data("longer".utf8).write(to: URL(filePath: path("x")))
        #expect(other.isChanged)
    }

    @Test func `a file that is written anew keeps its mode, and a link to it stays one`() throws {
        try folder.write("old", to: "x")
        try folder.setMode(0o640, of: "x")
        symlink(path("x"), path("link"))
        #expect(FileSystem.rewrite(path("link"), Array("new".utf8)) == nil)
        #expect(try folder.text(of: "x") == "new" && folder.mode(of: "x") == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("x"))
        #expect(FileSystem.rewrite(path("y"), []) == Errno.noSuchFileOrDirectory)
        #expect(folder.names == ["link", "x"])
    }

    @Test func `leftovers of ended processes are removed, those of running processes stay`() throws {
        for name in ["x.2147483646.new", "x.\(getpid()).new", "x.new", "x.0.new", "y.2147483646.new"] {
            try folder.write("", to: name)
        }
        FileSystem.removeLeftovers(of: path("x"))
        #expect(folder.names == ["x.0.new", "x.\(getpid()).new", "x.new", "y.2147483646.new"].sorted())
        PrivateFile.removeLeftovers(in: folder.path)
        #expect(folder.names == ["x.0.new", "x.\(getpid()).new", "x.new"].sorted())
    }

    @Test func `a copy has equal bytes, and a failed copy has its reason`() throws {
        try folder.write(String(repeating: "0123456789", count: 200_000), to: "x")
        #expect(FileSystem.copy(path("x"), to: path("y")) == nil)
        #expect(try folder.text(of: "y") == folder.text(of: "x"))
        #expect(FileSystem.copy(path("z"), to: path("y")) == Errno.noSuchFileOrDirectory)
        #expect(FileSystem.copy(path("x"), to: path("a/y")) == Errno.noSuchFileOrDirectory)
        #expect(FileSystem.copy(folder.path, to: path("y")) == Errno.isDirectory)
    }

    @Test func `a folder is removed completely, without the targets of its links`() throws {
        try folder.write("", to: "a/b/c")
        try folder.write("kept", to: "x")
        symlink(path("x"), path("a/link"))
        FileSystem.removeTree(path("a"))
        #expect(folder.names == ["x"])
        #expect(FileSystem.names(in: path("a")) == [])
    }
}
