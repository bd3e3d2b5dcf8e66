import type { ImpactAmounts } from '@understory/contracts/stores/impact-amounts.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { recordEvents } from '../../../developers/events/public.ts'
import { lockBill, withdrawCredits } from '../bill-records.ts'
import { lockAllAlone } from '../issue/store-locks.ts'
import { countBill } from '../store-totals.ts'
import { leaveLedger, returnToLedger } from './ledger-of-bills.ts'
import { settleBill } from './settle-bill.ts'

type OfCycle = { readonly accountId: string; readonly cycleId: string }

/** The bills that one invoice of an account charges. */
export function listBillsOf(tx: Tx, { accountId, cycleId }: OfCycle) {
  return tx
    .selectFrom('store_bill_charge as c')
    .innerJoin('store_bill as b', (join) =>
      join.onRef('b.account_id', '=', 'c.account_id').onRef('b.id', '=', 'c.bill_id'),
    )
    .select([
      'b.id',
      'b.store_id',
      'b.total_minor',
      'b.currency',
      'b.from_at',
      'b.until_at',
      'c.status',
    ])
    .where('c.account_id', '=', accountId)
    .where('c.cycle_id', '=', cycleId)
    .orderBy('b.id')
    .execute()
}

/** What the bills of a cycle fund together, and the certificate of their store where that is one. */
export async function impactOfBills(
  db: Database,
  { accountId, cycleId }: OfCycle,
): Promise<{
  readonly impact: ImpactAmounts
  readonly certificateId: string | null
  readonly billIds: readonly string[]
}> {
  const bills = await db
    .selectFrom('store_bill_charge as c')
    .innerJoin('store_bill as b', (join) =>
      join.onRef('b.account_id', '=', 'c.account_id').onRef('b.id', '=', 'c.bill_id'),
    )
    .leftJoin('certificate as t', (join) =>
      join.onRef('t.account_id', '=', 'b.account_id').onRef('t.store_id', '=', 'b.store_id'),
    )
    .select(['b.id', 't.id as certificate_id'])
    .select([
      sql<number>`b.milli_trees + b.remainder_milli_trees`.as('milli_trees'),
      sql<number>`b.co2e_grams + b.remainder_co2e_grams`.as('co2e_grams'),
      sql<number>`b.plastic_grams + b.remainder_plastic_grams`.as('plastic_grams'),
    ])
    .where('c.account_id', '=', accountId)
    .where('c.cycle_id', '=', cycleId)
    .execute()
  const [first, another] = bills
  return {
    impact: {
      milliTrees: bills.reduce((sum, bill) => sum + bill.milli_trees, 0),
      co2eGrams: bills.reduce((sum, bill) => sum + bill.co2e_grams, 0),
      plasticGrams: bills.reduce((sum, bill) => sum + bill.plastic_grams, 0),
    },
    certificateId: first && !another ? first.certificate_id : null,
    billIds: bills.map(({ id }) => id),
  }
}

/** The provider has the invoice. */
export async function markSent(tx: Tx, of: OfCycle & { readonly now: Date }): Promise<void> {
  await inCycle(tx, of)
    .set({ status: 'sent', sent_at: of.now })
    .where('status', '=', 'waiting')
    .execute()
}

/** It will never be paid, so nothing of it enters the ledger. */
export async function voidBills(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  of: OfCycle,
): Promise<void> {
  const given = await inCycle(tx, of)
    .set({ status: 'void' })
    .where('status', 'in', ['waiting', 'sent'])
    .returning('bill_id')
    .execute()
  const { accountId } = of
  await recordEvents(
    tx,
    given.map(({ bill_id: billId }) => ({
      accountId,
      type: 'store_bill.failed',
      subject: { billId },
      at: clock(),
    })),
  )
}

export async function settleBills(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  of: OfCycle & { readonly paidAt: Date },
): Promise<void> {
  for (const { id } of await listBillsOf(tx, of))
    await settleBill(tx, deps, { accountId: of.accountId, billId: id, paidAt: of.paidAt })
}

/** All of the money went back, and so does what it funded, and what was credited on it and not used. */
export async function refundBills(tx: Tx, deps: Pick<Deps, 'clock'>, of: OfCycle): Promise<void> {
  const refunded_at = deps.clock()
  const bills = await listBillsOf(tx, of)
  const storeIds = [...new Set(bills.map(({ store_id }) => store_id))]
  await lockAllAlone(tx, storeIds)
  for (const { id } of bills) {
    const bill = await lockBill(tx, { accountId: of.accountId, billId: id })
    if (bill?.status !== 'paid') continue
    await leaveLedger(tx, deps, bill)
    await countBill(tx, bill, -1)
    await inCycle(tx, of)
      .set({ status: 'refunded', refunded_at })
      .where('bill_id', '=', id)
      .execute()
  }
  for (const storeId of storeIds) await withdrawCredits(tx, { accountId: of.accountId, storeId })
}

/** The refund failed, and the money is with us again. */
export async function restoreBills(tx: Tx, deps: Pick<Deps, 'clock'>, of: OfCycle): Promise<void> {
  for (const { id } of await listBillsOf(tx, of)) {
    const bill = await lockBill(tx, { accountId: of.accountId, billId: id })
    if (bill?.status !== 'refunded') continue
    await returnToLedger(tx, deps, bill)
    await countBill(tx, bill, 1)
    await inCycle(tx, of)
      .set({
        status: 'paid',
        refunded_at: null,
        withdrawn_minor: 0,
        ledger_revision: bill.ledger_revision + 1,
      })
      .where('bill_id', '=', id)
      .execute()
  }
}

function inCycle(tx: Tx, { accountId, cycleId }: OfCycle) {
  return tx
    .updateTable('store_bill_charge')
    .where('account_id', '=', accountId)
    .where('cycle_id', '=', cycleId)
}
