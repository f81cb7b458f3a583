/// Encodes pictures in kitty's terminal graphics protocol: raw pixels in base64, in chunks.
enum KittyGraphics {
    /// The base64 characters in each chunk: a multiple of four, and at most what the protocol allows.
    private static let partLength = 4_096

    /// - Returns: sequences that do not move the cursor (`C=1`) and get no reply from the terminal (`q=2`).
    static func bytes(of picture: Picture, in room: PictureRoom) -> [UInt8] {
        var data: [UInt8] = []
        data.reserveCapacity(picture.pixels.count * 3)
        for pixel in picture.pixels {
            data += [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
        }
        let text = base64(data)
        var bytes: [UInt8] = []
        var start = 0
        while start < text.count {
            let end = min(start + partLength, text.count)
            let first =
                "a=T,f=24,s=\(picture.width),v=\(picture.height),c=\(room.columns),r=\(room.rows),C=1,q=2,"
            bytes += "\u{1B}_G\(start == 0 ? first : "")m=\(end < text.count ? 1 : 0);".utf8
            bytes += text[start..<end]
            bytes += "\u{1B}\\".utf8
            start = end
        }
        return bytes
    }

    /// Encodes bytes in base64 (RFC 4648 §4).
    private static func base64(_ data: [UInt8]) -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((data.count + 2) / 3 * 4)
        for start in stride(from: 0, to: data.count, by: 3) {
            let count = min(3, data.count - start)
            var value = Int(data[start]) << 16
            if count > 1 { value |= Int(data[start + 1]) << 8 }
            if count > 2 { value |= Int(data[start + 2]) }
            for index in 0..<4 {
                text.append(index <= count ? digits[value >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return text
    }
}
