// The tests of an app import only this module and MusicKit.
@_exported public import AppleMusicSimulation
