import Console

/// The changes that can be undone after a restart.
extension Shell {
    /// Lets `undo` go on with what earlier runs changed.
    package func goOn(with kept: KeptChanges) {
        guard let stamp = kept.stamp else { return }
        changes = ChangeHistory(session, after: { kept.readEarlier(from: stamp) })
    }

    /// Keeps what happened since it was kept last: while a lesson, a recording or a performance goes on, in the user's own session.
    package func keepChanges(in kept: KeptChanges) {
        let own =
            performed?.snapshot.changes ?? teaching?.own.changes ?? recording?.own?.changes ?? changes
        kept.keep(own, hiding: screen.secrets)
    }
}
