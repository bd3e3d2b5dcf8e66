import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Purchase } from '@understory/database/rows.generated.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../../deps.ts'
import type { Project } from '../../prices/public.ts'
import { kindOf } from '../purchase-kind.ts'
import { storedServicesOf } from '../stored-services.ts'
import type { QuoteRow } from './quote-records.ts'

type PresentQuoteLine = Quote['lines'][number]

type PresentQuoteProduct = Purchase['product']
type KindDeps = Pick<Deps, 'purchaseKinds'>

export function productOf(deps: KindDeps, { audience, kind }: QuoteRow): PresentQuoteProduct {
  // The database refuses what is not one of them.
  return `${audience}-${kindOf(deps, { quote_kind: kind }).product}-onetime` as PresentQuoteProduct
}

type PresentedFacts = {
  readonly projects: readonly Project[]
  readonly isPaid: boolean
  readonly covers: string[]
  readonly delivery: Quote['delivery']
}

/** When what was chosen goes out to others, if it does. */
export async function deliveryOf(
  deps: KindDeps & Pick<Deps, 'db'>,
  { id, kind }: QuoteRow,
): Promise<Quote['delivery']> {
  return (await kindOf(deps, { quote_kind: kind }).deliveryOf?.(deps.db, id)) ?? null
}

export function presentQuote(
  deps: KindDeps,
  row: QuoteRow,
  { projects, isPaid, covers, delivery }: PresentedFacts,
): Quote {
  const line = (
    impact: PresentQuoteLine['impact'],
    quantity: number,
    minor: number,
    projectId: string,
  ): PresentQuoteLine[] => {
    const project = projects.find(({ id }) => id === projectId)
    if (!project || quantity === 0) return []
    const { id, name, partner, country, isSample } = project
    return [{ impact, quantity, minor, project: { id, name, partner, country, isSample } }]
  }
  return {
    quoteId: row.id,
    audience: row.audience,
    product: productOf(deps, row),
    isGift: kindOf(deps, { quote_kind: row.kind }).isGift,
    delivery,
    currency: row.currency,
    priceBookVersion: row.price_book_version,
    lines: [
      ...line('trees', row.milli_trees, row.trees_minor, row.tree_project),
      ...line('co2e', row.co2e_grams, row.co2e_minor, row.co2e_project),
      ...line('plastic', row.plastic_grams, row.plastic_minor, row.plastic_project),
    ],
    services: storedServicesOf(row),
    totalMinor: row.total_minor,
    choice: {
      milliTrees: row.milli_trees,
      co2eGrams: row.co2e_grams,
      plasticGrams: row.plastic_grams,
      treeProject: row.tree_project,
      spread: row.start_month
        ? { startMonth: monthOf(row.start_month), months: row.spread_months }
        : null,
      reference: row.reference,
      theme: row.theme,
      hideCost: row.hide_cost,
      addressOnCertificate: row.address_on_certificate,
    },
    covers,
    expiresAt: row.expires_at.toISOString(),
    isPaid,
  }
}
