// Made from the contract of the public API by `npm run lists`.

/** The account that a key belongs to, and the key. */
export type Account = {
  readonly id: string
  readonly object: 'account'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly kind: 'personal' | 'business'
  readonly name: string
  readonly country: string
  readonly key: {
    readonly id: string
    readonly name: string
    readonly scopes: readonly ('account:read' | 'purchases:read' | 'subscriptions:read' | 'invoices:read' | 'certificates:read' | 'impact:read' | 'events:read' | 'webhooks:read' | 'webhooks:write' | 'ledger:read' | 'footprints:read' | 'stores:read' | 'stores:write' | 'orders:read' | 'orders:write' | 'purchases:write' | 'quotes:write' | 'estimates:write')[]
    readonly limits: {
      readonly currency: 'GBP' | 'EUR' | 'USD'
      readonly perPurchaseMinor: number
      readonly perDayMinor: number
      readonly perMonthMinor: number
      readonly approveAboveMinor: number
    } | null
    readonly spent: {
      readonly dayMinor: number
      readonly monthMinor: number
    } | null
    readonly version: '2026-12-01'
    readonly expiresAt: string | null
  }
}

/** That the data of a test account was deleted. */
export type TestReset = {
  readonly id: string
  readonly object: 'test_reset'
  readonly mode: 'test'
  readonly createdAt: string
  readonly isDone: boolean
}

/** What everything costs from a day on, in one currency. */
export type PriceBook = {
  readonly object: 'price_book'
  readonly version: string
  readonly validFrom: string
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly microsPerMilliTree: number
  readonly microsPerGramCo2e: number
  readonly microsPerGramPlastic: number
}

/** What a choice costs, for as long as the quote lasts. */
export type Quote = {
  readonly id: string
  readonly object: 'quote'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly ask: {
    readonly by: 'units'
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
  } | {
    readonly by: 'mass'
    readonly impact: 'co2e' | 'plastic'
    readonly amount: string
    readonly unit: 'g' | 'kg' | 't' | 'lb' | 'st'
  } | {
    readonly by: 'value'
    readonly impact: 'trees' | 'co2e' | 'plastic'
    readonly totalMinor: number
  }
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly lines: readonly ({
    readonly impact: 'trees' | 'co2e' | 'plastic'
    readonly quantity: number
    readonly minor: number
    readonly projectId: string
  })[]
  readonly totalMinor: number
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly priceBookVersion: string
  readonly expiresAt: string
}

/** A year of a company’s emissions, in grams of CO2e. */
export type Footprint = {
  readonly id: string
  readonly object: 'footprint'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly updatedAt: string
  readonly status: 'estimated' | 'declared' | 'verifying' | 'verified'
  readonly companyName: string
  readonly startMonth: string
  readonly endMonth: string | null
  readonly isActive: boolean
  readonly co2eGrams: number
  readonly declared: {
    readonly scope1: number
    readonly scope2: number
    readonly scope2Market: number
    readonly scope3: number
    readonly total: number
    readonly totalMarket: number
  } | null
}

/** Something that the account bought once. */
export type Purchase = {
  readonly id: string | null
  readonly object: 'purchase'
  readonly mode: 'live' | 'test'
  readonly dryRun: boolean
  readonly createdAt: string
  readonly status: 'pending' | 'paid' | 'failed' | 'canceled' | 'refunded' | 'requires_action'
  readonly action: {
    readonly type: 'approve' | 'authenticate' | 'pay'
    readonly url: string
    readonly expiresAt: string
  } | null
  readonly keyId: string | null
  readonly paidAt: string | null
  readonly product: string
  readonly quoteId: string
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly totalMinor: number
  readonly refundedMinor: number
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly reference: string | null
  readonly effectiveFrom: string
  readonly effectiveTo: string
  readonly certificateId: string | null
  readonly invoiceNumber: string | null
  readonly metadata: { readonly [name: string]: string }
}

/** A plan that the account pays for by month or year. */
export type Subscription = {
  readonly id: string
  readonly object: 'subscription'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly status: 'pending' | '3ds_pending' | 'failed' | 'active' | 'canceled' | 'declined' | 'expired' | 'frozen'
  readonly product: 'personal-individual-recurring' | 'personal-family-recurring' | 'business-workforce-recurring' | 'business-footprint-recurring' | 'business-premium-recurring' | 'business-ecommerce-recurring'
  readonly interval: 'month' | 'year'
  readonly totalMinor: number
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly headcount: number
  readonly current: {
    readonly from: string
    readonly to: string
  } | null
  readonly nextPayment: string | null
  readonly endsWithPeriod: boolean
  readonly certificateId: string | null
}

/** A shop, and what its orders contribute. */
export type StoreWithRule = {
  readonly id: string
  readonly object: 'store'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly name: string
  readonly connector: 'rutter' | 'shopify' | 'woocommerce' | 'api'
  readonly platform: string
  readonly status: 'connecting' | 'connected' | 'needs-update' | 'disabled' | 'disconnected'
  readonly currency: string | null
  readonly billingCurrency: 'GBP' | 'EUR' | 'USD'
  readonly isPaused: boolean
  readonly isCounting: boolean
  readonly capMinor: number | null
  readonly rule: {
    readonly kind: 'trees-per-order'
    readonly trees: number
    readonly project?: string
  } | {
    readonly kind: 'trees-per-amount'
    readonly trees: number
    readonly amount: number
    readonly project?: string
  } | {
    readonly kind: 'grams-per-order'
    readonly impact: 'co2e' | 'plastic'
    readonly grams: number
    readonly project?: string
  } | {
    readonly kind: 'grams-per-amount'
    readonly impact: 'co2e' | 'plastic'
    readonly grams: number
    readonly amount: number
    readonly project?: string
  } | {
    readonly kind: 'percentage'
    readonly basisPoints: number
    readonly impact?: 'trees' | 'co2e' | 'plastic'
    readonly project?: string
  } | {
    readonly kind: 'percentage-by-range'
    readonly impact?: 'trees' | 'co2e' | 'plastic'
    readonly project?: string
    readonly ranges: readonly ({
      readonly from: number
      readonly to: number | null
      readonly basisPoints: number
    })[]
  } | null
  readonly plantTreeAlways: boolean
  readonly pending: {
    readonly orders: number
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
    readonly moneyMinor: number
    readonly setAside: number
  }
  readonly funded: {
    readonly orders: number
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
  }
}

/** An order of a shop, with the link for its shopper. */
export type OrderOfShop = {
  readonly id: string
  readonly object: 'order'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly storeId: string
  readonly label: string
  readonly currency: string
  readonly totalMinor: number
  readonly netMinor: number
  readonly reason: string | null
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly moneyMinor: number | null
  readonly billingCurrency: string | null
  readonly status: 'billed' | 'unbilled'
  readonly bill: 'waiting' | 'sent' | 'paid' | 'refunded' | 'void' | null
  readonly shopperUrl: string | null
}

/** An order of a shop, and what it contributes. */
export type Order = {
  readonly id: string
  readonly object: 'order'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly storeId: string
  readonly label: string
  readonly currency: string
  readonly totalMinor: number
  readonly netMinor: number
  readonly reason: string | null
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly moneyMinor: number | null
  readonly billingCurrency: string | null
  readonly status: 'billed' | 'unbilled'
  readonly bill: 'waiting' | 'sent' | 'paid' | 'refunded' | 'void' | null
}

/** An order as it is now, or as it would be. */
export type PutOrder = {
  readonly id: string
  readonly object: 'order'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly storeId: string
  readonly label: string
  readonly currency: string
  readonly totalMinor: number
  readonly netMinor: number
  readonly reason: string | null
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly moneyMinor: number | null
  readonly billingCurrency: string | null
  readonly status: 'billed' | 'unbilled'
  readonly bill: 'waiting' | 'sent' | 'paid' | 'refunded' | 'void' | null
  readonly shopperUrl: string | null
  readonly dryRun: boolean
}

