import type { Obstacle } from '@understory/contracts/commerce/purchases/obstacles.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { yearOfLines } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import {
  hasEnded,
  isLive,
  type SubscriptionStatus,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import type { Deps } from '../../../../deps.ts'
import type { AccountActor } from '../../../../http/actor.ts'
import { carbonProjectOf, isHeldBack } from '../../selling/public.ts'
import { linesOf } from './plan-lines.ts'
import { findPlanQuote, isPlanQuoteOfAnother, type PlanQuoteRow } from './plan-quote.ts'
import { audienceOf } from './price-plan.ts'

type Buyer = Pick<AccountActor, 'accountId' | 'accountKind'>

/** Why an account could not begin a priced plan now, before it types anything: by the rules of starting one. */
export async function findPlanObstacle(
  deps: Pick<Deps, 'db' | 'clock'>,
  buyer: Buyer,
  quoteId: string,
): Promise<Obstacle> {
  const quote = await findPlanQuote(deps.db, quoteId)
  if (!quote) return 'QUOTE_NOT_FOUND'
  const notFor = await whyNotFor(deps, buyer, quote)
  if (notFor) return notFor
  const before = await findStarted(deps.db, quote.id)
  return before ? whyNotAgain(before) : whyNotStart(deps.db, deps, { quote, buyer })
}

/** The same for someone who has no account yet. */
export async function findVisitorsPlanObstacle(
  deps: Pick<Deps, 'db' | 'clock'>,
  quote: PlanQuoteRow,
): Promise<Obstacle> {
  const before = await asPlatform(() => findStarted(deps.db, quote.id))
  return before ? whyNotAgain(before) : whyNotStart(deps.db, deps, { quote, buyer: null })
}

export async function whyNotFor(
  deps: Pick<Deps, 'db'>,
  { accountId, accountKind }: Buyer,
  quote: PlanQuoteRow,
) {
  const isOfAnother = await isPlanQuoteOfAnother(deps.db, { quoteId: quote.id, accountId })
  if (isOfAnother) return 'QUOTE_NOT_FOUND'
  return audienceOf(quote.product) === accountKind ? null : 'WRONG_ACCOUNT_KIND'
}

/** The subscription that was started from a quote. */
export function findStarted(db: Database | Tx, quoteId: string) {
  return db
    .selectFrom('subscription')
    .select(['id', 'account_id', 'status'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst()
}

export function whyNotAgain({ status }: { readonly status: SubscriptionStatus }) {
  if (hasEnded(status)) return 'QUOTE_EXPIRED'
  return isLive(status) ? 'ALREADY_PAID' : null
}

type Starting = {
  readonly quote: PlanQuoteRow
  readonly buyer: Buyer | null
  /** Of the address that was typed; left out: it is not known yet. */
  readonly country?: string
}

export async function whyNotStart(
  db: Database | Tx,
  deps: Pick<Deps, 'clock'>,
  { quote, buyer, country }: Starting,
) {
  if (quote.expires_at <= deps.clock()) return 'QUOTE_EXPIRED'
  const sale = {
    co2eGrams: yearOfLines(linesOf(quote)).co2e,
    // The one that its page showed, before anyone gave an address.
    projectId: await carbonProjectOf(db, { currency: quote.currency, country: null }),
    currency: quote.currency,
    country: country ?? null,
  }
  if (await isHeldBack(db, sale)) return 'DISCLOSURE_INCOMPLETE'
  if (!buyer) return null
  const running = await db
    .selectFrom('subscription')
    .select(['product', 'currency'])
    .where('account_id', '=', buyer.accountId)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute()
  if (running.some(({ product }) => product === quote.product)) return 'ALREADY_SUBSCRIBED'
  return running.some(({ currency }) => currency !== quote.currency) ? 'OTHER_CURRENCY' : null
}
