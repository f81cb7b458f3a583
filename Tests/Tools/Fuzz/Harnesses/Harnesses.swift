package enum Harnesses {
    package static let all: [Harness] = [
        Harness("line", LineHarness.run), Harness("shell", asynchronous: ShellHarness.run),
        Harness("json", JSONHarness.run), Harness("jsonpath", JSONPathHarness.run),
        Harness("request", RequestHarness.run), Harness("transcript", TranscriptHarness.run),
        Harness("har", asynchronous: ArchiveHarness.run), Harness("token", TokenHarness.run),
        Harness("key", KeyHarness.run), Harness("session", asynchronous: SessionHarness.run),
        Harness("state", StateHarness.run), Harness("record", RecordHarness.run),
        Harness("catalog", CatalogHarness.run), Harness("import", ImportHarness.run),
        Harness("history", HistoryHarness.run), Harness("template", TemplateHarness.run),
        Harness("world", WorldHarness.run), Harness("snapshot", SnapshotHarness.run),
        Harness("store", asynchronous: StoreHarness.run), Harness("feed", FeedHarness.run),
    ]

    package static func named(_ name: String) -> Harness? { all.first { $0.name == name } }
}
