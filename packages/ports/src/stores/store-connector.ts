import type { TimeZone } from '@understory/domain/calendar/day-in-zone.ts'
import type { ConnectorName } from '@understory/domain/stores/connected-stores/store-status.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'

/** What the server keeps to reach a store; it is encrypted at rest and never leaves the server. */
export type StoreSecrets = {
  /** A token, or a key and its secret. */
  readonly access: string
  /** Signs the webhooks of this store, where each has a secret of its own. */
  readonly webhook: string | null
  /** Where access ends and is renewed; `null`: it lasts until it is revoked. */
  readonly renewal: Renewal | null
}
export type Renewal = {
  /** Single-use: each renewal gives the next one. */
  readonly token: string
  /** ISO 8601. */
  readonly accessEnds: string
}

/** A store at its vendor. */
export type Connection = {
  /** The vendor's id of the connection, or the store's address. */
  readonly connectionId: string
  readonly secrets: StoreSecrets
}

export type LinkedStore = Connection & {
  /** 'SHOPIFY', as the vendor calls it, in small letters. */
  readonly platform: string
  /** What makes the store the same one whenever it is connected: its domain or address. */
  readonly uniqueName: string
  readonly name: string
  /** ISO 4217; `null`: the vendor does not say, and its orders do. */
  readonly currency: string | null
  /** `null`: the vendor does not say. */
  readonly timeZone: TimeZone | null
  /** False while the vendor still reads the store for the first time. */
  readonly isReady: boolean
}

export type StartLink = {
  /** Opaque and single-use; it comes back with the visitor. */
  readonly state: string
  /** Where the visitor comes back to. */
  readonly returnUrl: string
  /** Where the vendor sends keys and webhooks to. */
  readonly callbackUrl: string
  /** The address of the store, where the visitor is asked for it first. */
  readonly shop: string | null
}

/** What the visitor or the vendor brought back; it proves nothing until the vendor is asked. */
export type Brought = Readonly<Record<string, string>>

export type LinkRefusal =
  /** It is no address of a shop, or one that we never call. */
  | 'bad-shop'
  /** Something answers there, and it is no shop of this kind. */
  | 'not-a-shop'
  | 'no-answer'
  | 'bad-certificate'
  | 'bad-token'
  | 'declined'

/** Why a connection cannot be read now. */
export type Unreadable =
  | { readonly status: 'not-ready' }
  /** The merchant has to sign in again, there. Revoked: what we had of the shop no longer opens anything. */
  | {
      readonly status: 'needs-update'
      readonly updateUrl: string | null
      readonly isRevoked?: boolean
    }
  | { readonly status: 'disabled' }

/** What a shop says of itself; `null`: its vendor does not say it. */
export type ShopFacts = {
  readonly status: 'read'
  readonly name: string | null
  /** ISO 4217. */
  readonly currency: string | null
  readonly timeZone: TimeZone | null
}

/** An order that does not keep to the vendor's contract. */
export type ParkedOrder = { readonly reason: string; readonly body: string }

export type OrdersPage = {
  readonly status: 'read'
  readonly orders: readonly OrderState[]
  readonly parked: readonly ParkedOrder[]
  readonly nextCursor: string | null
}

/** A delivery as it arrived: nothing of it is believed before its signature is checked. */
export type Delivery = {
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** By what a delivery names its store; `null`: it names none. */
export type NamedStore =
  | { readonly by: 'connection-id'; readonly value: string }
  | { readonly by: 'unique-name'; readonly value: string }

export type StoreEvent =
  | { readonly kind: 'order'; readonly order: OrderState }
  /** Says that an order changed, and not how: it is to be read. */
  | { readonly kind: 'order-changed'; readonly externalId: string }
  /** Taken away, perhaps for a while: it is to be read, and is deleted where it is not found. */
  | { readonly kind: 'order-removed'; readonly externalId: string }
  | { readonly kind: 'order-deleted'; readonly externalId: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'needs-update'; readonly updateUrl: string | null }
  | { readonly kind: 'disabled' }
  /** The app is said to be gone from the shop: nothing ends before the shop itself no longer knows our keys. */
  | { readonly kind: 'uninstalled' }
  /** Something of the shop itself; what, the shop says when it is asked. */
  | { readonly kind: 'store-changed' }
  /** Something of how the store is billed by its platform; what, the platform says when it is asked. */
  | { readonly kind: 'billing-changed' }
  /**
   * A person asks for their data or its deletion, of which we hold none; or a shop that left asks that we
   * forget what we stored of it.
   */
  | { readonly kind: 'privacy'; readonly topic: string; readonly mustForget: boolean }
  /** Nothing to do: a greeting, or a topic that is not asked for. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'parked'; readonly reason: string }

/** What a delivery says, and its body as it may be stored: nothing of the shopper is left in it. */
export type ReadDelivery = { readonly event: StoreEvent; readonly body: string }

/**
 * Reaches stores of one kind. Every call throws only when the vendor cannot be reached, times out, limits
 * us, or breaks its contract; it may then be made again.
 */
export type StoreConnector = {
  readonly name: ConnectorName
  /** Whether each store has webhooks of its own, which may be switched off there. */
  readonly hasOwnWebhooks: boolean
  /** The address that the visitor's browser is sent to. */
  startLink(asked: StartLink): Promise<{ readonly url: string } | LinkRefusal>
  /** What the vendor itself sends to the callback address of a link, such as keys; `null`: it is none. */
  readSent(delivery: Delivery): { readonly state: string; readonly sent: Brought } | null
  /** What a browser that comes back with a token alone brings; `null`: here a token proves no connection. */
  broughtWith(token: string): Brought | null
  /** Asks the vendor what was connected; with what it sent meanwhile, where it does. */
  finishLink(
    brought: Brought,
    asked: StartLink,
    sent: Brought | null,
  ): Promise<LinkedStore | LinkRefusal>
  /** New secrets for those whose access ends; 'refused': the merchant has to sign in again. */
  renew(connection: Connection): Promise<StoreSecrets | 'refused'>
  /** Has webhooks sent to an address of ours; repeated, it only switches on again what was switched off. */
  subscribe(connection: Connection, callbackUrl: string): Promise<void>
  /** Orders that changed since a moment, a page at a time. */
  listOrders(
    connection: Connection,
    asked: { readonly changedSince: Date; readonly cursor: string | null },
  ): Promise<OrdersPage | Unreadable>
  /** `null`: there is no such order (any more). */
  readOrder(
    connection: Connection,
    externalId: string,
  ): Promise<OrderState | ParkedOrder | Unreadable | null>
  /** What the shop says of itself now. */
  readShop(connection: Connection): Promise<ShopFacts | Unreadable>
  disconnect(connection: Connection): Promise<void>
  /** Whom a delivery says it is of, before anything is checked. */
  storeOf(delivery: Delivery): NamedStore | null
  /** Whether a delivery only asks if anyone is there; it is accepted without a signature, and does nothing. */
  isGreeting(delivery: Delivery): boolean
  /**
   * With the secret of the store, or those of the app; more than one while a secret is rotated. False of what
   * was signed for another purpose, and of a delivery about another store than the one that it says it is of.
   */
  isSigned(delivery: Delivery, webhookSecret: string | null): boolean
  readDelivery(delivery: Delivery): ReadDelivery
}
