import type { Tx } from '@understory/database/connect.ts'
import { shareOfYear } from '@understory/domain/commerce/subscriptions/billing-cycle.ts'
import { yearOfLines } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { entriesForCycle } from '@understory/domain/proof/ledger/cycle-entries.ts'
import type { ImpactQuantities } from '@understory/domain/quantity/impact-quantity.ts'
import { findBillingAddress } from '../../payments/public.ts'
import { defaultProjects } from '../../prices/public.ts'
import { carbonProjectOf, isHeldBack } from '../../selling/public.ts'
import { linesOf } from '../start/plan-lines.ts'
import type { CycleRow } from '../subscription-records.ts'

/** What a cycle funds. */
export function shareOfCycle(
  cycle: Pick<CycleRow, 'billing_interval' | 'number'> & { readonly lines: unknown },
): ImpactQuantities {
  return shareOfYear(yearOfLines(linesOf(cycle)), cycle.billing_interval, cycle.number)
}

/** Whether its CO2e may not be sold to its buyer as things are published now, whatever was so when the plan began. */
export async function mayNotBeFunded(tx: Tx, cycle: CycleRow): Promise<boolean> {
  if (isUsage(cycle.product)) return false
  const { co2e: co2eGrams } = shareOfCycle(cycle)
  if (co2eGrams === 0) return false
  const buyer = await buyerOfCycle(tx, cycle)
  return isHeldBack(tx, { co2eGrams, projectId: await carbonProjectOf(tx, buyer), ...buyer })
}

type BuyerOfCycle = Pick<CycleRow, 'account_id' | 'currency'>

async function buyerOfCycle(tx: Tx, { account_id: accountId, currency }: BuyerOfCycle) {
  const address = await findBillingAddress({ db: tx }, accountId)
  return { currency, country: address?.country ?? null }
}

/** Which of the twelve instalments of a year it is. */
export function instalmentWords({
  billing_interval,
  number,
}: Pick<CycleRow, 'billing_interval' | 'number'>): string {
  return billing_interval === 'month' ? `month ${(number % 12) + 1} of 12` : 'a year'
}

/** The same, as it is recorded in the ledger. */
export async function entriesOfCycle(tx: Tx, cycle: CycleRow) {
  return entriesForCycle({
    id: cycle.id,
    product: cycle.product,
    interval: cycle.billing_interval,
    number: cycle.number,
    period: { from: cycle.from_date, to: cycle.to_date },
    lines: linesOf(cycle),
    projects: {
      ...(await defaultProjects(tx)),
      co2e: await carbonProjectOf(tx, await buyerOfCycle(tx, cycle)),
    },
    basis: cycle.price_book_version,
  })
}
