import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Tx } from '@understory/database/connect.ts'
import { LARGEST_QUANTITIES } from '@understory/domain/commerce/prices/largest-quantities.ts'
import { grams } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { coveringQuantity } from '@understory/domain/vehicles/vehicles/offset-period.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { quoteInstantOffset } from '../../../commerce/instant-offset/public.ts'

type Year = {
  readonly audience: 'personal' | 'business'
  readonly currency: Currency
  readonly emittedGrams: number
}

/** Prices what vehicles emit in hundred-kilogram units of CO2e; which vehicles is stored with the quote. */
export async function quoteYear(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'purchaseKinds'>,
  { audience, currency, emittedGrams }: Year,
  storeWith: (tx: Tx, quoteId: string) => Promise<void>,
): Promise<Quote | Refused> {
  const covering = coveringQuantity(grams(emittedGrams))
  if (covering > LARGEST_QUANTITIES.co2e) return refuse('AMOUNT_TOO_LARGE')
  const choice = wholeAmount(covering)
  return quoteInstantOffset(deps, { audience, currency, choice, kind: 'vehicle' }, storeWith)
}

const wholeAmount = (co2eGrams: number) => ({
  milliTrees: 0,
  co2eGrams,
  plasticGrams: 0,
  treeProject: null,
  spread: null,
  reference: null,
  theme: 'none' as const,
  hideCost: false,
  addressOnCertificate: false,
})
