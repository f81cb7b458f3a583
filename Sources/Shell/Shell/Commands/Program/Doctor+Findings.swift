import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmSystem
import TonearmWorld

extension TokenContext {
    /// Checks that other users cannot read the files with tokens.
    func findingsOfFiles() -> [Finding] {
        guard let store else {
            return [Finding(name: "files", words: "nothing is kept, because there is no folder for it")]
        }
        let folder = store.folder
        let files =
            ["", "/sessions", "/tokens", "/profiles", "/history"].map { folder + $0 }
            + store.names().flatMap { ["\(folder)/sessions/\($0).json", "\(folder)/tokens/\($0).json"] }
        return files.compactMap { path in
            guard let mode = FileSystem.permissions(of: path) else { return nil }
            let words = "\(path), mode \(String(mode, radix: 8))"
            let isOpen = mode & 0o077 != 0
            let right = FileSystem.isFolder(path) ? "700" : "600"
            return Finding(
                name: FileSystem.isFolder(path) ? "folder" : "file",
                words: words + (isOpen ? ": others can use it" : ""),
                advice: isOpen ? "Type '! chmod \(right) \(Words.line(of: [path]))'." : nil)
        }
    }

    /// Checks whether the user's own tokens are encrypted on disk.
    func findingOfKeyring() -> Finding {
        let inFiles = "tokens of your own are kept in files, not encrypted"
        guard session.settings.keyring == .automatic else {
            return Finding(name: "keyring", words: "'set keyring off': \(inFiles)")
        }
        guard let store, let keyring = store.keyring() else {
            return Finding(name: "keyring", words: "there is none that libsecret's secret-tool could ask: \(inFiles)")
        }
        do throws(Keyring.Problem) {
            // A request for a missing entry tests the keyring without asking the user to unlock it.
            _ = try keyring.item("doctor", "none", of: store.folder).text()
            return Finding(name: "keyring", words: "it answers: tokens of your own are kept in it")
        } catch {
            return Finding(
                name: "keyring", words: "it cannot be used: \(error); \(inFiles)",
                advice: "Type 'set keyring off' to keep them in files.")
        }
    }

    /// Checks each profile and its key file.
    func findingsOfProfiles() -> [Finding] {
        guard let profiles = try? profiles() else { return [] }
        return profiles.names.map { name in
            do throws(Failure) {
                let profile = try profiles.load(name)
                if let key = profile.key { _ = try SigningKeys.key(key) }
                let end = profile.key == nil ? profile.developerToken.flatMap { DeveloperToken($0)?.expires } : nil
                let words = "'\(name)' for \(profile.service)"
                guard let end, end <= systemSeconds else { return Finding(name: "profile", words: words) }
                return Finding(
                    name: "profile", words: "\(words): its developer token has ended",
                    advice: "Type 'profile use \(name)', 'token developer set' and 'profile save \(name)'.")
            } catch {
                return Finding(
                    name: "profile", words: "'\(name)': \(error.why)",
                    advice: error.next ?? "'profile delete \(name)' removes it.")
            }
        }
    }
}

extension TokenContext {
    /// Checks the tokens of requests and their expiry.
    func findingsOfTokens() -> [Finding] { [developerTokenFinding, userTokenFinding] }

    private var developerTokenFinding: Finding {
        let name = "developer token"
        let text: String
        do { text = try developerToken() } catch {
            let failure = Failure(wording: error)
            return Finding(
                name: name, words: failure?.why ?? "\(error)", advice: failure?.next ?? "Type 'token developer mint'.")
        }
        let flaws = developerTokenFlaws(of: text)
        let end = DeveloperToken(text)?.expires.map { DeveloperTokenView.end($0, now: tokenTime) } ?? "it has no end"
        guard flaws.isEmpty else {
            return Finding(
                name: name, words: flaws.map(\.words).joined(separator: "; "),
                advice: "Type 'token developer inspect' to see all of it.")
        }
        let withheld = withheldSummary.map { "; \($0)" } ?? ""
        return Finding(name: name, words: "\(developerTokenSource.words), \(end)\(withheld)")
    }

    private var userTokenFinding: Finding {
        let world = session.world
        if world.address.isOnNetwork {
            let has = serverUserToken != nil
            return Finding(
                name: "user token",
                words: has ? "there is one for \(world.address.word)" : "none, so nothing personal can be asked")
        }
        guard let token = world.userToken else { return Finding(name: "user token", words: "none was asked for yet") }
        guard let fault = world.device.userTokenFault(at: now) else {
            return Finding(
                name: "user token",
                words: "of '\(token.account)', ends in \(TimeSpan.words(token.expires.distance(after: now)))")
        }
        return Finding(name: "user token", words: fault.sentence, advice: "Type 'authorize' to get another one.")
    }
}

extension ServiceChoiceContext where Self: RequestContext {
    /// Checks whether the service answers, and whether its clock agrees with this machine's.
    func findingsOfService() async throws -> [Finding] {
        let service = Finding(name: "service", words: serviceSummary)
        if !session.world.address.isOnNetwork { return [service] }
        let response: Response
        do {
            response = try await sendAside(
                Request(.get, "/v1/test"), to: nil, in: session.world, getsUserToken: true)
        } catch let error as CancellationError {
            throw error
        } catch {
            let failure = Failure(wording: error)
            return [
                service,
                Finding(
                    name: "reached", words: failure?.why ?? "\(error)", advice: failure?.next ?? "Try again later."),
            ]
        }
        let time = response.trip.map { ", \($0.version), first byte after \($0.answered / 1000) ms" } ?? ""
        var findings = [service, Finding(name: "reached", words: "it answers \(response.status)\(time)")]
        if response.status == 401 {
            findings[1].advice = details(of: response).first ?? "Type 'token developer inspect'."
        }
        if let theirs = response.headers["Date"].flatMap({ HTTPDate.seconds($0, now: systemSeconds) }) {
            let difference = abs(systemSeconds.distance(after: theirs).clampedToDay)
            findings.append(
                Finding(
                    name: "clock", words: difference < 2 ? "as the service's" : "\(difference) s beside the service's",
                    advice: difference > 60
                        ? "Set this machine's clock: tokens of the future and of the past are refused." : nil))
        }
        return findings
    }
}

extension Int {
    /// The number, clamped to a day, so that arithmetic cannot overflow.
    fileprivate var clampedToDay: Int { Swift.min(Swift.max(self, -86_400), 86_400) }
}
