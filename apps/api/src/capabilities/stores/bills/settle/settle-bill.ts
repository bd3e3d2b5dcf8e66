import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { issueGrowingCertificate } from '../../../proof/ledger/public.ts'
import { type LockedBill, lockBill } from '../bill-records.ts'
import { countBill } from '../store-totals.ts'
import { enterBill } from './ledger-of-bills.ts'

type SettleBillPaid = { readonly accountId: string; readonly billId: string; readonly paidAt: Date }

/** A bill was paid: what its orders fund enters the ledger, once, whatever is reported again. */
export async function settleBill(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { accountId, billId, paidAt }: SettleBillPaid,
): Promise<void> {
  const bill = await lockBill(tx, { accountId, billId })
  if (!bill || (bill.status !== 'waiting' && bill.status !== 'sent')) return
  await enterBill(tx, deps, bill)
  await countBill(tx, bill, 1)
  if (bill.funds) await certify(tx, deps, bill, paidAt)
  await tx
    .updateTable('store_bill_charge')
    .set({ status: 'paid', paid_at: paidAt, ledger_revision: bill.ledger_revision + 1 })
    .where('account_id', '=', accountId)
    .where('bill_id', '=', billId)
    .execute()
  const settled = { accountId, type: 'store_bill.paid', subject: { billId } } as const
  await recordEvent(tx, { ...settled, at: paidAt }).execute()
}

/** One for each store; it grows with each bill. */
async function certify(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  { account_id, store_id }: LockedBill,
  issuedAt: Date,
): Promise<void> {
  const certificate = { id: deps.newId(), account_id, store_id, issued_at: issuedAt }
  const { numInsertedOrUpdatedRows: issued } = await issueGrowingCertificate(
    tx,
    'store_id',
    certificate,
  ).executeTakeFirst()
  if (issued !== 1n) return
  await recordEvent(tx, {
    accountId: account_id,
    type: 'certificate.issued',
    subject: { certificateId: certificate.id },
    at: issuedAt,
  }).execute()
}
