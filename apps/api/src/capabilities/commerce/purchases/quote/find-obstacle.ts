import type { Obstacle } from '@understory/contracts/commerce/purchases/obstacles.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Deps } from '../../../../deps.ts'
import type { AccountActor } from '../../../../http/actor.ts'
import { findShortage } from '../../../proof/ledger/public.ts'
import { hasTooManyOpen } from '../../payments/public.ts'
import { isHeldBack } from '../../selling/public.ts'
import { kindOf } from '../purchase-kind.ts'
import { findPurchaseOfQuote } from '../purchase-records.ts'
import { findQuote, isQuoteOfAnother, type QuoteRow } from './quote-records.ts'

type FindObstacleDeps = Pick<Deps, 'clock' | 'purchaseKinds'>
type Buyer = Pick<AccountActor, 'accountId' | 'accountKind'>

/** Why an account could not pay for a quote now, before it types anything: by the rules of buying. */
export async function findObstacle(
  deps: FindObstacleDeps & Pick<Deps, 'db'>,
  buyer: Buyer,
  quoteId: string,
): Promise<Obstacle> {
  const quote = await findQuote(deps.db, quoteId)
  if (!quote) return 'QUOTE_NOT_FOUND'
  const notFor = await whyNotFor(deps, buyer, quote)
  if (notFor) return notFor
  const before = await findPurchaseOfQuote(deps.db, quote.id)
  return before ? whyNotAgain(before) : whyNot(deps, { quote, buyer })
}

/** The same for someone who has no account yet. */
export async function findVisitorsObstacle(
  deps: FindObstacleDeps & Pick<Deps, 'db'>,
  quote: QuoteRow,
): Promise<Obstacle> {
  const before = await asPlatform(() => findPurchaseOfQuote(deps.db, quote.id))
  return before ? whyNotAgain(before) : whyNot(deps, { quote, buyer: null })
}

/** Whether it is for this account at all; what is another's does not exist for it. */
export async function whyNotFor(
  deps: FindObstacleDeps & Pick<Deps, 'db'>,
  { accountId, accountKind }: Buyer,
  quote: QuoteRow,
) {
  const { isFor } = kindOf(deps, { quote_kind: quote.kind })
  if (!(await isFor(deps.db, quote, accountId))) return 'QUOTE_NOT_FOUND'
  if (await isQuoteOfAnother(deps.db, { quoteId: quote.id, accountId })) return 'QUOTE_NOT_FOUND'
  return quote.audience === accountKind ? null : 'WRONG_ACCOUNT_KIND'
}

/** A purchase that was begun is paid for, unless it has ended. */
export function whyNotAgain({ status }: { readonly status: string }) {
  if (status === 'paid' || status === 'refunded') return 'ALREADY_PAID'
  return status === 'canceled' ? 'QUOTE_EXPIRED' : null
}

type FindObstacleBeginning = {
  readonly quote: QuoteRow
  readonly buyer: Buyer | null
  /** Of the address that was typed; left out: it is not known yet. */
  readonly country?: string
}

/** And what its triggers would refuse. */
async function whyNot(
  deps: FindObstacleDeps & Pick<Deps, 'db'>,
  beginning: FindObstacleBeginning,
): Promise<Obstacle> {
  const { quote } = beginning
  const obstacle = await whyNotBegin(deps.db, deps, beginning)
  if (obstacle) return obstacle
  return (await kindOf(deps, { quote_kind: quote.kind }).obstacle?.(deps.db, quote.id)) ?? null
}

/** Better said before the card is charged; what comes up between this and the payment is settled or refunded. */
export async function whyNotBegin(
  db: Database | Tx,
  { clock }: Pick<Deps, 'clock'>,
  { quote, buyer, country }: FindObstacleBeginning,
) {
  if (quote.expires_at <= clock()) return 'QUOTE_EXPIRED'
  if (buyer && (await hasTooManyOpen(db, buyer.accountId))) return 'TOO_MANY_OPEN_PAYMENTS'
  const sale = {
    co2eGrams: quote.co2e_grams,
    projectId: quote.co2e_project,
    currency: quote.currency,
    country: country ?? null,
  }
  if (await isHeldBack(db, sale)) return 'DISCLOSURE_INCOMPLETE'
  return (await isShort(db, quote)) ? 'SUPPLY_EXCEEDED' : null
}

async function isShort(db: Database | Tx, quote: QuoteRow): Promise<boolean> {
  const shortage = await findShortage(db, {
    quantities: {
      trees: milliTrees(quote.milli_trees),
      co2e: grams(quote.co2e_grams),
      plastic: grams(quote.plastic_grams),
    },
    projects: {
      trees: quote.tree_project,
      co2e: quote.co2e_project,
      plastic: quote.plastic_project,
    },
  })
  return shortage !== null
}
