import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  FootprintPrice,
  QuoteFootprint,
} from '@understory/contracts/footprints/company-footprints/footprints.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { priceInstantOffset, quoteInstantOffset } from '../../commerce/instant-offset/public.ts'

type QuoteFootprintDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'purchaseKinds'>

type QuoteFootprintInput = BodyOf<typeof QuoteFootprint>

/** A footprint covers twelve months: specification section 9. */
const MONTHS_A_YEAR = 12

/** What the offset of a year at once costs; nothing is stored. */
export async function priceFootprint(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: QuoteFootprintInput,
): Promise<FootprintPrice | Refused> {
  const priced = await priceInstantOffset(deps, orderOf(asked))
  if (priced instanceof Refused) return besideOurFields(priced)
  return { ...asked, totalMinor: priced.total.minor, priceBookVersion: priced.prices.version }
}

/** The offset of a year at once: one payment, a part in the ledger for each month. */
export async function quoteFootprint(
  deps: QuoteFootprintDeps,
  asked: QuoteFootprintInput,
): Promise<Quote | Refused> {
  const quote = await quoteInstantOffset(deps, { ...orderOf(asked), kind: 'footprint' })
  return quote instanceof Refused ? besideOurFields(quote) : quote
}

function orderOf({ currency, co2eGrams, startMonth }: QuoteFootprintInput) {
  return {
    audience: 'business' as const,
    currency,
    choice: {
      milliTrees: 0,
      co2eGrams,
      plasticGrams: 0,
      treeProject: null,
      spread: { startMonth, months: MONTHS_A_YEAR },
      reference: null,
      theme: 'none' as const,
      hideCost: false,
      addressOnCertificate: false,
    },
  }
}

function besideOurFields(refused: Refused): Refused {
  if (!refused.refusal.problems) return refused
  const problems = refused.refusal.problems.map(({ field, message }) => ({
    field: field.replace('choice.spread.', ''),
    message,
  }))
  return refuse('BAD_REQUEST', problems)
}
