import type {
  BillEntry,
  BillLine,
  FundingOrder,
} from '@understory/domain/stores/bills/bill-entries.ts'
import type { BilledBy } from '@understory/domain/stores/store-orders/contribution/contribution.ts'

export type InvoiceRun = {
  readonly accountId: string
  readonly storeId: string
  readonly chargedBy: 'card' | 'shopify'
  /** Orders created before it are billed; later ones belong to the next run. */
  readonly issueAt: Date
  /** When the cycle began that the merchant's own cap is for. */
  readonly cycleFrom: Date
  /** What can be charged now; orders that do not fit stay unbilled. `null`: any amount. */
  readonly budgetMinor: number | null
  /** How many orders a bill has at most; left out: as many as one may have. */
  readonly mostOrders?: number
}

export type IssuedBill = { readonly billId: string; readonly totalMinor: number }

/** With its number in the store, and the time that one of its bills is for. */
export type NumberedRun = InvoiceRun & {
  readonly number: number
  readonly from: Date
  readonly until: Date
}

/** What an order is on its bill. */
export type OrderOnBill = FundingOrder & {
  readonly minor: number
  readonly isOverCap: boolean
  readonly billedBy: BilledBy
}
export type WrittenLine = BillLine<OrderOnBill>

/** An entry of a bill with the tree of its orders. */
export type TreeOfEntry = {
  readonly entry: BillEntry
  readonly nodes: readonly Uint8Array[]
  readonly root: Uint8Array
}
