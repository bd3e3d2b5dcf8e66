import type { PlanQuote, QuotePlan } from '@understory/contracts/commerce/subscriptions/plans.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { PlanQuote as PlanQuoteTable } from '@understory/database/rows.generated.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type { RecurringProduct } from '@understory/domain/commerce/subscriptions/plans.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { linesOf } from './plan-lines.ts'
import { presentPlanPrice, priceOrder } from './price-plan.ts'

/** Of a plan that is sold: that of stores is none. */
export type PlanQuoteRow = Omit<Selectable<PlanQuoteTable>, 'product'> & {
  readonly product: RecurringProduct
}

const QUOTE_DAYS = 7

/** Prices a plan by the current price book and stores the quote: what is shown is what each cycle charges. */
export async function quotePlan(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  order: BodyOf<typeof QuotePlan>,
): Promise<PlanQuote | Refused> {
  const priced = await priceOrder(deps, order)
  if (priced instanceof Refused) return priced
  const now = deps.clock()
  const row = await savePlanQuote(deps.db, {
    ...priced,
    id: deps.newId(),
    lines: JSON.stringify(priced.lines),
    created_at: now,
    expires_at: new Date(now.getTime() + QUOTE_DAYS * DAY_MS),
  })
  return presentPlanQuote(row)
}

/** A quote belongs to nobody until a subscription is started from it, so it is stored as the platform. */
export async function savePlanQuote<Product extends PlanQuoteTable['product']>(
  db: Database,
  quote: Omit<Insertable<PlanQuoteTable>, 'product'> & { readonly product: Product },
) {
  const row = await asPlatform(() =>
    db.insertInto('plan_quote').values(quote).returningAll().executeTakeFirstOrThrow(),
  )
  return { ...row, product: quote.product }
}

/** By its unguessable id: anyone who has it may see the price and subscribe. */
export async function findPlanQuote(db: Database, id: string): Promise<PlanQuoteRow | undefined> {
  const row = await asPlatform(() =>
    db.selectFrom('plan_quote').selectAll().where('id', '=', id).executeTakeFirst(),
  )
  return row && !isUsage(row.product) ? { ...row, product: row.product } : undefined
}

/** True of a quote that a plan of another account began or was changed with: for this one it does not exist. */
export async function isPlanQuoteOfAnother(
  db: Database,
  { quoteId, accountId }: { quoteId: string; accountId: string },
): Promise<boolean> {
  const row = await asPlatform(() =>
    db
      .selectFrom('subscription_revision')
      .select('revision')
      .where('quote_id', '=', quoteId)
      .where('account_id', '!=', accountId)
      .executeTakeFirst(),
  )
  return row !== undefined
}

export const presentPlanQuote = (row: PlanQuoteRow): PlanQuote => ({
  quoteId: row.id,
  ...presentPlanPrice({ ...row, lines: linesOf(row) }),
  expiresAt: row.expires_at.toISOString(),
})
