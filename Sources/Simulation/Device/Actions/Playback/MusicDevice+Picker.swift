/// The system's picker, in which a person chooses music for an app: `musicPicker` from iOS 27 on,
/// `MPMediaPickerController` before.
extension MusicDevice {
    /// The refusal of the picker; nil if the app can show it. It needs no subscription (WWDC26 session 254). That it
    /// needs consent is a choice of the simulation.
    package var pickerRefusal: Refusal? {
        let what = "Cannot show the music picker"
        if device.kind == .simulator { return .simulatorPlaysNothing(what) }
        return protectedCall(what, musicKit: MusicSubscriptionError.permissionDenied.error)
    }

    /// Whether the picker shows the catalog beside the library. Without a subscription it shows the library alone, and
    /// so does every picker before iOS 27.
    package var pickerShowsCatalog: Bool { device.version >= .musicPicker && capabilities.contains(.catalogPlayback) }

    /// The picker's call in the app.
    package var pickerCall: FrameworkName {
        device.version >= .musicPicker
            ? FrameworkName(framework: "MusicKit", call: ".musicPicker(isPresented:title:selection:)")
            : FrameworkName(framework: "MediaPlayer", call: "MPMediaPickerController(mediaTypes: .music)")
    }

    /// The call by which the app gets the chosen music.
    package var pickedCall: FrameworkName {
        device.version >= .musicPicker
            ? FrameworkName(framework: "MusicKit", call: "selection: [Track]")
            : FrameworkName(framework: "MediaPlayer", call: "mediaPicker(_:didPickMediaItems:)")
    }
}
