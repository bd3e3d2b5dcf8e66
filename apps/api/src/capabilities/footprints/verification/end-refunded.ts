import type { Tx } from '@understory/database/connect.ts'
import { money } from '@understory/domain/quantity/money.ts'
import { loadPayment, raiseAlert } from '../../commerce/payments/public.ts'
import type { KindDeps, PurchaseRow } from '../../commerce/purchases/public.ts'
import { setFootprintStatus } from '../company-footprints/public.ts'

/**
 * All the money of a verification went back. One that is not decided ends, and its footprint is open again.
 * One that is decided stays: people checked the figures against a standard, and that remains true whoever
 * paid for it. Staff get an alert, as work was done that nobody paid for.
 */
export async function endRefunded(tx: Tx, deps: KindDeps, purchase: PurchaseRow): Promise<void> {
  const ended = await tx
    .updateTable('footprint_verification')
    .set({ outcome: 'refunded', decided_at: deps.clock() })
    .where('purchase_id', '=', purchase.id)
    .where('outcome', 'is', null)
    .returning(['footprint_id as footprintId', 'account_id as accountId'])
    .executeTakeFirst()
  if (ended) return setFootprintStatus(tx, deps, { ...ended, status: 'declared' })
  if (await isDecided(tx, purchase.id)) await alertStaff(tx, deps, purchase)
}

async function isDecided(tx: Tx, purchaseId: string): Promise<boolean> {
  const decided = await tx
    .selectFrom('footprint_verification')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('outcome', 'in', ['verified', 'returned'])
    .executeTakeFirst()
  return decided !== undefined
}

async function alertStaff(tx: Tx, deps: KindDeps, purchase: PurchaseRow): Promise<void> {
  const { gatewayPaymentId } = await loadPayment(tx, purchase.id)
  if (!gatewayPaymentId) throw new Error(`the payment of purchase ${purchase.id} is not known`)
  await raiseAlert(tx, deps, {
    kind: 'decided-and-refunded',
    subject: gatewayPaymentId,
    gatewayPaymentId,
    accountId: purchase.account_id,
    purchaseId: purchase.id,
    cycleId: null,
    money: money(purchase.total_minor, purchase.currency),
  })
}
