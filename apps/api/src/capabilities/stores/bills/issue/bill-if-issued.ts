import type { Database } from '@understory/database/connect.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { composeBill, type StoreBill } from '@understory/domain/stores/bills/store-bill.ts'
import { capLeft } from '../bill-records.ts'
import { billableOf, listBillable } from './billable-orders.ts'

type BillIfIssuedInput = {
  readonly accountId: string
  readonly storeId: string
  readonly currency: Currency
  readonly capMinor: number | null
  /** When the cycle began that the cap is for. */
  readonly cycleFrom: Date
  readonly creditMinor: number
  readonly now: Date
}

/** The bill of a store if it were issued now, whatever can be charged. Nothing is written. */
export async function billIfIssued(db: Database, wanted: BillIfIssuedInput): Promise<StoreBill> {
  const { currency, creditMinor, capMinor, now } = wanted
  const orders = await listBillable(db, { ...wanted, issueAt: now })
  return composeBill({
    orders: orders.map(billableOf),
    currency,
    creditMinor,
    capMinor: await capLeft(db, wanted, capMinor),
    budgetMinor: null,
  })
}