/** An invoice with its number, as the account’s books have it. */
export type Invoice = {
  readonly id: string
  readonly object: 'invoice'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly number: string
  readonly purchaseId: string | null
  readonly cycleId: string | null
  readonly totalMinor: number
  readonly refundedMinor: number
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly paidAt: string | null
}

/** What a certificate states. */
export type Certificate = {
  readonly certificateId: string
  readonly code: string
  readonly user: string
  readonly giftFrom: string | null
  readonly date: string
  readonly dateTo: string
  readonly issuedAt: string
  readonly products: {
    readonly trees: number
    readonly kg_co2e: number
    readonly g_plastic: number
  }
  readonly theme: 'none' | 'gift' | 'christmas'
  readonly reference: string | null
  readonly hasLogo: boolean
  readonly covers: readonly (string)[]
  readonly projects: readonly ({
    readonly id: string
    readonly impact: string
    readonly name: string
    readonly partner: string
    readonly country: string
    readonly creditKind: 'reduction' | 'avoidance' | 'removal' | null
    readonly isSample: boolean
  })[]
  readonly supply: readonly ({
    readonly lotId: number
    readonly impact: 'trees' | 'co2e' | 'plastic'
    readonly quantity: number
    readonly vintage: number | null
    readonly registry: string
    readonly block: {
      readonly series: string
      readonly first: number
      readonly last: number
    } | null
    readonly units: {
      readonly first: number
      readonly last: number
    } | null
    readonly retirementUrl: string | null
    readonly label: {
      readonly status: 'labelled' | 'not-labelled' | 'not-assessed'
      readonly checkedOn: string
      readonly registryUrl: string | null
      readonly checkedWith: string
      readonly isOld: boolean
    } | null
  })[]
  readonly ledgerEntries: readonly ({
    readonly id: number
    readonly impact: string
    readonly quantity: number
    readonly effectiveFrom: string
    readonly effectiveTo: string
    readonly recordedAt: string
    readonly logIndex: number | null
    readonly leafHash: string | null
  })[]
  readonly entryCount: number
  readonly olderEntries: number | null
  readonly unstated: {
    readonly entries: number
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
  } | null
  readonly proof: {
    readonly revision: number
    readonly stated: {
      readonly milliTrees: number
      readonly co2eGrams: number
      readonly plasticGrams: number
      readonly entries: number
      readonly from: string
      readonly to: string
    }
    readonly statementHash: string
    readonly mark: string
    readonly index: number
    readonly treeSize: number
    readonly signedAt: string
    readonly log: string
    readonly key: string
    readonly keyId: string
    readonly files: readonly (string)[]
  } | null
  readonly object: 'certificate'
  readonly mode: 'live' | 'test'
}

/** All that checking a certificate without us takes. */
export type CertificateProof = {
  readonly object: 'certificate_proof'
  readonly certificateId: string
  readonly revision: number
  readonly statement: string
  readonly index: number
  readonly proof: string
  readonly treeSize: number
  readonly signedAt: string
  readonly verifierKey: string
  readonly named: {
    readonly name: string
    readonly nonce: string
  } | null
  readonly files: readonly ({
    readonly name: string
    readonly url: string
  })[]
}

/** A certificate of the account, in a list. */
export type CertificateSummary = {
  readonly id: string
  readonly object: 'certificate_summary'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly code: string
  readonly source: 'purchase' | 'gift' | 'granted' | 'subscription' | 'store'
  readonly purchaseId: string | null
  readonly reference: string | null
  readonly effectiveFrom: string
  readonly effectiveTo: string
  readonly isWithdrawn: boolean
}

/** Something that happened, byte for byte as webhooks get it. */
export type Event = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: { readonly [name: string]: unknown }
  readonly proof: LedgerProof | null
}

/** That entries of the ledger stand in the public log. */
export type LedgerProof = {
  readonly log: string
  readonly checkpoint: string
  readonly entries: readonly ({
    readonly entryId: number
    readonly logIndex: number
    /** In base64 */
    readonly leaf: string
    readonly hashes: readonly (string)[]
  })[]
}

/** Where events of the account are sent. */
export type WebhookEndpoint = {
  readonly id: string
  readonly object: 'webhook_endpoint'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly url: string
  readonly description: string
  readonly types: readonly ('invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping')[]
  readonly isEnabled: boolean
  readonly disabledWhy: 'by-hand' | 'gone' | 'failing' | null
  readonly failingSince: string | null
}

/** One time that an event was sent, and what came back. */
export type WebhookAttempt = {
  readonly at: string
  readonly eventId: string
  readonly eventType: 'invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping'
  readonly status: number | null
  readonly durationMs: number
  readonly error: string | null
  readonly answer: string | null
  readonly isDelivered: boolean
}

/** What was funded, or taken back, as the public ledger has it. It names nobody. */
export type LedgerEntry = {
  readonly entryId: number
  readonly logIndex: number | null
  readonly recordedAt: string
  readonly source: string
  readonly impact: 'trees' | 'co2e' | 'plastic'
  readonly quantity: number
  readonly project: {
    readonly id: string
    readonly name: string
    readonly country: string
  }
  readonly effectiveFrom: string
  readonly effectiveTo: string
  readonly basis: string
  readonly reverses: {
    readonly entryId: number
    readonly logIndex: number | null
  } | null
  readonly reversedBy: {
    readonly entryId: number
    readonly logIndex: number | null
  } | null
  readonly object: 'ledger_entry'
}

/** The public log, by its newest signed checkpoint. */
export type LedgerLog = {
  readonly object: 'ledger_log'
  readonly origin: string
  readonly size: number
  /** SHA-256 in base64 */
  readonly root: string
  readonly checkpoint: string
  readonly signedAt: string
  readonly keys: readonly ({
    readonly key: string
    readonly fromSize: number
  })[]
  readonly tiles: string
}

/** An invoice got its number. */
export type InvoiceIssuedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'invoice.issued'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Invoice
  readonly proof: LedgerProof | null
}

/** A purchase was paid. */
export type PurchasePaidEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'purchase.paid'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Purchase
  readonly proof: LedgerProof | null
}

/** A purchase of an API key waits for a person. */
export type PurchaseRequiresActionEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'purchase.requires_action'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Purchase
  readonly proof: LedgerProof | null
}

/** The card was declined for a purchase. */
export type PurchaseFailedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'purchase.failed'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Purchase
  readonly proof: LedgerProof | null
}

/** A purchase ended without being paid. */
export type PurchaseCanceledEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'purchase.canceled'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Purchase
  readonly proof: LedgerProof | null
}

/** A purchase was refunded, in whole or in part. */
export type PurchaseRefundedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'purchase.refunded'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Purchase
  readonly proof: LedgerProof | null
}

/** A purchase of an API key waits for a person’s yes. */
export type ApprovalRequestedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'approval.requested'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Approval
  readonly proof: LedgerProof | null
}

/** What a person of the account decides before a key buys. */
export type Approval = {
  readonly id: string
  readonly object: 'approval'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly status: 'requested' | 'approved' | 'declined' | 'expired'
  readonly purchaseId: string
  readonly keyId: string | null
  readonly keyName: string
  readonly reason: string | null
  readonly totalMinor: number
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly url: string
  readonly expiresAt: string
  readonly decidedAt: string | null
}

/** A person said yes to a purchase of an API key. */
export type ApprovalApprovedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'approval.approved'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Approval
  readonly proof: LedgerProof | null
}

/** A person said no to a purchase of an API key. */
export type ApprovalDeclinedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'approval.declined'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Approval
  readonly proof: LedgerProof | null
}

