import AppleMusicAPI
import Crypto
import TonearmConsole
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmHTTP

/// The files of a state as releases before SQLite wrote them.
struct EarlierFiles {
    var document: [UInt8]
    var log: [UInt8]

    typealias Memory = SimulatorMemory

    init(document: [UInt8], log: [UInt8]) {
        self.document = document
        self.log = log
    }

    /// The files of a version that was never released: a document and its log.
    static func fixture() throws -> EarlierFiles {
        let path = "Tests/Server/HTTPTests/Fixtures/state-4.json"
        return EarlierFiles(
            document: try ProjectFiles.bytes(of: path), log: try ProjectFiles.bytes(of: path + ".changes"))
    }

    /// A memory, and memories that it became later.
    init(_ memory: Memory, later: [Memory]) throws {
        let records = try later.map { [1: try DocumentCoding.encode($0)] }
        try self.init(memory, records: records)
    }

    /// A memory, and records with parts. Part 1 is the memory.
    init(_ memory: Memory, records: [[Int: [UInt8]]]) throws {
        let state = String(decoding: try DocumentCoding.encode(memory), as: UTF8.self)
        document = Array(#"{"version":4,"log":"key","state":\#(state)}"#.utf8)
        log = Array("tonearm-changes 1 key\n".utf8)
        for parts in records {
            var body: [UInt8] = []
            for (number, json) in parts { body += Array("part \(number) ".utf8) + json + Array("\n".utf8) }
            body += Array("state {\"version\":4,\"log\":\"key\",\"state\":\"key.1\"}\n".utf8)
            let digest = SHA256.hash(data: Array("key \(log.count) ".utf8) + body).prefix(16)
            let digits = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            log += Array("\(digits) \(body.count)\n".utf8) + body
        }
    }

    /// What is read from the files.
    var memory: Memory {
        get throws(StateStoreFailure) {
            try EarlierState<Memory>(document) { () throws(StateStoreFailure) in log }.memory
        }
    }
}
