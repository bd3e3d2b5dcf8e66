import type { ApiPurchase } from '@understory/contracts/v1/purchases.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { effectiveRange } from '@understory/domain/commerce/prices/effective-range.ts'
import type { Deps } from '../../../../deps.ts'
import type { KeyActor } from '../../../../http/v1/api-route.ts'
import { productOf } from '../quote/present-quote.ts'
import type { QuoteRow } from '../quote/quote-records.ts'
import { spreadOfQuote } from '../test-purchases/save-test-purchase.ts'

type DryRun = {
  readonly actor: Pick<KeyActor, 'keyId' | 'mode'>
  readonly quote: QuoteRow
  readonly reference: string | null
  readonly metadata: ApiPurchase['metadata']
  /** Whether a person would have to do something first. */
  readonly needsPerson: boolean
}

/** The purchase as it would be: nothing of it is stored. */
export function presentDryRun(
  deps: Pick<Deps, 'clock' | 'purchaseKinds'>,
  { actor, quote, reference, metadata, needsPerson }: DryRun,
): ApiPurchase {
  const now = deps.clock()
  const range = effectiveRange(spreadOfQuote(quote), dayOf(now))
  return {
    id: null,
    object: 'purchase',
    mode: actor.mode,
    dryRun: true,
    createdAt: now.toISOString(),
    status: needsPerson ? 'requires_action' : 'paid',
    action: null,
    // Those of test accounts name none.
    keyId: actor.mode === 'live' ? actor.keyId : null,
    paidAt: needsPerson ? null : now.toISOString(),
    product: productOf(deps, quote),
    quoteId: quote.id,
    milliTrees: quote.milli_trees,
    co2eGrams: quote.co2e_grams,
    plasticGrams: quote.plastic_grams,
    totalMinor: quote.total_minor,
    refundedMinor: 0,
    currency: quote.currency,
    reference,
    effectiveFrom: range.from,
    effectiveTo: range.to,
    certificateId: null,
    invoiceNumber: null,
    metadata,
  }
}
