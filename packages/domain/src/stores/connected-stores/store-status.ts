/** By which way stores are reached: a connection provider for many platforms, or one platform itself. */
export const CONNECTORS = ['rutter', 'shopify', 'woocommerce'] as const
export type ConnectorName = (typeof CONNECTORS)[number]

/** By which way orders come: by a connector, or by the public API from a shop that has none. */
export const ORDER_SOURCES = [...CONNECTORS, 'api'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

export const STORE_STATUSES = [
  /** The vendor reads the store for the first time. */
  'connecting',
  'connected',
  /** The merchant has to sign in again at the vendor. */
  'needs-update',
  'disabled',
  'disconnected',
] as const
export type StoreStatus = (typeof STORE_STATUSES)[number]
