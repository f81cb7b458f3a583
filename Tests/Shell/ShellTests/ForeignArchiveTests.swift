import Foundation
import Testing
import TonearmTestSupport

@testable import TonearmShell

/// Tests archives of other programs, which contain addresses as they were sent.
@Suite struct ForeignArchiveTests {
    private let folder: TemporaryFolder
    private var file: String { folder.path + "/foreign.har" }

    private static let secrets = ["s3cr3t-one", "s3cr3t-two", "s3cr3t-three", "s3cr3t-four", "s3cr3t-five"]

    init() throws {
        folder = try TemporaryFolder()
        let addresses = [
            "https://api.music.apple.com/v1/catalog/us/songs?ids=1&token=s3cr3t-one&l=en",
            "https://me:s3cr3t-two@example.org/page?access%5Ftoken=s3cr3t-three#here",
            "https://api.music.apple.com/v1/me/library/songs?limit=2&Media-User-Token=s3cr3t-four",
        ]
        let entries = addresses.map { address in
            """
            {"startedDateTime":"2026-11-21T09:30:00.000Z","time":1,"request":{"method":"GET","url":"\(address)","headers":[],
            "postData":{"mimeType":"application/x-www-form-urlencoded","text":"user=me&password=s3cr3t-five"}},
            "response":{"status":200,"headers":[],"content":{"size":11,"mimeType":"application/json","text":"{\\"data\\":[]}"}}}
            """
        }
        try folder.write(
            #"{"log":{"version":"1.2","creator":{"name":"a","version":"1"},"entries":["#
                + entries.joined(separator: ",") + "]}}", to: "foreign.har")
    }

    @Test func `nothing that shows an archive shows the secrets in its addresses`() async throws {
        let session = ShellSession(width: 300)
        for output in ["table", "json", "ndjson", "csv", "markdown", "raw", "ids"] {
            for line in ["har show \(file)", "har show \(file) 1", "har show \(file) 2", "har show \(file) 3"] {
                let outcome = await session.run("\(line) -o \(output)")
                #expect(outcome.status == 0)
                for secret in Self.secrets {
                    #expect(!outcome.output.contains(secret), "\(line) \(output)")
                }
            }
        }
        let list = try await session.runAll("har show \(file)").output
        #expect(list.contains("/v1/catalog/us/songs?ids=1&token=‹hidden›&l=en"))
    }

    @Test func `the nearest request is told without them`() async throws {
        let session = ShellSession(width: 300)
        try await session.runAll("service har:\(file)")
        for line in [
            "get '/v1/catalog/us/songs?ids=2'", "get '/v1/catalog/us/song?ids=1&l=en'",
            "get '/v1/me/library/songs?limit=3'",
        ] {
            let outcome = await session.run(line)
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("The nearest is 'GET /v1/"), "\(line)")
            for secret in Self.secrets { #expect(!outcome.errors.contains(secret), "\(line)") }
        }
    }

    @Test func `it answers all the same`() async throws {
        let session = ShellSession()
        try await session.runAll("service har:\(file)", "get '/v1/catalog/us/songs?ids=1&token=s3cr3t-one&l=en'")
    }
}
