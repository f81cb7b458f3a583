import Combine
import Foundation
import MusicKit

/// The title that plays, for a view.
@MainActor public final class NowPlayingModel: ObservableObject {
    /// The title; empty if nothing plays.
    @Published public private(set) var title = ""
    private var observations: Set<AnyCancellable> = []

    /// Makes a model that follows the app's player.
    public init() {
        ApplicationMusicPlayer.shared.queue.objectWillChange.receive(on: DispatchQueue.main)
            .sink { [weak self] _ in MainActor.assumeIsolated { self?.update() } }
            .store(in: &observations)
    }

    private func update() { title = ApplicationMusicPlayer.shared.queue.currentEntry?.title ?? "" }
}