/** A purchase of an API key ended before anyone decided. */
export type ApprovalExpiredEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'approval.expired'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Approval
  readonly proof: LedgerProof | null
}

/** A plan was paid for the first time. */
export type SubscriptionStartedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'subscription.started'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Subscription
  readonly proof: LedgerProof | null
}

/** A change of a plan was agreed. */
export type SubscriptionChangedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'subscription.changed'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Subscription
  readonly proof: LedgerProof | null
}

/** A plan was paid for again. */
export type SubscriptionRenewedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'subscription.renewed'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Subscription
  readonly proof: LedgerProof | null
}

/** A payment for a plan failed. */
export type SubscriptionPaymentFailedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'subscription.payment_failed'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Subscription
  readonly proof: LedgerProof | null
}

/** A plan has ended. */
export type SubscriptionCanceledEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'subscription.canceled'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Subscription
  readonly proof: LedgerProof | null
}

/** The orders of a shop were billed. */
export type StoreBillIssuedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'store_bill.issued'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: StoreBill
  readonly proof: LedgerProof | null
}

/** What the orders of a shop came to. */
export type StoreBill = {
  readonly id: string
  readonly object: 'store_bill'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly storeId: string
  readonly storeName: string
  readonly number: number
  readonly status: 'waiting' | 'sent' | 'paid' | 'refunded' | 'void'
  readonly from: string
  readonly to: string
  readonly orders: number
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly totalMinor: number
  readonly currency: 'GBP' | 'EUR' | 'USD'
}

/** A bill for the orders of a shop was paid. */
export type StoreBillPaidEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'store_bill.paid'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: StoreBill
  readonly proof: LedgerProof | null
}

/** A bill for the orders of a shop will not be paid. */
export type StoreBillFailedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'store_bill.failed'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: StoreBill
  readonly proof: LedgerProof | null
}

/** A shop was connected. */
export type StoreConnectedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'store.connected'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Store
  readonly proof: LedgerProof | null
}

/** A shop that is, or was, connected. */
export type Store = {
  readonly id: string
  readonly object: 'store'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly name: string
  readonly platform: string
  readonly status: 'connecting' | 'connected' | 'needs-update' | 'disabled' | 'disconnected'
  readonly connectedAt: string
  readonly disconnectedAt: string | null
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly capMinor: number | null
}

/** We can no longer reach a shop until someone signs in again. */
export type StoreNeedsAttentionEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'store.needs_attention'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Store
  readonly proof: LedgerProof | null
}

/** The orders of a shop have passed its own limit for this bill. */
export type StoreCapReachedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'store.cap_reached'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Store
  readonly proof: LedgerProof | null
}

/** A shop was disconnected. */
export type StoreDisconnectedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'store.disconnected'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Store
  readonly proof: LedgerProof | null
}

/** An order of a shop contributes. */
export type OrderContributedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'order.contributed'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Order
  readonly proof: LedgerProof | null
}

/** An order that contributes changed. */
export type OrderChangedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'order.changed'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Order
  readonly proof: LedgerProof | null
}

/** An order that contributed contributes nothing any more. */
export type OrderRemovedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'order.removed'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Order
  readonly proof: LedgerProof | null
}

/** An estimate of a footprint was saved. */
export type FootprintSavedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'footprint.saved'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Footprint
  readonly proof: LedgerProof | null
}

/** The footprint of a year was declared. */
export type FootprintDeclaredEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'footprint.declared'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: DeclaredFootprint
  readonly proof: LedgerProof | null
}

/** A footprint as it was declared. */
export type DeclaredFootprint = {
  readonly id: string
  readonly object: 'footprint'
  readonly startMonth: string
  readonly declaration: number
  readonly declaredAt: string
  readonly co2eGrams: number
  readonly lines: number
  readonly sha256: string
}

/** The footprint of a year was verified. */
export type FootprintVerifiedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'footprint.verified'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Footprint
  readonly proof: LedgerProof | null
}

/** A certificate was issued. */
export type CertificateIssuedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'certificate.issued'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: IssuedCertificate
  readonly proof: LedgerProof | null
}

/** A certificate as it was issued. */
export type IssuedCertificate = {
  readonly id: string
  readonly object: 'certificate'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly code: string
  readonly purchaseId: string | null
  readonly subscriptionId: string | null
  readonly storeId: string | null
  readonly url: string
}

/** A certificate states something new, which stands in the public log. */
export type CertificateRevisedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'certificate.revised'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: RevisedCertificate
  readonly proof: LedgerProof | null
}

/** A certificate, with the number of its statement. */
export type RevisedCertificate = {
  readonly id: string
  readonly object: 'certificate'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly code: string
  readonly purchaseId: string | null
  readonly subscriptionId: string | null
  readonly storeId: string | null
  readonly url: string
  readonly revision: number
}

/** A certificate states nothing any more: what it was of was reversed. */
export type CertificateWithdrawnEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'certificate.withdrawn'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: RevisedCertificate
  readonly proof: LedgerProof | null
}

/** Entries of the account were added to the public log, with their proof. */
export type LedgerLoggedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'ledger.logged'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: LoggedEntries
  readonly proof: LedgerProof | null
}

/** Entries that were added to the public log. */
export type LoggedEntries = {
  readonly object: 'logged_entries'
  readonly entries: readonly ({
    readonly id: number
    readonly object: 'ledger_entry'
    readonly source: string
    readonly sourceId: string
    readonly impact: 'trees' | 'co2e' | 'plastic'
    readonly quantity: number
    readonly projectId: string
    readonly effectiveFrom: string
    readonly effectiveTo: string
    readonly reverses: number | null
  })[]
  readonly total: number
}

/** An API key was made. */
export type ApiKeyCreatedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'api_key.created'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: ApiKey
  readonly proof: LedgerProof | null
}

/** An API key, without its secret. */
export type ApiKey = {
  readonly id: string
  readonly object: 'api_key'
  readonly mode?: 'live' | 'test'
  readonly createdAt?: string
  readonly name?: string
  readonly scopes?: readonly ('account:read' | 'purchases:read' | 'subscriptions:read' | 'invoices:read' | 'certificates:read' | 'impact:read' | 'events:read' | 'webhooks:read' | 'webhooks:write' | 'ledger:read' | 'footprints:read' | 'stores:read' | 'stores:write' | 'orders:read' | 'orders:write' | 'purchases:write' | 'quotes:write' | 'estimates:write')[]
  readonly version?: string
  readonly expiresAt?: string | null
  readonly state?: 'active' | 'expired' | 'revoked'
}

/** An API key got a new secret. */
export type ApiKeyRotatedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'api_key.rotated'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: ApiKey
  readonly proof: LedgerProof | null
}

/** An API key was revoked. */
export type ApiKeyRevokedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'api_key.revoked'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: ApiKey
  readonly proof: LedgerProof | null
}

/** An API key expires within two weeks, and again within two days. */
export type ApiKeyExpiringEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'api_key.expiring'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: ApiKey
  readonly proof: LedgerProof | null
}

/** An API key was refused a purchase by one of its limits, once a day. */
export type ApiKeyLimitReachedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'api_key.limit_reached'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: ApiKey
  readonly proof: LedgerProof | null
}

/** A webhook was added. */
export type WebhookEndpointCreatedEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'webhook_endpoint.created'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: ChangedWebhookEndpoint
  readonly proof: LedgerProof | null
}

/** A webhook, without its secret. */
export type ChangedWebhookEndpoint = {
  readonly id: string
  readonly object: 'webhook_endpoint'
  readonly mode?: 'live' | 'test'
  readonly createdAt?: string
  readonly url?: string
  readonly description?: string
  readonly types?: readonly ('invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping')[]
  readonly isEnabled?: boolean
  readonly disabledWhy?: 'by-hand' | 'gone' | 'failing' | null
  readonly failingSince?: string | null
}

