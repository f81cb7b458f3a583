import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmShell

@Suite struct PipelineTests {
    @Test func `a program gets what would have been shown, without color`() async throws {
        let session = ShellSession(hasColor: true)
        let plain = try await ShellSession().runAll("albums 310730204").output
        #expect(try await session.runAll("albums 310730204 | cat").output == plain)
        #expect(try await session.runAll("albums 310730204 -o ids | cat").output == "albums/310730204\n")
    }

    @Test func `a program may read as little as it likes`() async throws {
        let session = ShellSession()
        #expect(try await session.runAll("storefronts -o json | head -1").output == "{\n")
        #expect(try await session.runAll("storefronts -o json | true").output == "")
    }

    @Test func `programs can be joined`() async throws {
        let session = ShellSession()
        #expect(
            try await session.runAll("storefronts -o ids | grep /j | sort -r | head -1").output == "storefronts/jp\n")
    }

    @Test func `a program that fails is told by its status`() async {
        let session = ShellSession()
        let outcome = await session.run("storefronts | exit 3")
        #expect(outcome.errors == "error: Program 'exit 3': it ended with the status 3\n")
        #expect(outcome.status == 1)
        let missing = await session.run("storefronts | no-such-program 2>/dev/null")
        #expect(missing.errors == "error: Program 'no-such-program 2>/dev/null': it ended with the status 127\n")
        #expect(
            await session.run("! kill -9 $$").errors == "error: Program 'kill -9 $$': it was ended by the signal 9\n")
        #expect(await session.run("! kill -2 $$").status == 130)
    }

    @Test func `a program whose command is cancelled is interrupted, whatever signal ended it`() async throws {
        let folder = try TemporaryFolder()
        let line = "! : > \(folder.path)/runs; exec sleep 3600"
        let command = Task { @MainActor in await ShellSession().run(line) }
        await eventually { !folder.names.isEmpty }
        command.cancel()
        let outcome = await command.value
        #expect(outcome.status == 130)
        #expect(outcome.errors == "Interrupted.\n")
    }

    @Test func `an exclamation mark runs a program`() async throws {
        #expect(try await ShellSession().runAll("! echo 'a  b' | tr a-z A-Z").output == "A  B\n")
    }

    @Test func `a command that fails starts no program and writes no file`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession()
        #expect(await session.run("albums 1 | touch \(folder.path)/made").status == 1)
        #expect(await session.run("albums 1 > \(folder.path)/made").status == 1)
        #expect(folder.names == [])
    }

    @Test func `output goes to a file, anew or at its end`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession(hasColor: true)
        #expect(try await session.runAll("storefronts us -o ids > \(folder.path)/'two words'").output == "")
        try await session.runAll("storefronts jp -o ids >> \(folder.path)/'two words'")
        #expect(try folder.text(of: "two words") == "storefronts/us\nstorefronts/jp\n")
        try await session.runAll("storefronts de -o ids > \(folder.path)/'two words'")
        #expect(try folder.text(of: "two words") == "storefronts/de\n")
    }

    @Test func `a pipe that has a reader is written to, however long it takes to read`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        mkfifo(path + "/pipe", 0o600)
        let session = ShellSession()
        let whole = try await session.runAll("search the --limit 25 -o json").output
        #expect(whole.utf8.count > 1 << 16, "no more than a pipe holds")
        // A separate process, because a signal to this process interrupts opening a pipe. It reads slowly at first.
        let reader = SpawnedProgram()
        reader.executableURL = URL(fileURLWithPath: "/bin/sh")
        reader.arguments = ["-c", "exec < \(path)/pipe; sleep 0.1; cat > \(path)/read"]
        try reader.start()
        try await session.runAll("search the --limit 25 -o json > \(path)/pipe")
        _ = reader.waitForExit()
        #expect(try folder.text(of: "read") == whole)
    }

    @Test func `a pipe that nobody reads is given up when the line is cancelled`() async throws {
        let folder = try TemporaryFolder()
        mkfifo(folder.path + "/pipe", 0o600)
        let path = folder.path
        let running = Task { await ShellSession().run("genres > \(path)/pipe").status }
        running.cancel()
        #expect(await running.value == 130)
    }

    @Test(arguments: ["transcript export a.md pipe --format html", "transcript verify a.md --junit pipe"])
    func `so is one that a command writes`(line: String) async throws {
        let folder = try TemporaryFolder()
        mkfifo(folder.path + "/pipe", 0o600)
        try folder.write("```tonearm\n> where\n...\n```\n", to: "a.md")
        let path = folder.path
        let words = line.replacing("a.md", with: "\(path)/a.md").replacing("pipe", with: "\(path)/pipe")
        let running = Task { await ShellSession().run(words).status }
        // The write may have reached the pipe by then.
        try await Task.sleep(for: .milliseconds(100))
        running.cancel()
        #expect(await running.value == 130)
    }

    @Test func `a file that cannot be written is reported`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let outcome = await ShellSession().run("storefronts > \(folder.path)/file/below")
        #expect(outcome.errors.hasPrefix("error: Cannot write '\(folder.path)/file/below': Not a directory\n"))
        #expect(outcome.status == 1)
    }

    @Test func `errors do not go into the file`() async throws {
        let folder = try TemporaryFolder()
        let outcome = await ShellSession().run("albums 1 >> \(folder.path)/x")
        #expect(outcome.errors.hasPrefix("error: 404 "))
        #expect(folder.names == [])
    }
}
