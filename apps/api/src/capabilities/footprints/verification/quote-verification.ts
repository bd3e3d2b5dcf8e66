import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { priceVerification } from '@understory/domain/commerce/prices/services.ts'
import { checkCharge } from '@understory/domain/commerce/purchases/charge-limits.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { currentPriceBook, defaultProjects, servicePrices } from '../../commerce/prices/public.ts'
import { presentQuote, saveQuote } from '../../commerce/purchases/public.ts'

type QuoteVerificationDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'purchaseKinds'>

const QUOTE_DAYS = 7
const NOTHING_CHOSEN = {
  field: 'scopesOneTwo',
  message: 'No products selected. Please choose scopes 1 and 2, or categories of scope 3.',
}

async function pricesOf(deps: Pick<Deps, 'db' | 'clock'>, currency: Currency) {
  const book = await currentPriceBook(deps.db, currency, dayOf(deps.clock()))
  return { version: book.version, prices: await servicePrices(deps.db, book) }
}

export async function listVerificationPrices(deps: Pick<Deps, 'db' | 'clock'>, currency: Currency) {
  const { version, prices } = await pricesOf(deps, currency)
  const { premium: _, ...verification } = prices
  return { priceBookVersion: version, ...verification }
}

/** Prices a verification by the current price book and stores the quote. It funds nothing. */
export async function quoteVerification(
  deps: QuoteVerificationDeps,
  { currency, scopesOneTwo, categories }: BodyOf<typeof QuoteVerification>,
): Promise<Quote | Refused> {
  const { version, prices } = await pricesOf(deps, currency)
  const chosen = { scopesOneTwo, scopeThreeCategories: categories.length }
  const { lines, total } = priceVerification(chosen, prices, currency)
  if (lines.length === 0) return refuse('NO_PRODUCTS_SELECTED', [NOTHING_CHOSEN])
  const problem = checkCharge(total)
  if (problem) return refuse(problem)
  const now = deps.clock()
  const projects = await defaultProjects(deps.db)
  const row = await saveQuote(deps.db, {
    id: deps.newId(),
    kind: 'verify-footprint',
    audience: 'business',
    currency,
    price_book_version: version,
    milli_trees: 0,
    co2e_grams: 0,
    plastic_grams: 0,
    trees_minor: 0,
    co2e_minor: 0,
    plastic_minor: 0,
    services: JSON.stringify(
      lines.map((line) =>
        line.service === 'verify_footprint_scope_three_category' ? { ...line, categories } : line,
      ),
    ),
    services_minor: total.minor,
    total_minor: total.minor,
    tree_project: projects.trees,
    co2e_project: projects.co2e,
    plastic_project: projects.plastic,
    theme: 'none',
    hide_cost: false,
    address_on_certificate: false,
    created_at: now,
    expires_at: new Date(now.getTime() + QUOTE_DAYS * 86_400_000),
  })
  return presentQuote(deps, row, { projects: [], isPaid: false, covers: [], delivery: null })
}
