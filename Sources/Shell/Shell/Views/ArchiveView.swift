import AppleMusicAPI
import TonearmConsole
import TonearmRecordings
import TonearmTerminalText

/// A view of the exchanges in an archive, one on each line.
struct ArchiveView: View {
    private let rows: [Row]
    private let isCut: Bool

    private struct Row {
        var method = ""
        /// The path and query for requests to the API, else the full address, or the reason why the exchange cannot be
        /// read.
        var target: String
        /// The status; 0 without an answer.
        var status = 0
        var size = 0
        var started = ""
        var isOfAPI = false
        var isDamaged = false
    }

    /// - Throws: `.unreadable` if an exchange cannot be read.
    init(_ archive: HTTPArchive) throws(HTTPArchive.Problem) {
        var rows: [Row] = []
        for index in 0..<archive.count { rows.append(try Self.row(index, of: archive)) }
        self.rows = rows
        isCut = archive.isCut
    }

    private static func row(_ index: Int, of archive: HTTPArchive) throws(HTTPArchive.Problem) -> Row {
        do throws(HTTPArchive.Problem) {
            let exchange = try archive.exchange(index)
            return Row(
                method: exchange.method,
                target: AddressSecrets.hidden(in: exchange.isOfAPI ? exchange.target ?? "" : exchange.address),
                status: exchange.status, size: exchange.size, started: exchange.started, isOfAPI: exchange.isOfAPI)
        } catch .damaged {
            return Row(target: "no exchange", isDamaged: true)
        } catch .tooLong {
            return Row(target: "longer than \(HTTPArchive.entryLimit >> 20) MB", isDamaged: true)
        }
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let headings = [
            Table.Heading(title: "#", isRightAligned: true, weight: 999, isFlexible: false, style: .faint),
            Table.Heading(title: "Method", weight: 90, isFlexible: false),
            Table.Heading(title: "Request", weight: 100),
            Table.Heading(title: "Status", isRightAligned: true, weight: 95, isFlexible: false),
            Table.Heading(title: "Bytes", isRightAligned: true, weight: 50, isFlexible: false, isSpare: true),
            Table.Heading(title: "Began", weight: 20, isFlexible: false, isSpare: true, style: .faint),
        ]
        let cells = rows.enumerated().map { index, row in
            [
                String(index + 1), row.method, row.target,
                row.isDamaged ? "" : row.status == 0 ? "none" : String(row.status),
                row.isDamaged ? "" : String(row.size), row.started,
            ]
        }
        let table = rows.isEmpty ? [] : Table(headings: headings, rows: cells).lines(in: frame)
        return table + footer.flatMap { Wrapping.lines(of: $0, width: frame.width) }
    }

    private var footer: [StyledText] {
        let damaged = rows.count { $0.isDamaged }
        let others = rows.count { !$0.isOfAPI && !$0.isDamaged }
        var lines = [
            StyledText(ArchiveLines.count(rows.count))
                + StyledText(others == 0 ? "" : ", \(others) of them with other services")
                + StyledText(damaged == 0 ? "" : ", \(damaged) that cannot be read")
                + .faint("; one whole: ") + .command("har show FILE N")
        ]
        if isCut {
            lines.append(
                StyledText("note: ", .warning)
                    + StyledText("the file ends in the middle of an exchange, which is left out."))
        }
        return lines
    }

    var body: Body? {
        .list(of: rows) { row in
            if row.isDamaged { return ["problem": .string(row.target)] }
            return [
                "method": .string(row.method), "request": .string(row.target), "status": .integer(row.status),
                "size": .integer(row.size), "started": .string(row.started),
            ]
        }
    }
}

/// The complete lines of an exchange in an archive.
enum ArchiveLines {
    static func count(_ number: Int) -> String { "\(number) exchange\(number == 1 ? "" : "s")" }

    static func view(of exchange: RecordedExchange) -> Message {
        var lines = [StyledText.strong("\(exchange.method) \(AddressSecrets.hidden(in: exchange.address))")]
        lines += headers(exchange.requestHeaders)
        // Form data looks like a query, so tokens are found by their names.
        lines += text(of: exchange.requestBody).map { StyledText(Secrets().hidden(inLine: $0.plain)) }
        let time = exchange.duration.map { ", \(Int(clampingRounded: $0)) ms" } ?? ""
        lines.append(.strong("\(exchange.status)") + StyledText(", \(exchange.size) bytes\(time)"))
        lines += headers(exchange.headers)
        switch exchange.body {
        case .bytes(let bytes): lines += text(of: bytes)
        case .missing: lines.append(.faint("The body was not kept."))
        case .damaged: lines.append(.faint("The body says that it is base64, and is not."))
        }
        return Message.verbatim(lines, value: value(of: exchange))
    }

    private static func value(of exchange: RecordedExchange) -> JSON {
        var body = JSON.null
        if case .bytes(let bytes) = exchange.body {
            body = (try? JSON(parsing: bytes)) ?? .string(String(decoding: bytes, as: UTF8.self))
        }
        return [
            "method": .string(exchange.method), "url": .string(AddressSecrets.hidden(in: exchange.address)),
            "status": .integer(exchange.status),
            "headers": .array(
                exchange.headers.hidingSecrets.fields.map { ["name": .string($0.name), "value": .string($0.value)] }),
            "body": body,
        ]
    }

    private static func headers(_ headers: Headers) -> [StyledText] {
        headers.hidingSecrets.fields.map { .faint("  \($0.name): ") + StyledText($0.value) }
    }

    /// Formats a body: JSON is indented, and binary data is only counted.
    private static func text(of bytes: [UInt8]) -> [StyledText] {
        if bytes.isEmpty { return [] }
        guard let text = String(validating: JSONLayout.pretty(bytes), as: UTF8.self) else {
            return [.faint("\(bytes.count) bytes that are not text")]
        }
        return text.split(whereSeparator: \.isNewline).map { StyledText(String($0)) }
    }
}
