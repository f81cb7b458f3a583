import Foundation
import Testing
import TonearmTestSupport

@Suite(.serialized, .waiting) struct ConversationTests {
    let program: Program

    init() throws { program = try Program() }

    @Test func `the shell greets, prompts, answers and leaves`() throws {
        let terminal = try program.converse()
        #expect(terminal.screen.lines[0].hasPrefix("tonearm "))
        #expect(terminal.screen.lines[0].contains("answered by a simulator"))
        terminal.send("open albums/310730204\r")
        #expect(terminal.wait(for: "us albums/310730204>"))
        #expect(terminal.screen.text.contains("Thunder Road"))
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
    }

    @Test func `what is typed while a program runs is behind the prompt afterwards, in a row of its own`() throws {
        let fifo = program.folder.path + "/fifo"
        #expect(mkfifo(fifo, 0o600) == 0)
        let terminal = try program.converse()
        terminal.send("! cat \(fifo)\r")
        let writer = open(fifo, O_WRONLY)
        terminal.send("storefront jp")
        #expect(terminal.wait { $0.lines.contains("storefront jp") })
        #expect(write(writer, "abc", 3) == 3)
        close(writer)
        #expect(terminal.wait { $0.lines[$0.row] == "us> storefront jp" && $0.column == 17 })
        #expect(terminal.wait(for: "storefront jpabc"))
        terminal.send("\r")
        #expect(terminal.wait { $0.lines[$0.row] == "jp>" })
    }

    @Test func `Ctrl-D leaves, and the terminal is ordinary`() throws {
        let terminal = try program.converse()
        terminal.send("\u{4}")
        #expect(terminal.waitForExit() == 0)
        #expect(terminal.isCooked)
    }

    @Test func `Ctrl-D that is typed before a prompt leaves there`() throws {
        let fifo = program.folder.path + "/fifo"
        #expect(mkfifo(fifo, 0o600) == 0)
        let terminal = try program.converse()
        terminal.send("! cat \(fifo)\r")
        let writer = open(fifo, O_WRONLY)
        // The terminal is in line mode while the shell starts.
        terminal.send("storefront jp\r\u{4}")
        #expect(terminal.wait { $0.lines.contains("storefront jp") })
        close(writer)
        #expect(terminal.waitForExit() == 0)
        #expect(terminal.screen.text.contains("jp>"))
    }

    @Test func `Tab completes commands, relationships and rows`() throws {
        let terminal = try program.converse()
        terminal.send("open albums/310730204\r")
        #expect(terminal.wait(for: "us albums/310730204>"))
        terminal.send("foll\ttra\t--li\t2\r")
        #expect(terminal.wait(for: "follow tracks --limit 2"))
        #expect(terminal.wait(for: "2 songs; more: next"))
        terminal.send("storefront j\t\t")
        #expect(terminal.wait { $0.text.contains("Japan") && $0.text.contains("Jamaica") })
    }

    @Test func `what is open goes on in the next line, and Ctrl-C drops it`() throws {
        let terminal = try program.converse()
        terminal.send("open \\\r")
        #expect(terminal.wait { $0.lines[$0.row] == "...>" })
        terminal.send("albums/310730204 -o ids\r")
        #expect(terminal.wait(for: "\nalbums/310730204\nus albums/310730204>"))
        terminal.send("\u{1B}[A\r")
        #expect(terminal.wait { $0.text.components(separatedBy: "\nalbums/310730204\n").count == 3 })
        terminal.send("get '/v1\r")
        #expect(terminal.wait { $0.lines[$0.row] == "...>" })
        terminal.send("\u{3}")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us albums/310730204>") })
        terminal.send("get 'a\r")
        #expect(terminal.wait { $0.lines[$0.row] == "...>" })
        terminal.send("\u{4}")
        #expect(terminal.wait(for: "a quote ' has no end"))
    }

    @Test func `the last line goes to the editor, and what comes back is run and kept`() throws {
        let terminal = try program.converse(environment: ["EDITOR": "sed -i s/44/45/", "VISUAL": ""])
        terminal.send("set width 44\r")
        #expect(terminal.wait(for: "width  44"))
        terminal.send("edit\r")
        #expect(terminal.wait(for: "> set width 45\nwidth  45"))
        terminal.send("!!\r")
        #expect(terminal.wait(for: "us> !!\n> set width 45\nwidth  45"))
        terminal.send("history 3\r")
        #expect(terminal.wait(for: "2  edit\n4  set width 45\n5  history 3"))
    }

