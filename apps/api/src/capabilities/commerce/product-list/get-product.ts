import type { ProductConfiguration } from '@understory/contracts/commerce/product-list.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { INSTANT_OPTIONS } from '@understory/domain/commerce/instant-offset/instant-options.ts'
import { LARGEST_QUANTITIES } from '@understory/domain/commerce/prices/largest-quantities.ts'
import { microsPerUnit, type PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import {
  allProducts,
  isSold,
  type Product,
  parseProductIdentifier,
} from '@understory/domain/commerce/prices/product-identifiers.ts'
import { VERIFY_SERVICES } from '@understory/domain/commerce/prices/services.ts'
import {
  largestCharge,
  smallestCharge,
} from '@understory/domain/commerce/purchases/charge-limits.ts'
import { INTERVALS } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import { partsOfPlan } from '@understory/domain/commerce/subscriptions/plans.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import {
  currentPriceBook,
  type DatedPriceBook,
  listProjects,
  nextPriceBook,
  priceShares,
  servicePrices,
} from '../prices/public.ts'
import { carbonProjectOf } from '../selling/public.ts'
import { listPlans } from '../subscriptions/public.ts'

type WantedProduct = { readonly identifier: string; readonly currency: Currency }

/** What each kind offers; a footprint and a year of a vehicle are CO2e alone. */
const OPTIONS_OF: Readonly<Record<string, typeof INSTANT_OPTIONS>> = lookupTable({
  instant: INSTANT_OPTIONS,
  footprint: INSTANT_OPTIONS.filter(({ option }) => option === 'co2e_100kg'),
  vehicle: INSTANT_OPTIONS.filter(({ option }) => option === 'co2e_100kg'),
})

export function listProducts() {
  return { products: allProducts().map(presentProduct) }
}

function presentProduct(product: Product) {
  const isPlan = product.billing === 'recurring' && isSold(product)
  return {
    ...product,
    isSold: isSold(product),
    billingPeriods: isPlan ? [...INTERVALS] : [],
  }
}

/**
 * What a page needs to sell a product: what may be chosen with its prices, and the projects behind it. A
 * product that is not sold here has nothing to choose.
 */
export async function getProduct(
  deps: Pick<Deps, 'db' | 'clock'>,
  { identifier, currency }: WantedProduct,
): Promise<ProductConfiguration | Refused> {
  const product = parseProductIdentifier(identifier)
  if (!product) return refuse('UNKNOWN_PRODUCT')
  const today = dayOf(deps.clock())
  const [prices, next, projects, plans] = await Promise.all([
    currentPriceBook(deps.db, currency, today),
    nextPriceBook(deps.db, currency, today),
    listProjects(deps.db),
    // Begun beside the others: where one of them fails, another that nobody waits for would end the process.
    listPlans(deps, currency),
  ])
  const shares = await priceShares(deps.db, prices)
  const carbonProject = await carbonProjectOf(deps.db, { currency, country: null })
  return {
    product: {
      ...presentProduct(product),
      currency,
      priceBookVersion: prices.version,
      validFrom: prices.validFrom,
      minimumMinor: smallestCharge(currency).minor,
      maximumMinor: largestCharge(currency).minor,
    },
    optionsConfig: (OPTIONS_OF[product.kind] ?? []).map((option) => ({
      option: option.option,
      impact: option.impact,
      step: option.step,
      max: LARGEST_QUANTITIES[option.impact],
      microsPerUnit: microsPerUnit(option.impact, prices),
      next: nextPriceOf(option.impact, { prices, next }),
      shares: shares.get(option.impact) ?? null,
      packs: option.packs.map((pack) => ({ ...pack })),
    })),
    plansConfig: isSold(product)
      ? projects
          .filter(({ isOffered }) => isOffered)
          .map(({ pack, impact, isDefault, isOffered: _, ...project }) => ({
            plan: pack,
            impact,
            isDefault: impact === 'co2e' ? project.id === carbonProject : isDefault,
            project,
          }))
      : [],
    tiersConfig: tiersOf(product, plans),
    servicesConfig: await servicesOf(deps, product, prices),
  }
}

function tiersOf({ identifier }: Product, { plans }: Awaited<ReturnType<typeof listPlans>>) {
  return plans
    .filter(({ product }) => product === identifier)
    .map(({ product: _, ...plan }) => ({ ...plan, ...partsOfPlan(plan.plan) }))
}

async function servicesOf(deps: Pick<Deps, 'db'>, { group }: Product, prices: PriceBook) {
  if (group !== 'service-one-time') return []
  const minors = await servicePrices(deps.db, prices)
  return VERIFY_SERVICES.map((service) => ({ service, minor: minors[service] }))
}

type Announced = { readonly prices: PriceBook; readonly next: DatedPriceBook | null }

function nextPriceOf(impact: Impact, { prices, next }: Announced) {
  if (!next || microsPerUnit(impact, next) === microsPerUnit(impact, prices)) return null
  return { from: next.validFrom, microsPerUnit: microsPerUnit(impact, next) }
}
