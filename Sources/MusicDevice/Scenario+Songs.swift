/// Data: the album of the documentation's examples, so that scenarios' queues exist in the catalog.
extension PlayableContainer {
    static let bornToRun = PlayableContainer(
        ContainerIdentity(.album, catalogID: "310730204", title: "Born to Run"),
        playParameters: PlayParameters(id: "310730204", kind: "album"),
        tracks: [
            song("310730206", "Thunder Road", 289_186), song("310730208", "Tenth Avenue Freeze-Out", 191_315),
            song("310730209", "Night", 181_341), song("310730213", "Backstreets", 391_764),
            song("310730214", "Born to Run", 269_933), song("310730220", "She's the One", 270_261),
            song("310730222", "Meeting Across the River", 198_721), song("310730227", "Jungleland", 573_496),
        ])

    private static func song(_ id: String, _ title: String, _ duration: Milliseconds) -> PlayableItem {
        PlayableItem(
            catalogID: id, title: title, artist: "Bruce Springsteen", album: "Born to Run", duration: duration,
            playParameters: PlayParameters(id: id, kind: "song"))
    }
}
