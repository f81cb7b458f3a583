import AppleMusicAPI
import TonearmSimulator

@testable import TonearmRecordings

/// Archives as written by other programs, and clients for them.
enum Samples {
    /// Returns an entry with only the required members.
    static func entry(
        _ method: String = "GET", _ address: String = "https://api.music.apple.com/v1/storefronts", status: Int = 200,
        content: String = #"{"size":2,"mimeType":"application/json","text":"{}"}"#, more: String = ""
    ) -> String {
        """
        {"startedDateTime":"2026-11-21T09:30:00.000Z","time":1.5,"request":{"method":"\(method)","url":"\(address)",\
        "headers":[{"name":"Authorization","value":"Bearer abc"}],"queryString":[]},\
        "response":{"status":\(status),"headers":[{"name":"Content-Type","value":"application/json"}],\
        "content":\(content)}\(more)}
        """
    }

    static func archive(_ entries: [String], before: String = "", after: String = "") -> [UInt8] {
        Array(#"{"log":{"version":"1.2",\#(before)"entries":[\#(entries.joined(separator: ","))]\#(after)}}"#.utf8)
    }

    static func context() -> ServiceContext<ReplayPositions> {
        ServiceContext(memory: ReplayPositions(), clock: .fixed(seconds: 1_795_253_400), systemTime: { 0 })
    }

    static func service(_ entries: [String]) throws -> ReplayedService {
        try ReplayedService(try HTTPArchive(archive(entries)), name: "a.har")
    }
}

/// A service with a fixed answer.
struct FixedService: Service {
    let response: Response
    let description = ServiceDescription("fixed", schema: .appleMusic)

    func answer(
        to request: Request, in context: inout ServiceContext<ReplayPositions>
    ) -> ServiceAnswer<ReplayPositions> {
        .made(.success(response))
    }
}
