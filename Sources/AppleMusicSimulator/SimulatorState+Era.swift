extension SimulatorState {
    /// The simulated era of the service.
    package var era: Era {
        get { chosenEra ?? .today }
        set { chosenEra = newValue == .today ? nil : newValue }
    }
}