/** Nothing has reached a webhook for a day. */
export type WebhookEndpointFailingEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'webhook_endpoint.failing'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: ChangedWebhookEndpoint
  readonly proof: LedgerProof | null
}

/** A webhook was switched off. */
export type WebhookEndpointDisabledEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'webhook_endpoint.disabled'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: ChangedWebhookEndpoint
  readonly proof: LedgerProof | null
}

/** A test event was requested. */
export type TestPingEvent = {
  readonly id: string
  readonly object: 'event'
  readonly type: 'test.ping'
  readonly timestamp: string
  readonly mode: 'live' | 'test'
  readonly accountId: string
  readonly sequence: number
  readonly version: string
  readonly data: Ping
  readonly proof: LedgerProof | null
}

/** Something to receive. */
export type Ping = {
  readonly message: string
}

/** An event by its type: `if (event.type === 'purchase.paid') event.data.totalMinor`. There may be new types at any time. */
export type WebhookEvent = InvoiceIssuedEvent | PurchasePaidEvent | PurchaseRequiresActionEvent | PurchaseFailedEvent | PurchaseCanceledEvent | PurchaseRefundedEvent | ApprovalRequestedEvent | ApprovalApprovedEvent | ApprovalDeclinedEvent | ApprovalExpiredEvent | SubscriptionStartedEvent | SubscriptionChangedEvent | SubscriptionRenewedEvent | SubscriptionPaymentFailedEvent | SubscriptionCanceledEvent | StoreBillIssuedEvent | StoreBillPaidEvent | StoreBillFailedEvent | StoreConnectedEvent | StoreNeedsAttentionEvent | StoreCapReachedEvent | StoreDisconnectedEvent | OrderContributedEvent | OrderChangedEvent | OrderRemovedEvent | FootprintSavedEvent | FootprintDeclaredEvent | FootprintVerifiedEvent | CertificateIssuedEvent | CertificateRevisedEvent | CertificateWithdrawnEvent | LedgerLoggedEvent | ApiKeyCreatedEvent | ApiKeyRotatedEvent | ApiKeyRevokedEvent | ApiKeyExpiringEvent | ApiKeyLimitReachedEvent | WebhookEndpointCreatedEvent | WebhookEndpointFailingEvent | WebhookEndpointDisabledEvent | TestPingEvent

export type GetProjectInput = {
  readonly projectId: string
}

export type GetProjectAnswer = {
  readonly id: string
  readonly name: string
  readonly impact: 'trees' | 'co2e' | 'plastic'
  readonly partner: string
  readonly country: string
  readonly place: string
  readonly latitude: number
  readonly longitude: number
  readonly summary: string
  readonly standard: string | null
  readonly creditKind: 'reduction' | 'avoidance' | 'removal' | null
  readonly isSample: boolean
  readonly isDefault: boolean
  readonly isOffered: boolean
  readonly funded: number
  readonly method: string
  readonly unknowns: string
}

export type ListProjectsAnswer = {
  readonly projects: readonly ({
    readonly id: string
    readonly name: string
    readonly impact: 'trees' | 'co2e' | 'plastic'
    readonly partner: string
    readonly country: string
    readonly place: string
    readonly latitude: number
    readonly longitude: number
    readonly summary: string
    readonly standard: string | null
    readonly creditKind: 'reduction' | 'avoidance' | 'removal' | null
    readonly isSample: boolean
    readonly isDefault: boolean
    readonly isOffered: boolean
    readonly funded: number
  })[]
}

export type ListPricesAnswer = {
  readonly data: readonly (PriceBook)[]
}

export type CreateQuoteInput = {
  readonly ask: {
    readonly by: 'units'
    readonly milliTrees?: number
    readonly co2eGrams?: number
    readonly plasticGrams?: number
  } | {
    readonly by: 'mass'
    readonly impact: 'co2e' | 'plastic'
    readonly amount: string
    readonly unit: 'g' | 'kg' | 't' | 'lb' | 'st'
  } | {
    readonly by: 'value'
    readonly impact: 'trees' | 'co2e' | 'plastic'
    readonly totalMinor: number
  }
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly treeProject?: string | null
  readonly startMonth?: string | null
  readonly months?: number
}

export type CreateQuoteBatchInput = {
  readonly items: readonly ({
    readonly ask: {
      readonly by: 'units'
      readonly milliTrees?: number
      readonly co2eGrams?: number
      readonly plasticGrams?: number
    } | {
      readonly by: 'mass'
      readonly impact: 'co2e' | 'plastic'
      readonly amount: string
      readonly unit: 'g' | 'kg' | 't' | 'lb' | 'st'
    } | {
      readonly by: 'value'
      readonly impact: 'trees' | 'co2e' | 'plastic'
      readonly totalMinor: number
    }
    readonly currency: 'GBP' | 'EUR' | 'USD'
    readonly treeProject?: string | null
    readonly startMonth?: string | null
    readonly months?: number
  })[]
}

export type CreateQuoteBatchAnswer = {
  readonly results: readonly ({
    readonly index: number
    readonly status: 'ok'
    readonly value: Quote
  } | {
    readonly index: number
    readonly status: 'error'
    readonly problem: {
      readonly code: string
      readonly message: string
      readonly problems: readonly ({
        readonly field: string
        readonly pointer: string
        readonly message: string
      })[]
    }
  })[]
}

export type GetQuoteInput = {
  readonly quoteId: string
}

export type ComputeEmissionsInput = {
  readonly lines: readonly ({
    readonly description?: string
    readonly quantity: number
    readonly unit: string
    readonly spendYear?: number
    readonly factorId?: string
    readonly ownFactor?: {
      readonly kind?: 'supplier' | 'own'
      readonly kgCo2e?: number
      readonly unit: string
      readonly kgBiogenicCo2?: number
      readonly source: string
      readonly method?: string
      readonly year?: number
    }
    readonly year?: number
    readonly quality?: {
      readonly reliability: 'very-good' | 'good' | 'fair' | 'poor'
      readonly completeness: 'very-good' | 'good' | 'fair' | 'poor'
      readonly temporal: 'very-good' | 'good' | 'fair' | 'poor'
      readonly geographical: 'very-good' | 'good' | 'fair' | 'poor'
      readonly technological: 'very-good' | 'good' | 'fair' | 'poor'
      readonly sampleFactor?: number
    }
  })[]
}

export type ComputeEmissionsAnswer = {
  readonly lines: readonly ({
    readonly description: string
    readonly co2eGrams: number
    readonly quantity: number
    readonly unit: string
    readonly kgCo2ePerUnit: number
    readonly spend: {
      readonly amount: number
      readonly currency: string
      readonly year: number
      readonly rate: number
      readonly rateYear: number
      readonly deflator: number
      readonly priceYear: number
      readonly converted: number
    } | null
    readonly gases: {
      readonly co2: number
      readonly ch4: number
      readonly n2o: number
    } | null
    readonly biogenicCo2Grams: number | null
    readonly otherGasGrams: number | null
    readonly uncertainty: {
      readonly factor: number
      readonly lowGrams: number
      readonly highGrams: number
    }
    readonly warnings: readonly ({
      readonly code: string
      readonly message: string
    })[]
    readonly factor: {
      readonly factorId: string
      readonly set: {
        readonly setId: string
        readonly market: 'uk' | 'us' | 'au' | 'nz' | 'grid'
        readonly year: number
        readonly kind: 'activity' | 'spend'
        readonly title: string
        readonly edition: string
        readonly gwp: string
        readonly licence: string
        readonly note: string | null
      }
      readonly category: string
      readonly name: string
      readonly unit: string
      readonly alsoIn: readonly (string)[]
      readonly kgCo2e: number
      readonly gases: {
        readonly co2: number
        readonly ch4: number
        readonly n2o: number
      } | null
      readonly kgBiogenicCo2: number | null
      readonly kgOtherGases: number | null
      readonly includes: string
      readonly basis: 'direct' | 'life-cycle' | null
      readonly usually: {
        readonly scope: number
        readonly category: 'stationaryCombustion' | 'mobileCombustion' | 'fugitiveEmissions' | 'processEmissions' | 'indirectElectricityEmissions' | 'companyElectricVehiclesChargedOffsite' | 'combinedHeatAndPower' | 'purchasedGoodsAndServices' | 'capitalGoods' | 'fuelAndEnergyRelatedActivities' | 'upstreamTransportationAndDistribution' | 'wasteGeneratedInOperations' | 'businessTravel' | 'employeeCommutingAndRemoteWorking' | 'upstreamLeasedAssets' | 'downstreamTransportationAndDistribution' | 'processingOfSoldProducts' | 'useOfSoldProducts' | 'endOfLifeTreatmentOfSoldProducts' | 'downstreamLeasedAssets' | 'franchises' | 'investments'
      }
    } | null
    readonly source: string
  })[]
  readonly total: {
    readonly co2eGrams: number
    readonly biogenicCo2Grams: number
    readonly otherGasGrams: number
    readonly uncertainty: {
      readonly factor: number
      readonly lowGrams: number
      readonly highGrams: number
    }
  }
}