    @Test func `an editor gets its file under any name, of which nothing is run`() throws {
        let folder = "it's; $(touch \"$HOME\"/ran) `touch $HOME/ran` & \"b\" -x"
        try program.folder.write("", to: folder + "/empty")
        let terminal = try program.converse(
            environment: [
                "TMPDIR": program.folder.path + "/" + folder, "EDITOR": "sed -i s/44/45/", "VISUAL": "",
            ])
        terminal.send("set width 44\r")
        #expect(terminal.wait(for: "width  44"))
        terminal.send("edit\r")
        #expect(terminal.wait(for: "> set width 45\nwidth  45"))
        // The temporary file is deleted, and the command in its name was not run.
        #expect(program.folder.names.filter { $0.hasPrefix(folder) } == [folder, folder + "/empty"])
        #expect(!program.folder.names.contains("ran"))
    }

    @Test func `Ctrl-R finds a line of an earlier run`() throws {
        let first = try program.converse()
        first.send("set width 70\r")
        #expect(first.wait(for: "width  70"))
        first.send("exit\r")
        #expect(first.waitForExit() == 0)
        #expect(try program.folder.mode(of: "state/tonearm/history") == 0o600)
        #expect(try program.folder.mode(of: "state/tonearm") == 0o700)
        let second = try program.converse()
        second.send("\u{12}wid")
        #expect(second.wait(for: "set width 70"))
        second.send("\r")
        #expect(second.wait(for: "width  70"))
        second.send("history 2\r")
        #expect(second.wait(for: "history 2\n3  set width 70\n4  history 2"))
    }

    @Test func `what is watched is told above the line that is typed, and Ctrl-C ends it`() throws {
        let terminal = try program.converse()
        terminal.send("storefronts jp -o ids\r")
        #expect(terminal.wait(for: "us storefronts/jp>"))
        terminal.send("watch --every 1s\r")
        #expect(terminal.wait(for: "every 1 second; watch stop ends it."))
        terminal.send("genr")
        #expect(terminal.wait { $0.text.contains("bytes, the same") && $0.lines[$0.row].contains("> genr") })
        terminal.send("es -o ids\r")
        #expect(terminal.wait { $0.text.contains("genres/34") && $0.lines[$0.row] == "us>" })
        terminal.send("\u{3}")
        #expect(terminal.wait(for: "is no longer watched."))
        terminal.send("watch stop\r")
        #expect(terminal.wait(for: "error: Cannot stop: nothing is watched"))
    }

    @Test func `Ctrl-C ends the waiting for a reader of a pipe`() throws {
        mkfifo(program.folder.path + "/pipe", 0o600)
        let terminal = try program.converse(columns: 120)
        terminal.send("genres > \(program.folder.path)/pipe\r")
        #expect(terminal.wait(for: "/pipe"))
        #expect(terminal.waitUntil { terminal.isCooked })
        terminal.send("\u{3}")
        #expect(terminal.wait(for: "Interrupted."))
        terminal.send("exit\r")
        #expect(terminal.waitForExit() == 0)
    }

