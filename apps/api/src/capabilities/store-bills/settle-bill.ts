import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../deps.ts'
import { lockBill } from './bill-records.ts'
import { enterBill } from './ledger-of-bills.ts'

type Paid = { readonly accountId: string; readonly billId: string; readonly paidAt: Date }

/** A bill was paid: its orders enter the ledger, once, whatever is reported again. */
export async function settleBill(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { accountId, billId, paidAt }: Paid,
): Promise<void> {
  const bill = await lockBill(tx, { accountId, billId })
  if (!bill || (bill.status !== 'waiting' && bill.status !== 'sent')) return
  await enterBill(tx, deps, bill)
  await tx
    .updateTable('store_bill_charge')
    .set({ status: 'paid', paid_at: paidAt, ledger_revision: bill.ledger_revision + 1 })
    .where('account_id', '=', accountId)
    .where('bill_id', '=', billId)
    .execute()
}