export type GetEmissionFactorInput = {
  readonly factorId: string
}

export type GetEmissionFactorAnswer = {
  readonly factorId: string
  readonly set: {
    readonly setId: string
    readonly market: 'uk' | 'us' | 'au' | 'nz' | 'grid'
    readonly year: number
    readonly kind: 'activity' | 'spend'
    readonly title: string
    readonly edition: string
    readonly gwp: string
    readonly licence: string
    readonly note: string | null
  }
  readonly category: string
  readonly name: string
  readonly unit: string
  readonly alsoIn: readonly (string)[]
  readonly kgCo2e: number
  readonly gases: {
    readonly co2: number
    readonly ch4: number
    readonly n2o: number
  } | null
  readonly kgBiogenicCo2: number | null
  readonly kgOtherGases: number | null
  readonly includes: string
  readonly basis: 'direct' | 'life-cycle' | null
  readonly usually: {
    readonly scope: number
    readonly category: 'stationaryCombustion' | 'mobileCombustion' | 'fugitiveEmissions' | 'processEmissions' | 'indirectElectricityEmissions' | 'companyElectricVehiclesChargedOffsite' | 'combinedHeatAndPower' | 'purchasedGoodsAndServices' | 'capitalGoods' | 'fuelAndEnergyRelatedActivities' | 'upstreamTransportationAndDistribution' | 'wasteGeneratedInOperations' | 'businessTravel' | 'employeeCommutingAndRemoteWorking' | 'upstreamLeasedAssets' | 'downstreamTransportationAndDistribution' | 'processingOfSoldProducts' | 'useOfSoldProducts' | 'endOfLifeTreatmentOfSoldProducts' | 'downstreamLeasedAssets' | 'franchises' | 'investments'
  }
  readonly foreign: string | null
  readonly isDefault: boolean
  readonly isPerhaps: boolean
  readonly units: readonly ({
    readonly factorId: string
    readonly unit: string
    readonly kgCo2e: number
  })[]
}

/** The items of a page, and where it begins. */
export type SearchEmissionFactorsInput = {
  readonly factorId?: string
  readonly words?: string
  readonly category?: 'stationaryCombustion' | 'mobileCombustion' | 'fugitiveEmissions' | 'processEmissions' | 'indirectElectricityEmissions' | 'companyElectricVehiclesChargedOffsite' | 'combinedHeatAndPower' | 'purchasedGoodsAndServices' | 'capitalGoods' | 'fuelAndEnergyRelatedActivities' | 'upstreamTransportationAndDistribution' | 'wasteGeneratedInOperations' | 'businessTravel' | 'employeeCommutingAndRemoteWorking' | 'upstreamLeasedAssets' | 'downstreamTransportationAndDistribution' | 'processingOfSoldProducts' | 'useOfSoldProducts' | 'endOfLifeTreatmentOfSoldProducts' | 'downstreamLeasedAssets' | 'franchises' | 'investments'
  readonly market?: 'uk' | 'us' | 'au' | 'nz' | 'grid'
  readonly country?: string
  readonly region?: string
  readonly year?: number
  readonly near?: number
  readonly unit?: string
  readonly kind?: 'activity' | 'spend'
  readonly limit?: number
  readonly cursor?: string
}

export type SearchEmissionFactorsAnswer = {
  readonly factors: readonly ({
    readonly factorId: string
    readonly set: {
      readonly setId: string
      readonly market: 'uk' | 'us' | 'au' | 'nz' | 'grid'
      readonly year: number
      readonly kind: 'activity' | 'spend'
      readonly title: string
      readonly edition: string
      readonly gwp: string
      readonly licence: string
      readonly note: string | null
    }
    readonly category: string
    readonly name: string
    readonly unit: string
    readonly alsoIn: readonly (string)[]
    readonly kgCo2e: number
    readonly gases: {
      readonly co2: number
      readonly ch4: number
      readonly n2o: number
    } | null
    readonly kgBiogenicCo2: number | null
    readonly kgOtherGases: number | null
    readonly includes: string
    readonly basis: 'direct' | 'life-cycle' | null
    readonly usually: {
      readonly scope: number
      readonly category: 'stationaryCombustion' | 'mobileCombustion' | 'fugitiveEmissions' | 'processEmissions' | 'indirectElectricityEmissions' | 'companyElectricVehiclesChargedOffsite' | 'combinedHeatAndPower' | 'purchasedGoodsAndServices' | 'capitalGoods' | 'fuelAndEnergyRelatedActivities' | 'upstreamTransportationAndDistribution' | 'wasteGeneratedInOperations' | 'businessTravel' | 'employeeCommutingAndRemoteWorking' | 'upstreamLeasedAssets' | 'downstreamTransportationAndDistribution' | 'processingOfSoldProducts' | 'useOfSoldProducts' | 'endOfLifeTreatmentOfSoldProducts' | 'downstreamLeasedAssets' | 'franchises' | 'investments'
    }
    readonly foreign: string | null
    readonly isDefault: boolean
    readonly isPerhaps: boolean
    readonly units: readonly ({
      readonly factorId: string
      readonly unit: string
      readonly kgCo2e: number
    })[]
  })[]
  readonly none: {
    readonly activity: string
    readonly sentence: string
  } | null
  readonly nextCursor: string | null
}

export type ComputeVehicleEmissionsInput = {
  readonly market: 'uk' | 'us'
  readonly vehicleType: 'car' | 'van' | 'motorbike' | 'hgv' | 'bus'
  readonly basis: {
    readonly kind: 'ghg-estimate'
    readonly answers: Readonly<Partial<Record<'fuelType' | 'reportingYear' | 'vehicleCategory' | 'chassis' | 'tonnageCat' | 'laden' | 'refrigerated' | 'wholeVehicle', string>>>
  } | {
    readonly kind: 'type-approval'
    readonly source: 'catalogue' | 'registry'
    readonly fuelType: 'petrol' | 'diesel' | 'hybrid' | 'phev' | 'bev' | 'ffv' | 'cng' | 'lpg' | 'unknown'
    readonly transmission: 'manual' | 'automatic' | null
    readonly make: string
    readonly productionYear: number
    readonly baseModelName: string | null
    readonly modelName: string | null
    readonly engineSizeL: string | null
    readonly gCo2ePerKm: number
    readonly spread: {
      readonly low: number
      readonly high: number
      readonly variants: number
    } | null
    readonly cycle: 'NEDC' | 'WLTP' | 'EPA'
  }
  readonly registrationNumber?: string | null
  readonly annualMileage: number
  readonly mileageUnit: 'mi' | 'km'
  readonly multiplyVehicles: number
}

