extension SimulatorState {
    /// Which state of the service is played.
    package var era: Era {
        get { chosenEra ?? .today }
        set { chosenEra = newValue == .today ? nil : newValue }
    }
}
