import AppleMusicAPI
import Foundation
import Testing
import TonearmServedSupport
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests what docs/web-apps.md promises: its first page, and the option of the server.
struct WebDocumentTests {
    @Test(.enabled(if: Chromium.path != nil, "there is no Chromium to ask"))
    func `the first page of the document plays a song`() async throws {
        let text = String(decoding: try ProjectFiles.bytes(of: "docs/web-apps.md"), as: UTF8.self)
        let block = try #require(text.components(separatedBy: "```html\n").dropFirst().first)
        let html = try #require(block.components(separatedBy: "\n```").first)
        // The button has no effect until the page's code has run.
        let pressing = """
            <script type="module">
            const timer = setInterval(() => {
              document.querySelector('#play').click();
              if (document.title !== '') clearInterval(timer);
            }, 100);
            </script>
            """
        let title = try await ScriptedPage().title { script, token in
            html.replacing("http://127.0.0.1:8502/musickit/v3/musickit.js", with: script)
                .replacing("the TOKEN that the server printed", with: token) + pressing
        }
        #expect(title == "Thunder Road")
    }

    @Test func `the server prints the script's address, and writes it to the file of --ready`() async throws {
        let folder = try TemporaryFolder()
        let ready = folder.path + "/ready.json"
        let program = try Program(
            ["--listen", "127.0.0.1:0", "--script", "--ready", ready], stateFolder: folder.path)
        let greeting = await program.greeting()
        let bytes = try #require(try? Data(contentsOf: URL(filePath: ready)), "\(greeting)")
        let json = try JSON(parsing: Array(bytes))
        let (origin, script) = (try #require(json["origin"]?.string), try #require(json["script"]?.string))
        #expect(script == origin + "/musickit/v3/musickit.js")
        #expect(greeting.contains("\n<script src=\"\(script)\"></script>\n"))
        try await Client.with { client in
            for host in [String(origin.dropFirst(7)), "js-cdn.music.apple.com"] {
                let request = Request(.get, WebScript.path, headers: Headers([("Host", host)]))
                let answer = try await client.send(request, to: origin)
                #expect(answer.status == 200, "\(host)")
                #expect(answer.text.contains("window.MusicKit = MusicKit"), "\(host)")
            }
        }
        program.send(SIGTERM)
        #expect(await program.end().status == 0)
    }

    @Test func `a server without the option has no script`() async throws {
        let folder = try TemporaryFolder()
        let ready = folder.path + "/ready.json"
        let program = try Program(["--listen", "127.0.0.1:0", "--ready", ready], stateFolder: folder.path)
        #expect(!(await program.greeting()).contains("musickit"))
        let json = try JSON(parsing: Array(try Data(contentsOf: URL(filePath: ready))))
        #expect(json["script"] == nil)
        let origin = try #require(json["origin"]?.string)
        try await Client.with { client in
            let token = try #require(json["tokens"]?["developer"]?.string)
            for (host, status) in [("127.0.0.1", 404), ("js-cdn.music.apple.com", 421)] {
                let fields = [("Host", host), ("Authorization", "Bearer \(token)")]
                let request = Request(.get, WebScript.path, headers: Headers(fields))
                #expect(try await client.send(request, to: origin).status == status)
            }
        }
        program.send(SIGTERM)
        #expect(await program.end().status == 0)
    }
}