export type ComputeVehicleEmissionsAnswer = {
  readonly emissions: {
    readonly method: string
    readonly factorSet: {
      readonly id: string
      readonly market: 'uk' | 'us'
      readonly year: number
      readonly title: string
      readonly edition: string
      readonly gwp: string
      readonly licence: string
      readonly note: string | null
    }
    readonly reportingYear: number
    readonly distance: number
    readonly unit: 'km' | 'passenger-km' | 'vehicle-mile' | 'passenger-mile'
    readonly lines: readonly ({
      readonly what: 'tailpipe' | 'electricity' | 'grid-losses'
      readonly kgPerUnit: number
      readonly grams: number
      readonly source: string
    })[]
    readonly perVehicle: number
    readonly of: 'vehicle' | 'passenger'
    readonly vehicles: number
    readonly total: number
    readonly wellToTank: {
      readonly grams: number
      readonly year: number
    } | null
    readonly range: {
      readonly low: number
      readonly high: number
    } | null
    readonly notes: readonly (string)[]
  }
  readonly comparisons: readonly ({
    readonly with: 'average-car' | 'average-van' | 'average-motorbike' | 'same-size-electric' | 'average-electric' | 'train'
    readonly total: number
    readonly source: string
  })[]
}

export type IdentifyVehicleInput = {
  readonly registrationNumber: string
}

export type IdentifyVehicleAnswer = {
  readonly registration: string
  readonly vehicleType: 'car' | 'van' | 'motorbike' | 'hgv' | 'bus' | null
  readonly fuelType: 'petrol' | 'diesel' | 'hybrid' | 'phev' | 'bev' | 'ffv' | 'cng' | 'lpg' | 'unknown' | null
  readonly make: string | null
  readonly productionYear: number | null
  readonly engineSizeL: string | null
  readonly colour: string | null
  readonly isTested: boolean
  readonly testedGramsPerKm: number | null
  readonly basis: {
    readonly kind: 'ghg-estimate'
    readonly answers: unknown
  } | {
    readonly kind: 'type-approval'
    readonly source: 'catalogue' | 'registry'
    readonly fuelType: 'petrol' | 'diesel' | 'hybrid' | 'phev' | 'bev' | 'ffv' | 'cng' | 'lpg' | 'unknown'
    readonly transmission: 'manual' | 'automatic' | null
    readonly make: string
    readonly productionYear: number
    readonly baseModelName: string | null
    readonly modelName: string | null
    readonly engineSizeL: string | null
    readonly gCo2ePerKm: number
    readonly spread: {
      readonly low: number
      readonly high: number
      readonly variants: number
    } | null
    readonly cycle: 'NEDC' | 'WLTP' | 'EPA'
  } | null
}

export type ListVehicleOptionsInput = {
  readonly market: 'uk' | 'us'
  readonly vehicleType: 'car' | 'van' | 'motorbike' | 'hgv' | 'bus'
  readonly fuelType?: string
  readonly reportingYear?: string
  readonly vehicleCategory?: string
  readonly chassis?: string
  readonly tonnageCat?: string
  readonly laden?: string
  readonly refrigerated?: string
  readonly wholeVehicle?: string
}

export type ListVehicleOptionsAnswer = {
  readonly field: string | null
  readonly options: readonly ({
    readonly value: string
    readonly label: string
    readonly hint?: string
  })[]
}

export type EstimateHouseholdInput = {
  readonly country: string
  readonly answers?: { readonly [name: string]: unknown }
}

export type EstimateHouseholdAnswer = {
  readonly input: {
    readonly country: string
    readonly answers: { readonly [name: string]: unknown }
  }
  readonly estimate: {
    readonly version: string
    readonly country: string
    readonly quality: 'A' | 'B' | 'C' | 'D'
    readonly unit: 'gCO2e'
    readonly total: number
    readonly range: {
      readonly level: 0.8
      readonly low: number
      readonly high: number
    }
    readonly categories: Readonly<Partial<Record<'heating' | 'electricity' | 'homeBuilding' | 'waterAndWaste' | 'car' | 'publicTransport' | 'flights' | 'food' | 'things' | 'services' | 'pets' | 'public', number>>>
    readonly inYourHands: number
    readonly notInYourHands: number
    readonly household: {
      readonly people: number
      readonly total: number
      readonly sharedItems: number
    } | null
    readonly radiativeForcing: number
    readonly marketBased: number | null
    readonly next: {
      readonly id: 'people' | 'homeSize' | 'heating' | 'energyUse' | 'cars' | 'carFuel' | 'publicTransport' | 'flights' | 'diet' | 'things' | 'services' | 'buildingWork' | 'region' | 'pets' | 'insulation' | 'temperature' | 'solar' | 'carEfficiency' | 'evHome' | 'flightClass' | 'foodWaste' | 'secondHand' | 'motorbike' | 'secondHome' | 'greenTariff' | 'tenure'
      readonly moves: number
    } | null
    readonly questions: readonly ({
      readonly id: 'people' | 'homeSize' | 'heating' | 'energyUse' | 'cars' | 'carFuel' | 'publicTransport' | 'flights' | 'diet' | 'things' | 'services' | 'buildingWork' | 'region' | 'pets' | 'insulation' | 'temperature' | 'solar' | 'carEfficiency' | 'evHome' | 'flightClass' | 'foodWaste' | 'secondHand' | 'motorbike' | 'secondHome' | 'greenTariff' | 'tenure'
      readonly moves: number
    })[]
    readonly comparison: {
      readonly country: number
      readonly sameHousehold: number | null
      readonly nationalAccount: number
    }
    readonly actions: readonly ({
      readonly id: string
      readonly group: string
      readonly who: 'you' | 'landlord'
      readonly saving: number
    })[]
    readonly together: number
    readonly path: readonly ({
      readonly year: number
      readonly total: number
    })[]
    readonly workings: {
      readonly gridKgPerKwh: number
      readonly persons: number
      readonly variance: number
    }
    readonly warnings: readonly ('fuelIgnored' | 'billTooSmallForCar' | 'carEfficiencyIgnored')[]
  }
}

export type ListHouseholdQuestionsInput = {
  readonly country?: string
}

export type ListHouseholdQuestionsAnswer = {
  readonly version: string
  readonly country: {
    readonly iso2: string
    readonly name: string
    readonly quality: 'A' | 'B' | 'C' | 'D'
  }
  readonly currency: string
  readonly typicalAmounts: {
    readonly things: number
    readonly services: number
  }
  readonly units: {
    readonly area: 'm2' | 'sqft'
    readonly distance: 'km' | 'mile'
    readonly temperature: 'C' | 'F'
    readonly fuel: 'kWh' | 'therm' | 'm3'
  }
  readonly questions: readonly ({
    readonly id: 'people' | 'homeSize' | 'heating' | 'energyUse' | 'cars' | 'carFuel' | 'publicTransport' | 'flights' | 'diet' | 'things' | 'services' | 'buildingWork' | 'region' | 'pets' | 'insulation' | 'temperature' | 'solar' | 'carEfficiency' | 'evHome' | 'flightClass' | 'foodWaste' | 'secondHand' | 'motorbike' | 'secondHome' | 'greenTariff' | 'tenure'
    readonly isFirst: boolean
    readonly title: string
    readonly hint: string | null
    readonly skipped: string
    readonly options: readonly ({
      readonly value: string
      readonly label: string
    })[]
  })[]
  readonly regions: readonly ({
    readonly region: string
    readonly name: string
  })[]
  readonly countries: readonly ({
    readonly iso2: string
    readonly name: string
    readonly quality: 'A' | 'B' | 'C' | 'D'
  })[]
}

