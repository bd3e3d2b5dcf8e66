import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { QuoteFootprint } from '@understory/contracts/footprints.ts'
import type { Quote } from '@understory/contracts/offsetting.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { quoteInstantOffset } from '../offsetting/public.ts'

/** A footprint covers twelve months: specification section 9. */
const MONTHS = 12

/** The offset of a year at once: one payment, a part in the ledger for each month. */
export async function quoteFootprint(
  deps: Deps,
  { currency, co2eGrams, startMonth }: BodyOf<typeof QuoteFootprint>,
): Promise<Quote | Refused> {
  const quote = await quoteInstantOffset(deps, {
    audience: 'business',
    currency,
    kind: 'footprint',
    choice: {
      milliTrees: 0,
      co2eGrams,
      plasticGrams: 0,
      treeProject: null,
      spread: { startMonth, months: MONTHS },
      reference: null,
      theme: 'none',
      hideCost: false,
      addressOnCertificate: false,
    },
  })
  if (!(quote instanceof Refused) || !quote.refusal.problems) return quote
  const problems = quote.refusal.problems.map(({ field, message }) => ({
    field: field.replace('choice.spread.', ''),
    message,
  }))
  return refuse('BAD_REQUEST', problems)
}
