/** By which way stores are reached: a connection provider for many platforms, or one platform itself. */
export const CONNECTORS = ['rutter', 'shopify', 'woocommerce'] as const
export type ConnectorName = (typeof CONNECTORS)[number]

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