export type EstimateFootprintInput = {
  readonly sector: string
  readonly turnover: number
  readonly currency: string
  readonly year: number
  readonly country: string
  readonly employees?: number | null
  readonly downstream?: 'auto' | 'include' | 'exclude'
}

export type EstimateFootprintAnswer = {
  readonly input: {
    readonly sector: string
    readonly turnover: number
    readonly currency: string
    readonly year: number
    readonly country: string
    readonly employees: number | null
    readonly downstream: 'auto' | 'include' | 'exclude'
  }
  readonly estimate: {
    readonly version: string
    readonly scope1: number
    readonly scope2: number
    readonly scope3: number
    readonly categories: readonly ({
      readonly category: 'purchasedGoodsAndServices' | 'capitalGoods' | 'fuelAndEnergyRelatedActivities' | 'upstreamTransportationAndDistribution' | 'wasteGeneratedInOperations' | 'businessTravel' | 'employeeCommutingAndRemoteWorking' | 'upstreamLeasedAssets' | 'downstreamTransportationAndDistribution' | 'processingOfSoldProducts' | 'useOfSoldProducts' | 'endOfLifeTreatmentOfSoldProducts' | 'downstreamLeasedAssets' | 'franchises' | 'investments'
      readonly co2e: number
    })[]
    readonly total: number
    readonly totalWithoutDownstream: number
    readonly ranges: {
      readonly scope12: {
        readonly low: number
        readonly high: number
        readonly factor: number
      }
      readonly upstream: {
        readonly low: number
        readonly high: number
        readonly factor: number
      }
      readonly total: {
        readonly low: number
        readonly high: number
        readonly factor: number
      }
      readonly totalWithoutDownstream: {
        readonly low: number
        readonly high: number
        readonly factor: number
      }
    }
    readonly optional: readonly ({
      readonly category: 'purchasedGoodsAndServices' | 'capitalGoods' | 'fuelAndEnergyRelatedActivities' | 'upstreamTransportationAndDistribution' | 'wasteGeneratedInOperations' | 'businessTravel' | 'employeeCommutingAndRemoteWorking' | 'upstreamLeasedAssets' | 'downstreamTransportationAndDistribution' | 'processingOfSoldProducts' | 'useOfSoldProducts' | 'endOfLifeTreatmentOfSoldProducts' | 'downstreamLeasedAssets' | 'franchises' | 'investments'
      readonly co2e: number
      readonly basis: string
    })[]
    readonly notes: readonly ('no-company-of-this-sector' | 'employees-estimated' | 'rates-of-an-earlier-year' | 'electricity-of-an-earlier-year' | 'downstream-left-out')[]
    readonly workings: {
      readonly pounds2022: number
      readonly employees: number
      readonly homeShare: number
      readonly strength: number
      readonly electricityKgPerKwh: number
      readonly isAmericanModel: boolean
    }
  }
  readonly average: {
    readonly total: number
    readonly employees: number
  }
}

export type GetFootprintInput = {
  readonly footprintId: string
}

export type ListFootprintOptionsAnswer = {
  readonly groups: readonly ({
    readonly group: string
    readonly sectors: readonly ({
      readonly code: string
      readonly label: string
    })[]
  })[]
  readonly countries: readonly ({
    readonly iso2: string
    readonly name: string
  })[]
  readonly otherCountries: readonly ({
    readonly iso2: string
    readonly name: string
    readonly nearest: string
    readonly nearestName: string
  })[]
  readonly currencies: readonly (string)[]
  readonly years: readonly (number)[]
}

export type ListFootprintsAnswer = {
  readonly data: readonly (Footprint)[]
}

export type CancelPurchaseInput = {
  readonly purchaseId: string
}

export type CreatePurchaseInput = {
  readonly dryRun?: boolean
} & {
  readonly quoteId: string
  readonly maxTotalMinor?: number | null
  readonly reference?: string | null
  readonly metadata?: { readonly [name: string]: string }
  readonly payment: {
    readonly method: 'card'
    readonly cardId?: string
  } | {
    readonly method: 'link'
  }
  readonly reason?: string | null
}

export type GetPurchaseInput = {
  readonly purchaseId: string
}

/** The items of a page, and where it begins. */
export type ListPurchasesInput = {
  readonly limit?: number
  readonly cursor?: string
}

export type ListPurchasesAnswer = {
  readonly data: readonly (Purchase)[]
  readonly nextCursor: string | null
}

export type GetSubscriptionInput = {
  readonly subscriptionId: string
}

export type ListSubscriptionsAnswer = {
  readonly data: readonly (Subscription)[]
}

export type CreateStoreInput = {
  readonly name: string
  readonly currency: string
  readonly timeZone?: string
  readonly rule?: {
    readonly kind: 'trees-per-order'
    readonly trees: number
    readonly project?: string
  } | {
    readonly kind: 'trees-per-amount'
    readonly trees: number
    readonly amount: number
    readonly project?: string
  } | {
    readonly kind: 'grams-per-order'
    readonly impact: 'co2e' | 'plastic'
    readonly grams: number
    readonly project?: string
  } | {
    readonly kind: 'grams-per-amount'
    readonly impact: 'co2e' | 'plastic'
    readonly grams: number
    readonly amount: number
    readonly project?: string
  } | {
    readonly kind: 'percentage'
    readonly basisPoints: number
    readonly impact?: 'trees' | 'co2e' | 'plastic'
    readonly project?: string
  } | {
    readonly kind: 'percentage-by-range'
    readonly impact?: 'trees' | 'co2e' | 'plastic'
    readonly project?: string
    readonly ranges: readonly ({
      readonly from: number
      readonly to: number | null
      readonly basisPoints: number
    })[]
  } | null
  readonly plantTreeAlways?: boolean
}

export type GetStoreInput = {
  readonly storeId: string
}

export type ListStoresAnswer = {
  readonly data: readonly (StoreWithRule)[]
}

export type SetContributionRuleInput = {
  readonly storeId: string
  readonly dryRun?: boolean
} & {
  readonly rule: {
    readonly kind: 'trees-per-order'
    readonly trees: number
    readonly project?: string
  } | {
    readonly kind: 'trees-per-amount'
    readonly trees: number
    readonly amount: number
    readonly project?: string
  } | {
    readonly kind: 'grams-per-order'
    readonly impact: 'co2e' | 'plastic'
    readonly grams: number
    readonly project?: string
  } | {
    readonly kind: 'grams-per-amount'
    readonly impact: 'co2e' | 'plastic'
    readonly grams: number
    readonly amount: number
    readonly project?: string
  } | {
    readonly kind: 'percentage'
    readonly basisPoints: number
    readonly impact?: 'trees' | 'co2e' | 'plastic'
    readonly project?: string
  } | {
    readonly kind: 'percentage-by-range'
    readonly impact?: 'trees' | 'co2e' | 'plastic'
    readonly project?: string
    readonly ranges: readonly ({
      readonly from: number
      readonly to: number | null
      readonly basisPoints: number
    })[]
  }
  readonly plantTreeAlways?: boolean
}

export type SetContributionRuleAnswer = {
  readonly object: 'contribution_rule'
  readonly mode: 'live' | 'test'
  readonly dryRun: boolean
  readonly storeId: string
  readonly rule: {
    readonly kind: 'trees-per-order'
    readonly trees: number
    readonly project?: string
  } | {
    readonly kind: 'trees-per-amount'
    readonly trees: number
    readonly amount: number
    readonly project?: string
  } | {
    readonly kind: 'grams-per-order'
    readonly impact: 'co2e' | 'plastic'
    readonly grams: number
    readonly project?: string
  } | {
    readonly kind: 'grams-per-amount'
    readonly impact: 'co2e' | 'plastic'
    readonly grams: number
    readonly amount: number
    readonly project?: string
  } | {
    readonly kind: 'percentage'
    readonly basisPoints: number
    readonly impact?: 'trees' | 'co2e' | 'plastic'
    readonly project?: string
  } | {
    readonly kind: 'percentage-by-range'
    readonly impact?: 'trees' | 'co2e' | 'plastic'
    readonly project?: string
    readonly ranges: readonly ({
      readonly from: number
      readonly to: number | null
      readonly basisPoints: number
    })[]
  }
  readonly plantTreeAlways: boolean
  readonly lastOrders: {
    readonly orders: number
    readonly waiting: number
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
    readonly totalMinor: number
    readonly currency: string
  }
}

