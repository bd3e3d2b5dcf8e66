import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ApiPurchase, createPurchase } from '@understory/contracts/v1/purchases.ts'
import { checkReference } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import type { KeyActor } from '../../../../http/v1/api-route.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import { findApiQuote } from '../quote/api-quotes.ts'
import { findQuote, type QuoteRow } from '../quote/quote-records.ts'

/** An order of a program, live or test. */
export type OrderByKey = {
  /** The same whenever the call is repeated. */
  readonly purchaseId: string
  readonly order: BodyOf<typeof createPurchase>
  readonly isDryRun: boolean
}

type OrderedByKey = {
  readonly quote: QuoteRow
  readonly reference: string | null
  readonly metadata: ApiPurchase['metadata']
}

/** What a program orders: a quote that a key of its account made, with a reference that fits its certificate. */
export async function readKeyOrder(
  { db }: Pick<Deps, 'db'>,
  actor: KeyActor,
  order: Pick<BodyOf<typeof createPurchase>, 'quoteId' | 'reference' | 'metadata'>,
): Promise<OrderedByKey | Refused> {
  const reference = checkReference(order.reference ?? '')
  if (!reference.ok) {
    const message = purchasesMessage('read-key-order')
    return refuse('BAD_REQUEST', [{ field: 'reference', message }])
  }
  const isOwn = (await findApiQuote(db, actor, order.quoteId)) !== null
  const quote = isOwn && (await findQuote(db, order.quoteId))
  const { metadata } = order
  return quote ? { quote, reference: reference.reference, metadata } : refuse('QUOTE_NOT_FOUND')
}
