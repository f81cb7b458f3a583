import AppleMusicAPI
import TonearmConsole
import TonearmSigning
import TonearmSimulator

/// The accounts, the clock, the faults and the snapshots of the page. The script renews the parts with an id.
extension InspectorPage {
    var state: HTML {
        let memory = world.service.memory
        return """
            <section aria-labelledby="accounts-title">
            <h2 id="accounts-title">Accounts</h2>
            <div id="accounts">\(accounts(memory))</div>
            </section>
            <section aria-labelledby="clock-title">
            <h2 id="clock-title">Clock</h2>
            <div id="clock">\(clock)</div>
            \(clockForms)
            </section>
            <section aria-labelledby="faults-title">
            <h2 id="faults-title">Faults</h2>
            <div id="faults">\(faults(memory))</div>
            \(faultForm)
            </section>
            <section aria-labelledby="snapshots-title">
            <h2 id="snapshots-title">Snapshots</h2>
            <div id="snapshots">\(snapshots)</div>
            \(snapshotForm)
            </section>
            \(coverage)
            """
    }

    private func accounts(_ memory: SimulatorMemory) -> HTML {
        let rows: [HTML] = memory.accounts.map { account in
            let isRevoked = memory.state.revokedTeams(of: account.name).contains(world.identity.key.team)
            let name = account.name
            let base = "\(path)/accounts/\(name)"
            let subscription =
                account.isSubscribed
                ? button("Lapse", id: "lapse-\(name)", "POST", "\(base)/lapse", describing: name)
                : button("Subscribe", id: "lapse-\(name)", "POST", "\(base)/subscribe", describing: name)
            let access =
                isRevoked
                ? button("Grant access", id: "revoke-\(name)", "POST", "\(base)/grant", describing: "to \(name)")
                : button("Revoke access", id: "revoke-\(name)", "POST", "\(base)/revoke", describing: "to \(name)")
            let facts = [
                account.isSubscribed ? "subscribed" : "not subscribed", account.storefront.uppercased(),
                account.hasCloudLibrary ? "library in iCloud" : nil, isRevoked ? "access revoked" : nil,
            ]
            return """
                <li><h3>\(name)</h3>
                <p>\(facts.compactMap { $0 }.joined(separator: " · "))</p>
                <div class="buttons scripted" hidden>\(subscription)\(access)\
                \(button(
                    "Change password", id: "password-\(name)", "POST", "\(base)/change-password", describing: "of \(name)"))\
                \(button("New token", id: "token-\(name)", "POST", "\(base)/token", describing: "for \(name)"))</div>
                </li>

                """
        }
        return "<ul class=\"cards\">\n\(rows)</ul>"
    }

    private var clock: HTML {
        let now = Timestamp.text(world.clock.now)
        return """
            <p><time datetime="\(now)">\(now.replacing("T", with: " ").replacing("Z", with: " UTC"))</time> · \
            \(world.clock.isFixed ? "stopped" : "running")</p>
            """
    }

    private var clockForms: HTML {
        """
        <div class="scripted" hidden>
        <form data-form="advance" class="row">
        <label for="advance">Advance by</label>
        <select id="advance" name="advance">
        <option value="3600">1 hour</option>
        <option value="86400">1 day</option>
        <option value="2592000">30 days</option>
        <option value="15552000">180 days, the life of tokens</option>
        </select>
        <button>Advance</button>
        </form>
        <form data-form="time" class="row">
        <label for="time">Set to</label>
        <input id="time" name="now" autocomplete="off" spellcheck="false" placeholder="2027-01-01T00:00:00Z" required>
        <button>Set</button>
        </form>
        <div class="buttons">\(button("Back to the start", id: "clock-reset", "DELETE", "\(path)/clock"))</div>
        </div>
        """
    }

    private func faults(_ memory: SimulatorMemory) -> HTML {
        let texts = memory.state.faults.specs.map(\.text)
        if texts.isEmpty { return "<p class=\"quiet\">No request fails on purpose.</p>" }
        return "<ul class=\"plain\">\(texts.map { "<li><code>\($0)</code></li>" as HTML })</ul>"
    }

    private var faultForm: HTML {
        """
        <div class="scripted" hidden>
        <form data-form="faults" class="row">
        <label for="fault">One fault a line</label>
        <textarea id="fault" name="faults" rows="2" autocomplete="off" spellcheck="false" \
        placeholder="503 --on /v1/catalog --times 2" required></textarea>
        <button>Set faults</button>
        </form>
        <div class="buttons">\(button("Clear faults", id: "faults-clear", "DELETE", "\(path)/faults"))</div>
        </div>
        <details class="known"><summary>All faults</summary>
        <dl>\(FaultDescription.all.map { "<dt><code>\($0.name)</code></dt><dd>\($0.summary)</dd>\n" as HTML })</dl>
        </details>
        """
    }

    private var snapshots: HTML {
        let names = world.snapshotNames
        if names.isEmpty { return "<p class=\"quiet\">No state is kept.</p>" }
        let rows: [HTML] = names.map { name in
            let base = "\(path)/snapshots/\(name)"
            return """
                <li><h3>\(name)</h3>
                <div class="buttons"><span class="scripted" hidden>\
                \(button("Restore", id: "restore-\(name)", "POST", "\(base)/restore", describing: name))\
                \(button(
                    "Forget", id: "forget-\(name)", "DELETE", base, asking: "Forget the snapshot \(name)?",
                    describing: name))\
                </span><a class="button" href="\(base)" download="\(name).json">Download<span class="hidden"> \(name)\
                </span></a></div></li>

                """
        }
        return "<ul class=\"cards\">\n\(rows)</ul>"
    }

    private var snapshotForm: HTML {
        """
        <div class="scripted" hidden>
        <form data-form="snapshot" class="row">
        <label for="snapshot">Keep this state as</label>
        <input id="snapshot" name="name" maxlength="100" pattern="[A-Za-z0-9_.\\-]+" autocomplete="off" \
        spellcheck="false" required>
        <button>Keep</button>
        </form>
        <div class="buttons">\(button(
            "Reset to the beginning", id: "reset", "POST", "\(path)/reset",
            asking: "Reset the world to the state in which it was made? Its journal is emptied."))</div>
        </div>
        """
    }
}
