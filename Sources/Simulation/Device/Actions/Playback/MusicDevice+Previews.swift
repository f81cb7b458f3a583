import AppleMusicAPI

/// Previews of the current app. Each device plays one sound: a preview interrupts its players, and a player that starts
/// ends the preview.
extension MusicDevice {
    /// The preview that the current app plays; nil for none.
    package var preview: PreviewPlayback? { installation.preview }

    /// Plays a preview in place of an earlier one. A device never refuses it: Apple's simulator plays it, too.
    package mutating func playPreview(_ preview: PreviewPlayback, _ faults: PlaybackFaults = []) -> [Change] {
        let now = preview.began
        var changes = endPreviews(on: currentDevice, at: now)
        changes += interruptPlayers(on: currentDevice, at: now, faults)
        if installation.presence != .foreground {
            self[instance].presence = .foreground
            changes.append(.appOpened(instance))
        }
        self[instance].preview = preview
        return changes + [.previewStarted(instance, preview)]
    }

    /// Ends the current app's preview, if one plays.
    package mutating func stopPreview(at now: Milliseconds) -> [Change] { endPreview(of: instance, at: now) }

    /// Returns whether an app plays a preview on a device.
    func hasPreview(on device: String) -> Bool { self[device: device].installations.contains { $0.preview != nil } }

    /// Ends the previews of all apps on a device.
    mutating func endPreviews(on device: String, at now: Milliseconds) -> [Change] {
        instances.filter { $0.device == device }.flatMap { endPreview(of: $0, at: now) }
    }

    /// - Parameter now: the time of the end; nil for the preview's own.
    mutating func endPreview(of instance: AppInstance, at now: Milliseconds?) -> [Change] {
        guard let preview = self[instance].preview else { return [] }
        self[instance].preview = nil
        return [.previewEnded(instance, preview, heard: preview.position(at: now ?? preview.end))]
    }

    /// The end of the first preview that ends.
    var nextPreviewEnd: Milliseconds? { instances.compactMap { self[$0].preview?.end }.min() }

    /// Ends the previews whose time is over.
    mutating func advancePreviews(to now: Milliseconds) -> [Change] {
        instances.filter { self[$0].preview.map { $0.end <= now } ?? false }
            .flatMap { endPreview(of: $0, at: nil) }
    }

    /// Adjusts previews to a changed clock: positions are unchanged.
    mutating func shiftPreviews(from old: Milliseconds, to new: Milliseconds) {
        for instance in instances {
            guard let began = self[instance].preview?.began else { continue }
            self[instance].preview?.began = new.addingClamped(began.subtractingClamped(old))
        }
    }

    /// The broken invariants of previews.
    var previewFlaws: [String] {
        devices.flatMap { device in
            let previews = device.installations.compactMap(\.preview)
            let playing = playerAddresses(on: device).contains { used($0)?.status == .playing }
            return previews.compactMap(\.flaw)
                + (previews.count > 1 ? ["two previews play on '\(device.name)'"] : [])
                + (playing && !previews.isEmpty ? ["a player and a preview play on '\(device.name)'"] : [])
        }
    }
}