    @Test func `Ctrl-C drops a line half typed`() throws {
        let terminal = try program.converse()
        terminal.send("storefront jp")
        #expect(terminal.wait(for: "storefront jp"))
        terminal.send("\u{3}")
        #expect(terminal.wait { $0.lines[$0.row] == "us>" })
        terminal.send("\u{3}")
        #expect(
            terminal.wait {
                $0.lines.filter { $0.hasPrefix("us>") && $0.hasSuffix("^C") }.count == 2 && $0.lines[$0.row] == "us>"
            })
        terminal.send("set width 44\r")
        #expect(terminal.wait(for: "width  44"))
        #expect(!terminal.screen.text.contains("jp Japan"))
    }

    @Test func `Ctrl-C stops a program, and the shell goes on`() throws {
        let terminal = try program.converse()
        // The program itself reports that it runs. If the system's shell did so before starting it, a key pressed in
        // between could be lost.
        //
        // dash loses it in 200 of 1000 runs, without tonearm too.
        terminal.send("! sh -c 'echo rea\\dy; exec sleep 30'; echo ne''ver\r")
        #expect(terminal.wait(for: "ready"))
        terminal.send("\u{3}")
        #expect(terminal.wait { $0.lines[$0.row] == "us>" })
        #expect(terminal.screen.text.contains("Interrupted."))
        #expect(!terminal.screen.lines.contains("never"))
        terminal.send("set width 44\r")
        #expect(terminal.wait(for: "width  44"))
    }

    @Test func `Ctrl-C stops fetching, keeps what came, and the shell goes on`() throws {
        let terminal = try program.converse()
        terminal.send("search a --types songs --limit 1\r")
        #expect(terminal.wait(for: "1 song; more: next"))
        terminal.send("all\r")
        #expect(terminal.wait(for: "so far") || terminal.screen.text.contains("songs;"))
        terminal.send("\u{3}")
        #expect(terminal.wait { $0.text.contains("songs; ") && $0.lines[$0.row] == "us>" })
        terminal.send("set width 44\r")
        #expect(terminal.wait(for: "width  44"))
    }

    @Test func `a pager has the terminal to itself`() throws {
        let terminal = try program.converse()
        terminal.send("storefronts us jp de -o ids | head -2\r")
        #expect(terminal.wait(for: "storefronts/us\nstorefronts/jp\nus>"))
        #expect(terminal.wait { $0.lines[$0.row] == "us>" })
        terminal.send("search love --types all --limit 25 -o json | true\r")
        #expect(terminal.wait { $0.text.contains("json | true") && $0.lines[$0.row] == "us>" })
        terminal.send("set width 44\r")
        #expect(terminal.wait(for: "width  44"))
        #expect(!terminal.screen.text.contains("error"))
    }

    @Test func `a program that is started does not ignore signals`() throws {
        let terminal = try program.converse()
        terminal.send("! yes | head -1; echo do''ne\r")
        #expect(terminal.wait(for: "done"))
        #expect(!terminal.screen.text.contains("Broken"))
    }

    @Test func `Ctrl-Z suspends to the shell it came from, which can bring it back`() throws {
        let terminal = try PseudoTerminal(
            running: "/bin/bash", arguments: ["--norc", "--noprofile", "-i"],
            environment: program.environment.merging(["PS1": "outer$ ", "TONEARM": Program.path]) { $1 })
        #expect(terminal.wait(for: "outer$"))
        terminal.send("\"$TONEARM\"\r")
        #expect(terminal.wait(for: "us>"))
        terminal.send("storefront")
        #expect(terminal.wait(for: "us> storefront"))
        terminal.send("\u{1A}")
        #expect(terminal.wait { $0.text.contains("Stopped") && $0.lines[$0.row].hasPrefix("outer$") })
        terminal.send("fg\r")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us> storefront") })
        terminal.send(" jp\r")
        #expect(terminal.wait(for: "jp>"))
        terminal.send("exit\r")
        #expect(terminal.wait { $0.lines[$0.row] == "outer$" })
    }

    @Test func `tables follow the terminal's width`() throws {
        let terminal = try program.converse()
        terminal.resize(columns: 40, rows: 24)
        terminal.settle()
        terminal.send("albums 310730204\r")
        #expect(terminal.wait(for: "8 songs; open N"))
        #expect(terminal.wait(for: "us albums/310730204>"))
        #expect(terminal.screen.lines.contains("8 tracks · Columbia"))
        #expect(terminal.screen.lines.contains { $0.hasPrefix("1  Thunder Road") })

    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `there is no color where none is wanted`(environment: [String: String]) throws {
        let terminal = try program.converse(environment: environment)
        terminal.send("albums 310730204\r")
        #expect(terminal.wait(for: "8 songs; open N"))
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[1m"))
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[36m"))
    }

    @Test func `what can follow stands in grey, until it is turned off`() throws {
        let terminal = try program.converse(columns: 60)
        terminal.send("follow ")
        #expect(
            terminal.wait {
                $0.lines[$0.row].hasPrefix("us> follow [RELATIONSHIP] [--limit N]") && $0.column == 11
            })
        terminal.send("\u{15}set hints off\r")
        #expect(terminal.wait(for: "hints  off\nus>"))
        terminal.send("follow ")
        #expect(terminal.wait { $0.lines[$0.row] == "us> follow" && $0.column == 11 })
        terminal.settle()
        #expect(!terminal.screen.lines[terminal.screen.row].contains("RELATIONSHIP"))
    }

    @Test func `what stands in grey is not recorded`() throws {
        let terminal = try program.converse()
        let file = program.folder.path + "/kept.md"
        terminal.send("transcript start \(file)\r")
        #expect(terminal.wait(for: "kept.md"))
        terminal.send("storefront ")
        #expect(terminal.wait(for: "us> storefront [STOREFRONT…]"))
        terminal.send("jp\r")
        #expect(terminal.wait(for: "jp>"))
        terminal.send("transcript stop\r")
        #expect(terminal.wait(for: "Recorded 1 command"))
        let kept = try String(contentsOfFile: file, encoding: .utf8)
        #expect(kept.contains("> storefront jp\n") && !kept.contains("[STOREFRONT"))
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `nothing stands in grey where there is no color`(environment: [String: String]) throws {
        let terminal = try program.converse(environment: environment)
        terminal.send("follow ")
        #expect(terminal.wait { $0.lines[$0.row].hasPrefix("us> follow") })
        terminal.settle()
        #expect(!terminal.screen.text.contains("RELATIONSHIP"))
    }

    @Test func `there is color on a terminal`() throws {
        let terminal = try program.converse()
        terminal.send("albums 310730204\r")
        #expect(terminal.wait(for: "8 songs; open N"))
        #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[1mBorn to Run"))
    }

    @Test func `on a dumb terminal the shell works line by line`() throws {
        let terminal = try program.converse(environment: ["TERM": "dumb"])
        terminal.send("set width 44\n")
        #expect(terminal.wait(for: "width  44"))
        terminal.send("\u{4}")
        #expect(terminal.waitForExit() == 0)
        #expect(!terminal.output.contains(0x1B))
    }
}
