import AppleMusicAPI

/// The coverage as a line, as JSON and as Markdown.
extension Coverage {
    /// The coverage in one line, for the end of a test runner's report.
    var line: String {
        let all = Schema.appleMusic.endpoints.count
        let parameters = uses.values.reduce(0) { $0 + $1.parameters.count }
        let counts = [
            "\(uses.count) of \(all) endpoints", Self.count(parameters, "parameter"),
            Self.count(refusalCount, "refusal"), Self.count(faults.count, "fault"),
        ]
        let missing = neverShown.map(\.name)
        return "Apple Music coverage: " + counts.joined(separator: ", ")
            + (missing.isEmpty ? "" : "; never shown: " + missing.joined(separator: ", "))
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    var json: JSON {
        [
            "requests": .integer(requests), "line": .string(line),
            "endpoints": [
                "met": .array(met.map(\.json)),
                "missed": .array(missed.map { ["method": .string($0.method.rawValue), "path": .string($0.path)] }),
            ],
            "faults": Self.counts(faults, "fault"), "neighbors": Self.counts(neighbors, "neighbor"),
            "unknownPaths": Self.counts(unknown, "request"),
            "neverShown": .array(
                neverShown.map {
                    ["failure": .string($0.name), "meaning": .string($0.summary), "fault": .string($0.fault)]
                }),
        ]
    }

    private static func counts(_ counts: [String: Int], _ name: String) -> JSON {
        .array(
            counts.sorted { $0.key < $1.key }.map {
                .object(JSONObject([(name, .string($0.key)), ("requests", .integer($0.value))]))
            })
    }

    /// The coverage as a Markdown document.
    var markdown: String {
        var lines = ["# Apple Music coverage", "", line + ".", ""]
        lines += Self.table(
            ["endpoint", "requests", "statuses", "parameters", "not used"],
            met.map {
                [
                    $0.endpoint.name, String($0.requests), $0.statusText,
                    $0.parameters.sorted().joined(separator: ", "),
                    $0.missedParameters.joined(separator: ", "),
                ]
            })
        let refused = met.flatMap { use in use.sortedRefusals.map { (use, $0.key, $0.value) } }
        lines += Self.section(
            "Refusals", ["endpoint", "status", "rule", "requests"],
            refused.map { [$0.endpoint.name, String($1.status), $1.rule, String($2)] })
        lines += Self.section(
            "Faults", ["fault", "requests"], faults.sorted { $0.key < $1.key }.map { [$0.key, String($0.value)] })
        lines += Self.section(
            "Never shown", ["failure", "meaning", "fault that shows it"],
            neverShown.map { [$0.name, $0.summary, $0.fault] })
        lines += Self.section(
            "Unknown paths", ["request", "requests"],
            unknown.sorted { $0.key < $1.key }.map { [$0.key, String($0.value)] })
        lines += Self.section("Endpoints without a request", ["endpoint"], missed.map { [$0.name] })
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ title: String, _ head: [String], _ rows: [[String]]) -> [String] {
        rows.isEmpty ? [] : ["", "## \(title)", ""] + table(head, rows)
    }

    private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
        let lines = [head, head.map { _ in "---" }] + rows
        return lines.map { "| " + $0.map(cell).joined(separator: " | ") + " |" }
    }

    /// Returns a text without meaning to a table, on one line.
    private static func cell(_ text: String) -> String {
        var cell = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                cell += "\\u{\(String(scalar.value, radix: 16))}"
            default:
                if "|\\`<*_[".unicodeScalars.contains(scalar) { cell += "\\" }
                cell.unicodeScalars.append(scalar)
            }
        }
        return cell
    }
}

extension Coverage.Use {
    var json: JSON {
        [
            "method": .string(endpoint.method.rawValue), "path": .string(endpoint.path), "requests": .integer(requests),
            "statuses": .object(JSONObject(sortedStatuses.map { (String($0.key), .integer($0.value)) })),
            "parameters": ["met": .strings(parameters.sorted()), "missed": .strings(missedParameters)],
            "refusals": .array(
                sortedRefusals.map {
                    [
                        "status": .integer($0.key.status), "rule": .string($0.key.rule),
                        "requests": .integer($0.value),
                    ]
                }),
        ]
    }

    private var sortedStatuses: [(key: Int, value: Int)] { statuses.sorted { $0.key < $1.key } }

    /// The statuses with their numbers: `200 (4), 404 (1)`.
    var statusText: String { sortedStatuses.map { "\($0.key) (\($0.value))" }.joined(separator: ", ") }

    var sortedRefusals: [(key: Coverage.Refused, value: Int)] {
        refusals.sorted { ($0.key.status, $0.key.rule) < ($1.key.status, $1.key.rule) }
    }
}
