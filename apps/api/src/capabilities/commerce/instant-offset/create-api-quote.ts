import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { ApiQuote, createQuote } from '@understory/contracts/v1/quotes.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { quantitiesOfAsk } from '@understory/domain/commerce/instant-offset/quantities-of-ask.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { currentPriceBook } from '../prices/public.ts'
import { findApiQuote, saveApiQuote } from '../purchases/public.ts'
import { quoteInstantOffset } from './quote-instant-offset.ts'

export type CreateApiQuoteDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'purchaseKinds'>
type QuoteOrder = BodyOf<typeof createQuote>

/** Prices what a program wants, under an id that it keeps when the call is repeated. */
export async function createApiQuote(
  deps: CreateApiQuoteDeps,
  actor: KeyActor,
  { quoteId, order }: { readonly quoteId: string; readonly order: QuoteOrder },
): Promise<ApiQuote | Refused> {
  const before = await findApiQuote(deps.db, actor, quoteId)
  if (before) return before
  const { ask, currency, treeProject, startMonth, months } = order
  const prices = await currentPriceBook(deps.db, currency, dayOf(deps.clock()))
  const { trees, co2e, plastic } = quantitiesOfAsk(ask, prices)
  const quoted = await quoteInstantOffset(
    { ...deps, newId: () => quoteId },
    {
      audience: actor.accountKind,
      currency,
      choice: {
        milliTrees: trees,
        co2eGrams: co2e,
        plasticGrams: plastic,
        treeProject,
        spread: startMonth === null ? null : { startMonth, months },
        reference: null,
        theme: 'none',
        hideCost: false,
        addressOnCertificate: false,
      },
    },
    (tx) => saveApiQuote(tx, { quoteId, accountId: actor.accountId, ask }),
  )
  if (quoted instanceof Refused) return beside(quoted, ask)
  return (await findApiQuote(deps.db, actor, quoteId)) ?? refuse('QUOTE_NOT_FOUND')
}

/** The problem beside the field that the program sent. */
function beside({ refusal }: Refused, { by }: QuoteOrder['ask']): Refused {
  const { code, problems } = refusal
  const fieldOf = (field: string) => {
    const name = field.replace(/^choice\.(?:spread\.)?/, '')
    if (!/Trees$|Grams$/.test(name)) return name
    if (by === 'units') return `ask.${name}`
    return by === 'mass' ? 'ask.amount' : 'ask.totalMinor'
  }
  return refuse(
    code,
    problems?.map(({ field, message }) => ({ field: fieldOf(field), message })),
  )
}
