import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import { GetPublicTotals } from '@understory/contracts/proof/ledger.ts'
import type { CreditKind } from '@understory/domain/commerce/prices/credit-kind.ts'
import type { PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { type Money, moneyFromMicros } from '@understory/domain/quantity/money.ts'
import type { RouterContextProvider } from 'react-router'
import { priceBookOf } from '../capabilities/commerce/prices/public.ts'
import { requestContext } from '../http/request-context.ts'
import { visitorCurrency } from '../http/visitor-currency.ts'

type PublicFactsContext = Readonly<RouterContextProvider>

export type PublicTotals = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

/** A running statement of a database that fell silent is given up after half a minute: no visitor waits for that. */
const CONTENT_PATIENCE_MS = 5_000

/** A content page survives a fault of the API, and its silence: it is shown without the data. */
export async function ask(context: PublicFactsContext, path: string): Promise<unknown> {
  const { api, settings } = context.get(requestContext)
  const { promise: patience, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, CONTENT_PATIENCE_MS, null)
  const answer = await Promise.race([
    api(new Request(settings.origin + path)).catch(() => null),
    patience,
  ])
  clearTimeout(timer)
  return answer?.ok ? await answer.json().catch(() => null) : null
}

/** What everyone together has funded, from the ledger; null when it is unavailable. */
export async function loadTotals(context: PublicFactsContext): Promise<PublicTotals | null> {
  const body = await ask(context, '/api/impact/public-totals')
  return GetPublicTotals.answer.safeParse(body).data ?? null
}

/** Prices as people read them: for a tree, a tonne of CO2e, a kilogram of plastic. */
export type Prices = {
  readonly tree: string
  readonly tonne: string
  readonly kilogram: string
  /** To work out what other quantities cost. */
  readonly book: PriceBook
  /** What some round numbers of trees cost, to choose from. */
  readonly groves: readonly { readonly trees: number; readonly price: string }[]
  /** What the purchase costs that the pages show as an example. */
  readonly example: { readonly trees: Money; readonly co2e: Money }
  readonly partners: readonly {
    readonly id: string
    readonly impact: 'trees' | 'co2e' | 'plastic'
    readonly name: string
    readonly partner: string
    readonly country: string
    readonly creditKind: CreditKind | null
    readonly isSample: boolean
  }[]
}

/** The purchase that the pages show as an example, in trees and in tonnes of CO2e. */
export const EXAMPLE_PURCHASE = { trees: 120, tonnes: 2.5 } as const

const UNITS = { tree_whole: 1_000, co2e_100kg: 1_000_000, plastic_100g: 1_000 } as const

type ProductAnswer = NonNullable<ReturnType<typeof GetProduct.answer.safeParse>['data']>

function costOf(
  { optionsConfig, product }: ProductAnswer,
  option: keyof typeof UNITS,
  count: number,
): Money {
  return moneyFromMicros(microsOf(optionsConfig, option) * UNITS[option] * count, product.currency)
}

const microsOf = (options: ProductAnswer['optionsConfig'], option: keyof typeof UNITS) =>
  options.find((one) => one.option === option)?.microsPerUnit ?? 0

const priceOf = (answer: ProductAnswer, option: keyof typeof UNITS, count = 1): string =>
  formatMoney(costOf(answer, option, count))

/** Today's prices of a one-time purchase in the visitor's currency, and where the money goes, from the price book; or null. */
export async function loadPrices(
  from: { readonly request: Request; readonly context: PublicFactsContext },
  audience: 'personal' | 'business',
): Promise<Prices | null> {
  const { context } = from
  const currency = await visitorCurrency(from)
  const body = await ask(context, `/api/products/${audience}-instant-onetime?currency=${currency}`)
  const answer = GetProduct.answer.safeParse(body).data
  if (!answer) return null
  return {
    tree: priceOf(answer, 'tree_whole'),
    tonne: priceOf(answer, 'co2e_100kg'),
    kilogram: priceOf(answer, 'plastic_100g'),
    book: priceBookOf(answer),
    groves: [10, 25, 100].map((trees) => ({ trees, price: priceOf(answer, 'tree_whole', trees) })),
    example: {
      trees: costOf(answer, 'tree_whole', EXAMPLE_PURCHASE.trees),
      co2e: costOf(answer, 'co2e_100kg', EXAMPLE_PURCHASE.tonnes),
    },
    partners: answer.plansConfig
      .filter(({ isDefault }) => isDefault)
      .map(({ impact, project }) => ({
        id: project.id,
        impact,
        name: project.name,
        partner: project.partner,
        country: project.country,
        creditKind: project.creditKind,
        isSample: project.isSample,
      })),
  }
}
