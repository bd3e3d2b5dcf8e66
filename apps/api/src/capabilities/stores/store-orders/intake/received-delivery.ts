import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import type { StoreRow } from '../../connected-stores/public.ts'

/** What a signature was checked against. */
type Signing = Pick<StoreRow, 'sealed_secrets' | 'disconnected_at'>

/** A signed delivery of an order. */
export type Received = {
  /** By the secrets of which the signature was checked. */
  readonly store: Pick<StoreRow, 'id' | 'account_id' | 'slice'> & Signing
  readonly order: OrderState
  /** Nothing of the shopper is in it. */
  readonly body: string
}

/** Whether a store is still what a signature was checked against: another account may have it by now. */
export function isAsSigned(row: Signing | undefined, signed: Signing): boolean {
  if (!row || row.sealed_secrets !== signed.sealed_secrets) return false
  return (row.disconnected_at === null) === (signed.disconnected_at === null)
}
