import AppleMusicAPI
import TonearmArguments
import TonearmConsole
import TonearmHTTP
import TonearmSimulator

/// The hosts that the server answers for, and the pages that may read its answers.
extension ServerProgram {
    struct Access {
        let hosts: ServedHosts
        let allowed: AllowedOrigins
    }

    func access(to address: ListenAddress) throws(Failure) -> Access {
        let allowed = try allowedOrigins()
        return Access(hosts: try hosts(address), allowed: allowed)
    }

    /// Returns the gateway to worlds, with the script for web apps if the options request it.
    func gateway(
        to worlds: Worlds, of simulator: Simulator, _ transport: Transport, _ access: Access
    ) -> Gateway {
        Gateway(
            choice(of: worlds, scheme: transport.scheme, access.hosts, access.allowed), catalog: simulator.catalog,
            scheme: transport.scheme, hosts: access.hosts, allowed: access.allowed, feed: simulator.feed)
    }

    private func allowedOrigins() throws(Failure) -> AllowedOrigins {
        do throws(AllowedOrigins.Problem) { return try AllowedOrigins(options.allowOrigin) } catch {
            throw Failure(
                "Cannot let pages of '\(error.text)' read answers", "this is not an origin",
                next:
                    "An origin is a scheme, a host and perhaps a port, such as https://app.example; '*' is all of them.",
                status: .usage)
        }
    }

    /// Returns the accepted hosts: the ones in the options, and the one in the listening address.
    private func hosts(_ address: ListenAddress) throws(Failure) -> ServedHosts {
        let own = HostName(authority: address.host).map { [$0.text] } ?? []
        let script = options.script ? [WebScript.host] : []
        do throws(ServedHosts.Problem) { return try ServedHosts(options.allowHost + own + script) } catch {
            throw Failure(
                "Cannot answer for the host '\(error.text)'", "this is not the name of a host",
                next: "A host is a name without scheme and port, such as music.test; '*' is all of them.",
                status: .usage)
        }
    }

    /// Returns the rule that assigns requests to worlds, with the script for web apps if the options request it.
    private func choice(
        of worlds: Worlds, scheme: String, _ hosts: ServedHosts, _ allowed: AllowedOrigins
    ) -> any WorldChoice {
        options.script ? ScriptedWorlds(worlds, scheme: scheme, hosts: hosts, allowed: allowed) : worlds
    }
}