export type UpdateStoreInput = {
  readonly storeId: string
} & {
  readonly name?: string
  readonly isPaused?: boolean
  readonly capMinor?: number | null
}

export type DeleteOrderInput = {
  readonly storeId: string
  readonly orderId: string
}

export type GetOrderInput = {
  readonly storeId: string
  readonly orderId: string
}

/** The items of a page, and where it begins. */
export type ListOrdersInput = {
  readonly storeId?: string
  readonly status?: 'billed' | 'unbilled'
  readonly from?: string
  readonly to?: string
  readonly limit?: number
  readonly cursor?: string
}

export type ListOrdersAnswer = {
  readonly data: readonly (Order)[]
  readonly nextCursor: string | null
}

export type PushOrdersInput = {
  readonly dryRun?: boolean
} & {
  readonly storeId: string
  readonly orders: readonly ({
    readonly id: string
    readonly label?: string
    readonly createdAt: string
    readonly updatedAt: string
    readonly currency: string
    readonly totalMinor: number
    readonly refundedMinor?: number
    readonly standing?: 'paid' | 'unpaid' | 'cancelled' | 'refunded' | 'deleted' | 'test'
  })[]
}

export type PushOrdersAnswer = {
  readonly object: 'pushed_orders'
  readonly mode: 'live' | 'test'
  readonly dryRun: boolean
  readonly data: readonly (Order)[]
}

export type PutOrderInput = {
  readonly storeId: string
  readonly orderId: string
  readonly dryRun?: boolean
} & {
  readonly label?: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly currency: string
  readonly totalMinor: number
  readonly refundedMinor?: number
  readonly standing?: 'paid' | 'unpaid' | 'cancelled' | 'refunded' | 'deleted' | 'test'
}

export type GetInvoiceInput = {
  readonly invoiceId: string
}

/** The items of a page, and where it begins. */
export type ListInvoicesInput = {
  readonly limit?: number
  readonly cursor?: string
}

export type ListInvoicesAnswer = {
  readonly data: readonly (Invoice)[]
  readonly nextCursor: string | null
}

export type GetCertificateInput = {
  readonly certificateId: string
}

export type GetCertificatePdfInput = {
  readonly certificateId: string
}

export type GetCertificateProofInput = {
  readonly certificateId: string
}

/** The items of a page, and where it begins. */
export type ListCertificatesInput = {
  readonly limit?: number
  readonly cursor?: string
}

export type ListCertificatesAnswer = {
  readonly data: readonly (CertificateSummary)[]
  readonly nextCursor: string | null
}

export type GetImpactInput = {
  readonly fromDate?: unknown
  readonly toDate?: unknown
  /** Product identifiers, separated by commas */
  readonly products?: string
  readonly fallbackToAllProductsIfEmpty?: boolean
}

export type GetImpactAnswer = {
  readonly fromDate: string | null
  readonly toDate: string | null
  readonly totals: {
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
  }
  readonly timeline: readonly ({
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
    readonly month: string
  })[]
  readonly byProduct: readonly ({
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
    readonly product: string
  })[]
  readonly workforce: {
    readonly co2eGrams: number
    readonly countsGrams: number
  }
}

export type GetPublicTotalsAnswer = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

export type CreateTestEventInput = {
  readonly type: 'invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping'
}

export type GetEventInput = {
  readonly eventId: string
}

export type ListEventTypesAnswer = {
  readonly data: readonly ({
    readonly type: 'invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping'
    readonly description: string
  })[]
}

/** The items of a page, and where it begins. */
export type ListEventsInput = {
  readonly after?: string
  readonly limit?: number
  readonly wait?: number
}

export type ListEventsAnswer = {
  readonly data: readonly (Event)[]
  readonly nextCursor: string
}

export type CreateWebhookEndpointInput = {
  readonly url: string
  readonly description?: string
  readonly types?: readonly ('invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping')[]
}

export type CreateWebhookEndpointAnswer = {
  readonly id: string
  readonly object: 'webhook_endpoint'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly url: string
  readonly description: string
  readonly types: readonly ('invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping')[]
  readonly isEnabled: boolean
  readonly disabledWhy: 'by-hand' | 'gone' | 'failing' | null
  readonly failingSince: string | null
  readonly secret: string
}

export type DeleteWebhookEndpointInput = {
  readonly endpointId: string
}

export type GetWebhookEndpointInput = {
  readonly endpointId: string
}

export type ListWebhookAttemptsInput = {
  readonly endpointId: string
}

export type ListWebhookAttemptsAnswer = {
  readonly data: readonly (WebhookAttempt)[]
}

export type ListWebhookEndpointsAnswer = {
  readonly data: readonly (WebhookEndpoint)[]
}

export type ReplayEventsInput = {
  readonly endpointId: string
} & {
  readonly eventId?: string | null
}

export type ReplayEventsAnswer = {
  readonly count: number
}

export type RotateWebhookSecretInput = {
  readonly endpointId: string
}

export type RotateWebhookSecretAnswer = {
  readonly id: string
  readonly object: 'webhook_endpoint'
  readonly mode: 'live' | 'test'
  readonly createdAt: string
  readonly url: string
  readonly description: string
  readonly types: readonly ('invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping')[]
  readonly isEnabled: boolean
  readonly disabledWhy: 'by-hand' | 'gone' | 'failing' | null
  readonly failingSince: string | null
  readonly secret: string
}

export type TestWebhookEndpointInput = {
  readonly endpointId: string
}

export type UpdateWebhookEndpointInput = {
  readonly endpointId: string
} & {
  readonly url?: string
  readonly description?: string
  readonly types?: readonly ('invoice.issued' | 'purchase.paid' | 'purchase.requires_action' | 'purchase.failed' | 'purchase.canceled' | 'purchase.refunded' | 'approval.requested' | 'approval.approved' | 'approval.declined' | 'approval.expired' | 'subscription.started' | 'subscription.changed' | 'subscription.renewed' | 'subscription.payment_failed' | 'subscription.canceled' | 'store_bill.issued' | 'store_bill.paid' | 'store_bill.failed' | 'store.connected' | 'store.needs_attention' | 'store.cap_reached' | 'store.disconnected' | 'order.contributed' | 'order.changed' | 'order.removed' | 'footprint.saved' | 'footprint.declared' | 'footprint.verified' | 'certificate.issued' | 'certificate.revised' | 'certificate.withdrawn' | 'ledger.logged' | 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'api_key.expiring' | 'api_key.limit_reached' | 'webhook_endpoint.created' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'test.ping')[]
  readonly isEnabled?: boolean
}

export type GetLedgerConsistencyInput = {
  readonly from: number
  readonly to: number
}

export type GetLedgerConsistencyAnswer = {
  readonly object: 'ledger_consistency'
  readonly from: number
  readonly to: number
  /** SHA-256 in base64 */
  readonly fromRoot: string
  /** SHA-256 in base64 */
  readonly toRoot: string
  readonly hashes: readonly (string)[]
}

export type GetLedgerEntryInput = {
  readonly entryId: number
}

/** The items of a page, and where it begins. */
export type ListLedgerEntriesInput = {
  readonly limit?: number
  readonly cursor?: string
}

export type ListLedgerEntriesAnswer = {
  readonly data: readonly (LedgerEntry)[]
  readonly nextCursor: string | null
}
