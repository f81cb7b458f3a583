import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

extension Session {
    /// Shares the link of the Music app's current item, as from its share sheet. The device does not change.
    func shareSong(by way: SharingWay) throws -> Message {
        let item = try world.device.musicAppItem()
        guard let id = item.item.catalogID else {
            throw Failure(
                "Cannot share '\(item.title)'", "it is an upload, which only this library has",
                next: "'music skip' goes on to another song.")
        }
        let account = world.device.account?.storefront ?? world.storefront
        let type = item.item.kind == .song ? "song" : "music-video"
        let link = "https://music.apple.com/\(account)/\(type)/\(id)"
        return Message(
            [
                StyledText("Shared ") + .strong(item.title) + StyledText(" \(way.words)."), StyledText(link),
                .faint("the friend goes on in the Music app: ") + .command("open \(link)"),
            ], value: ["title": .string(item.title), "by": .string(way.rawValue), "url": .string(link)])
    }
}
