package import Console

extension Shell {
    /// - Parameter words: a command and its arguments, with variables replaced by their values.
    /// - Throws: `Failure` if one of them contains a secret.
    func refuseSecretNames(_ words: [String]) throws(Failure) {
        guard words.contains(where: { screen.secrets.hidden(in: $0) != $0 }) else { return }
        throw Self.secretName("run '\(words[0])'")
    }

    /// - Parameter names: files and sessions in options of the program.
    /// - Throws: `Failure` if one of them is, or resembles, a secret.
    package func refuseSecretNames(ofOptions names: [String]) throws(Failure) {
        let isSecret = names.contains { name in
            let last = name.split(separator: "/").last.map(String.init) ?? name
            return screen.secrets.hidden(in: name) != name || screen.secrets.hidden(inLine: last) != last
        }
        if isSecret { throw Self.secretName("start") }
    }

    private static func secretName(_ purpose: String) -> Failure {
        Failure(
            "Cannot \(purpose)", "a token is among its words, which would be kept as a name and shown",
            next: "Type another name. A token is set with 'token user set' or 'token developer set'.", status: .usage)
    }
}
