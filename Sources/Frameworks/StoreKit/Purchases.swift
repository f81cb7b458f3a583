// Names of purchases that other packages extend. Purchases themselves are not simulated.

/// A state of a purchase.
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing
    case purchased
    case failed
    case restored
    case deferred
}

/// A product that an app sells.
open class SKProduct: NSObject, @unchecked Sendable {
    /// A unit of a subscription's length.
    public enum PeriodUnit: UInt, Sendable {
        case day
        case week
        case month
        case year
    }
}

/// A payment for an offer of a subscription.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// A way of paying.
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo
        case payUpFront
        case freeTrial
    }

    /// A kind of offers.
    public enum `Type`: UInt, Sendable {
        case introductory
        case subscription
    }
}

/// A state of a download.
public enum SKDownloadState: Int, Sendable {
    case waiting
    case active
    case paused
    case finished
    case failed
    case cancelled
}
