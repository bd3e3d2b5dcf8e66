import { numberInvoices } from '../../../capabilities/commerce/payments/public.ts'
import {
  billStores,
  reconcileSubscriptions,
} from '../../../capabilities/commerce/subscriptions/public.ts'
import { SimulatedCrash, type World } from '../world.ts'
import type { Merchant } from './merchants.ts'
import type { TrueOrder } from './oracle.ts'

/** The bills of a day, with what a crash leaves open of them. */
export async function bill(world: World, merchants: readonly Merchant[]): Promise<void> {
  const { deps } = world
  try {
    await billStores(deps)
    await reconcileSubscriptions(deps)
    await numberInvoices(deps)
  } catch (fault) {
    if (!(fault instanceof SimulatedCrash)) throw fault
  }
  await followCuts(world, merchants)
}

/** The recount bills when the product did: of its tables it reads the moments and what is paid, no amounts. */
export async function followCuts({ deps }: World, merchants: readonly Merchant[]): Promise<void> {
  for (const merchant of merchants) {
    const { storeId } = merchant.store
    const row = await deps.db
      .selectFrom('store')
      .select(['counts_from', 'billed_until'])
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    merchant.countsFrom = row.counts_from
    if (row.billed_until && row.billed_until.getTime() !== merchant.billedUntil?.getTime()) {
      merchant.billedUntil = row.billed_until
      merchant.oracle.bill(row.billed_until, (order) => counts(merchant, order))
    }
    const paid = await deps.db
      .selectFrom('store_bill as b')
      .innerJoin('store_bill_charge as c', 'c.bill_id', 'b.id')
      .select('b.number')
      .where('b.store_id', '=', storeId)
      .where('c.status', '=', 'paid')
      .execute()
    for (const { number } of paid) {
      const bill = merchant.oracle.bills[number - 1]
      if (bill) bill.isPaid = true
    }
  }
}

/** Whether an order of its moment counts at all. */
export function counts(
  { countsFrom, stoppedAt, away }: Merchant,
  { createdAt }: TrueOrder,
): boolean {
  if (!countsFrom || createdAt < countsFrom) return false
  if (away.some(({ from, to }) => createdAt >= from && (!to || createdAt < to))) return false
  return !stoppedAt || createdAt < stoppedAt
}
