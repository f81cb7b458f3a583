/// The rules by which a service checks developer tokens. Both the simulators and `token developer inspect` use them.
package struct DeveloperTokenCheck: Sendable {
    package var signers: Signers
    /// Seconds since 1970.
    package var now: Int

    package enum Signers: Sendable {
        /// The signers with these keys; other tokens are refused.
        case known([PublicDeveloperKey], any SignatureCheck)
        /// The signers with these keys, and others: of their tokens the claims count, and no signature is verified.
        case claimed([PublicDeveloperKey], any SignatureCheck)
        /// Any well-formed signature is accepted without verification.
        case anyone

        /// The known keys, with the check of their signatures; nil if every signer is accepted.
        var keys: (known: [PublicDeveloperKey], check: any SignatureCheck)? {
            switch self {
            case .known(let keys, let check), .claimed(let keys, let check): (keys, check)
            case .anyone: nil
            }
        }

        /// Whether a token of an unknown key is refused.
        var refusesOthers: Bool {
            if case .known = self { true } else { false }
        }

        /// Returns whether a key is one of the known keys.
        package func know(_ key: PublicDeveloperKey) -> Bool { keys?.known.contains(key) ?? false }

        /// Returns the signers with more known keys.
        package func adding(_ more: [PublicDeveloperKey]) -> Signers {
            if more.isEmpty { return self }
            return switch self {
            case .known(let keys, let check): .known(keys + more, check)
            case .claimed(let keys, let check): .claimed(keys + more, check)
            case .anyone: self
            }
        }
    }

    package init(signers: Signers, now: Int) {
        self.signers = signers
        self.now = now
    }

    /// Returns the token after `Bearer `.
    package static func bearer(_ request: Request) throws(DeveloperToken.Problem) -> String {
        guard let field = request.headers["Authorization"] else {
            throw DeveloperToken.Problem(flaws: [.headerMissing])
        }
        guard field.hasPrefix("Bearer ") else { throw DeveloperToken.Problem(flaws: [.notBearer]) }
        return String(field.dropFirst("Bearer ".count))
    }

    /// Returns every reason to answer the request with 401; empty if it is authorized.
    package func flaws(of request: Request) -> [DeveloperTokenFlaw] {
        do throws(DeveloperToken.Problem) {
            return flaws(of: try Self.bearer(request), origin: request.headers["Origin"])
        } catch {
            return error.flaws
        }
    }

    /// - Parameters:
    ///   - text: the token.
    ///   - origin: the request's `Origin`; nil if it has none.
    package func flaws(of text: String, origin: String?) -> [DeveloperTokenFlaw] {
        do throws(DeveloperToken.Problem) {
            let token = try DeveloperToken(reading: text)
            return makeFlaws(of: token) + timeFlaws(of: token) + originFlaws(of: token, origin: origin)
        } catch {
            return error.flaws
        }
    }

    /// Returns the permanent flaws: algorithm, key, team and signature.
    package func makeFlaws(of token: DeveloperToken) -> [DeveloperTokenFlaw] {
        var flaws: [DeveloperTokenFlaw] = token.algorithm == "ES256" ? [] : [.algorithm(token.algorithm)]
        // A signature of another algorithm cannot be checked.
        let isES256 = flaws.isEmpty
        if token.header["crit"] != nil { flaws.append(.criticalExtensions) }
        let known = signers.keys?.known.filter { $0.id == token.keyID } ?? []
        let signer = known.first { $0.team == token.issuer } ?? known.first
        if let id = token.keyID {
            if signer == nil, signers.refusesOthers { flaws.append(.unknownKey(id)) }
        } else {
            flaws.append(.keyIDMissing)
        }
        if let issuer = token.issuer {
            if let signer, signer.team != issuer {
                flaws.append(.issuer(issuer, key: signer.id, team: signer.team))
            }
        } else {
            flaws.append(.issuerMissing(team: signer?.team))
        }
        guard isES256 else { return flaws }
        if !token.hasSignatureForm {
            flaws.append(.signatureForm(bytes: token.signatureSize))
        } else if let signer, let check = signers.keys?.check, !check.isSigned(token, by: signer) {
            flaws.append(.signature(key: signer.id))
        }
        return flaws
    }

    /// Checks the times: a token is valid from `iat` to the second before `exp`, for at most
    /// `DeveloperToken.maximumLifetime`.
    package func timeFlaws(of token: DeveloperToken) -> [DeveloperTokenFlaw] {
        let long = [("iat", token.issued), ("exp", token.expires)].filter { isInMilliseconds($0.1) }.map(\.0)
        if !long.isEmpty { return [.timeInMilliseconds(long)] }
        var flaws: [DeveloperTokenFlaw] = []
        if let issued = token.issued {
            if issued > now { flaws.append(.notYetValid(issued.distance(after: now))) }
        } else {
            flaws.append(.timeMissing("iat"))
        }
        if let expires = token.expires {
            if expires <= now { flaws.append(.expired(now.distance(after: expires))) }
        } else {
            flaws.append(.timeMissing("exp"))
        }
        if let life = token.life, life > DeveloperToken.maximumLifetime { flaws.append(.livesTooLong(life)) }
        return flaws
    }

    /// Returns whether a time is plainly in milliseconds: as seconds it lies beyond the year 5000, as milliseconds
    /// within ten years of now.
    private func isInMilliseconds(_ time: Int?) -> Bool {
        guard let time, time > 100_000_000_000 else { return false }
        let tenYears: UInt = 315_576_000
        return (time / 1000).distance(after: now).magnitude < tenYears
    }

    /// Checks the origin; a token without origins is valid for any client.
    package func originFlaws(of token: DeveloperToken, origin: String?) -> [DeveloperTokenFlaw] {
        guard let allowed = token.origins else { return [] }
        if allowed.isEmpty { return [.originEmpty] }
        guard let origin else { return [.originMissing(allowed: allowed)] }
        return allowed.contains(origin) ? [] : [.origin(origin, allowed: allowed)]
    }

    /// Returns the known key that a token names. The signature is not checked.
    package func signer(of token: DeveloperToken) -> PublicDeveloperKey? {
        signers.keys?.known.first { $0.id == token.keyID && $0.team == token.issuer }
    }
}

extension Int {
    /// Returns the seconds from an earlier time to this one, clamped to the range of `Int`: tokens can contain any
    /// number.
    package func distance(after earlier: Int) -> Int {
        let (difference, overflows) = subtractingReportingOverflow(earlier)
        return overflows ? (self > earlier ? .max : .min) : difference
    }
}
