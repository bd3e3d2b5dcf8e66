import type { ProductConfiguration } from '@understory/contracts/products.ts'
import { largestCharge, smallestCharge } from '@understory/domain/offsetting/charge-limits.ts'
import { INSTANT_OPTIONS } from '@understory/domain/offsetting/instant-options.ts'
import { LARGEST_QUANTITIES } from '@understory/domain/offsetting/instant-order.ts'
import type { PriceBook } from '@understory/domain/offsetting/price-book.ts'
import { parseProductIdentifier } from '@understory/domain/offsetting/product-identifiers.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { currentPriceBook, listProjects } from './records.ts'

/** What is sold by itself; a year of a vehicle is CO2e alone. */
const OPTIONS_OF: Readonly<Record<string, typeof INSTANT_OPTIONS>> = {
  instant: INSTANT_OPTIONS,
  footprint: INSTANT_OPTIONS.filter(({ option }) => option === 'co2e_100kg'),
  vehicle: INSTANT_OPTIONS.filter(({ option }) => option === 'co2e_100kg'),
}

/** What a page needs to sell a product: options with their unit prices, and the projects behind them. */
export async function getProduct(
  deps: Deps,
  identifier: string,
  currency: Currency,
): Promise<ProductConfiguration | Refused> {
  const product = parseProductIdentifier(identifier)
  const options = product && OPTIONS_OF[product.kind]
  if (!options) return refuse('UNKNOWN_PRODUCT')
  const [prices, projects] = await Promise.all([
    currentPriceBook(deps.db, currency, dayOf(deps.clock())),
    listProjects(deps.db),
  ])
  return {
    product: {
      identifier,
      audience: product.audience,
      kind: product.kind,
      billing: product.billing,
      currency,
      priceBookVersion: prices.version,
      validFrom: prices.validFrom,
      minimumMinor: smallestCharge(currency).minor,
      maximumMinor: largestCharge(currency).minor,
    },
    optionsConfig: options.map((option) => ({
      option: option.option,
      impact: option.impact,
      step: option.step,
      max: LARGEST_QUANTITIES[option.impact],
      microsPerUnit: microsPerUnit(prices, option.impact),
      packs: option.packs.map((pack) => ({ ...pack })),
    })),
    plansConfig: projects.map(({ pack, impact, isDefault, ...project }) => ({
      plan: pack,
      impact,
      isDefault,
      project,
    })),
  }
}

function microsPerUnit(prices: PriceBook, impact: Impact): number {
  switch (impact) {
    case 'trees':
      return prices.microsPerMilliTree
    case 'co2e':
      return prices.microsPerGramCo2e
    case 'plastic':
      return prices.microsPerGramPlastic
  }
}
