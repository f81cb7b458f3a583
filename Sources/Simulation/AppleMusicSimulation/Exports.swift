// The tests of an app import only this module.
@_exported public import AppleMusicAPI
@_exported public import TonearmDevice
@_exported public import TonearmWorld
