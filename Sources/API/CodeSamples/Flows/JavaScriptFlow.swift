/// Flows for MusicKit on the Web. Its player has no transactions: each edit is an awaited call.
package struct JavaScriptFlow: FlowPlatform {
    package let name = "javascript"
    package let summary = "MusicKit on the Web: token and queue"

    package init() {}

    package func obstacle(to flow: Flow, with values: FlowValues) -> String? {
        switch flow {
        case .token, .queue: nil
        case .consent: "on the web 'authorize()' asks the user, which is the flow 'token'"
        case .capabilities, .subscriptionUpdates: "MusicKit on the Web tells no capabilities"
        case .offer: "MusicKit on the Web offers no subscription"
        }
    }

    package func code(of flow: Flow, with values: FlowValues) -> [String] {
        JavaScriptLanguage.configuration + [""]
            + (flow == .queue ? JavaScriptQueue(queue: values.queue).lines : Self.token)
    }

    private static let token = FlowText.lines(
        """
        /** Gets the music user token. Call it from a click: otherwise the browser blocks the window. */
        async function readUserToken() {
          // Opens a window unless the browser has a valid token.
          const userToken = await music.authorize();
          console.log('storefront:', music.storefrontCountryCode);
          return userToken;
        }

        /** Sends a personal request. If it is refused, it authorizes and sends it once more. */
        async function request(path, parameters = {}) {
          try {
            return await music.api.music(path, parameters);
          } catch (error) {
            if (error.errorCode !== 'ACCESS_DENIED') throw error;
            await music.unauthorize();
            await readUserToken();
            return await music.api.music(path, parameters);
          }
        }

        document.querySelector('#connect').addEventListener('click', readUserToken);
        """)
}

/// A queue of MusicKit on the Web, with its edits.
struct JavaScriptQueue {
    let queue: FlowQueue

    var lines: [String] {
        if queue.isEmpty { return [FlowText.emptyQueue] }
        var parts = [setup]
        parts += queue.edits.map(edit)
        return Array(parts.joined(separator: [""]))
    }

    private var setup: [String] {
        var lines = ["// Without a subscription each song is a preview of 30 seconds."]
        lines.append("if (!music.isAuthorized) await music.authorize();")
        if queue.repeatMode != "none" {
            lines.append("music.repeatMode = MusicKit.PlayerRepeatMode.\(queue.repeatMode);")
        }
        if queue.shuffleMode != "off" {
            lines.append("music.shuffleMode = MusicKit.PlayerShuffleMode.\(queue.shuffleMode);")
        }
        let groups = Self.groups(queue.setup.entries)
        var options = groups.first.map(Self.members) ?? []
        if let index = queue.setup.startIndex, index > 0 {
            if groups.count == 1 {
                options.append("startWith: \(index)")
            } else {
                return lines + ["await music.setQueue({ \(options.joined(separator: ", ")) });"]
                    + later(groups.dropFirst())
                    + ["await music.changeToMediaAtIndex(\(index));"]
            }
        }
        options.append("startPlaying: true")
        return lines + ["await music.setQueue({ \(options.joined(separator: ", ")) });"] + later(groups.dropFirst())
    }

    private func later(_ groups: some Sequence<[FlowQueue.Entry]>) -> [String] {
        groups.map { "await music.playLater({ \(Self.members($0).joined(separator: ", ")) });" }
    }

    // MARK: Edits

    private func edit(_ edit: FlowQueue.Edit) -> [String] {
        switch edit {
        case .playNext(let descriptor):
            // Each is inserted after the current item, so the last group comes first.
            Self.groups(descriptor.entries).reversed().map {
                "await music.playNext({ \(Self.members($0).joined(separator: ", ")) });"
            }
        case .playLater(let descriptor): later(Self.groups(descriptor.entries))
        case .transaction(let steps):
            ["// There are no transactions: each edit is a call, with the places that the one before leaves."]
                + FlowQueue.single(steps).flatMap(single)
        }
    }

    private func single(_ edit: FlowQueue.SingleEdit) -> [String] {
        switch edit {
        case .insert(let descriptor, let place): insertion(descriptor.entries, at: place)
        case .remove(let place): ["await music.queue.remove(\(place));"]
        case .move(let entry, let from, let to):
            ["// There is no move: the song is removed, and inserted again.", "await music.queue.remove(\(from));"]
                + insertion([entry], at: to)
        }
    }

    private func insertion(_ entries: [FlowQueue.Entry], at place: Int) -> [String] {
        Self.groups(entries).reversed().map {
            "await music.playAt(\(place), { \(Self.members($0).joined(separator: ", ")) });"
        }
    }

    // MARK: Descriptors

    /// Groups neighbors that fit into one set of options: songs together, other kinds separately.
    static func groups(_ entries: [FlowQueue.Entry]) -> [[FlowQueue.Entry]] {
        var groups: [[FlowQueue.Entry]] = []
        for entry in entries {
            if let last = groups.last?.last, last.kind == entry.kind, entry.kind == "song" {
                groups[groups.count - 1].append(entry)
            } else {
                groups.append([entry])
            }
        }
        return groups
    }

    private static func members(_ group: [FlowQueue.Entry]) -> [String] {
        let ids = group.map { Literal.javaScript($0.id) }
        if group.count > 1 { return ["songs: [\(ids.joined(separator: ", "))]"] }
        return zip(group, ids).map { entry, id in "\(entry.isStation ? "station" : entry.kind): \(id)" }
    }
}
