// `import AppleMusicAPI` brings `JSON` along.
@_exported public import TonearmJSON
