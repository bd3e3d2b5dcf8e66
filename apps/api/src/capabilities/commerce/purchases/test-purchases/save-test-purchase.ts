import type { ApiPurchase } from '@understory/contracts/v1/purchases.ts'
import type { Tx } from '@understory/database/connect.ts'
import { dayOf, parseMonth } from '@understory/domain/calendar/calendar.ts'
import type { MonthSpread } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import { effectiveRange } from '@understory/domain/commerce/prices/effective-range.ts'
import { isDateLockedFromStart } from '@understory/domain/proof/certificates/date-lock.ts'
import { entriesForPurchase } from '@understory/domain/proof/ledger/entries.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { writeTogether } from '../../../../database/write-together.ts'
import type { Deps } from '../../../../deps.ts'
import type { KeyActor } from '../../../../http/v1/api-route.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { testLedgerWrites } from '../../../proof/ledger/public.ts'
import { productOf } from '../quote/present-quote.ts'
import type { QuoteRow } from '../quote/quote-records.ts'

type NewTestPurchase = {
  readonly actor: KeyActor
  readonly quote: QuoteRow
  readonly purchaseId: string
  readonly reference: string | null
  readonly metadata: ApiPurchase['metadata']
}

/** A paid purchase with what a live one would enter, by the same rules, in the tables of test accounts. */
export async function saveTestPurchase(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'purchaseKinds'>,
  { actor: { accountId }, quote, purchaseId, reference, metadata }: NewTestPurchase,
): Promise<void> {
  const now = deps.clock()
  const spread = spreadOfQuote(quote)
  const range = effectiveRange(spread, dayOf(now))
  const product = productOf(deps, quote)
  const purchase = tx.insertInto('purchase').values({
    id: purchaseId,
    account_id: accountId,
    quote_id: quote.id,
    product,
    status: 'paid',
    paid_at: now,
    reference,
    theme: quote.theme,
    hide_cost: quote.hide_cost,
    address_on_certificate: quote.address_on_certificate,
    effective_from: range.from,
    effective_to: range.to,
    date_locked_at: isDateLockedFromStart({ spread, reference }) ? now : null,
    metadata: JSON.stringify(metadata),
    created_at: now,
  })
  const entries = entriesForPurchase({
    id: purchaseId,
    product,
    priceBookVersion: quote.price_book_version,
    range,
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
  const certificate = {
    id: deps.newId(),
    account_id: accountId,
    purchase_id: purchaseId,
    issued_at: now,
  }
  await purchase.execute()
  const owner = { accountId, recordedAt: now }
  await writeTogether(tx, [
    ...testLedgerWrites(tx, owner, { entries, certificate }),
    recordEvent(tx, { accountId, type: 'purchase.paid', subject: { purchaseId }, at: now }),
    recordEvent(tx, {
      accountId,
      type: 'certificate.issued',
      subject: { certificateId: certificate.id },
      at: now,
    }),
  ])
}

export function spreadOfQuote(quote: QuoteRow): MonthSpread | null {
  const startMonth = quote.start_month && parseMonth(quote.start_month.slice(0, 7))
  return startMonth ? { startMonth, months: quote.spread_months } : null
}
