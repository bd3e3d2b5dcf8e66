import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { OwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import type {
  ProductFootprintOrder,
  ProductLineOrder,
} from '@understory/contracts/footprints/product-footprints/product-footprint-order.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  type CalendarDate,
  firstDay,
  lastDay,
  parseCalendarDate,
  parseMonth,
} from '@understory/domain/calendar/calendar.ts'
import { computeLine } from '@understory/domain/footprints/company-footprints/lines/compute-line.ts'
import { factorTitle } from '@understory/domain/footprints/emission-factors/factor-title.ts'
import { countsAsPrimary } from '@understory/domain/footprints/product-footprints/counts-as-primary.ts'
import {
  type ProductTotals,
  productTotals,
} from '@understory/domain/footprints/product-footprints/product-totals.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { findFactors, lineFactor, lineProblem, ownLineFactor } from '../emission-factors/public.ts'
import { productFootprintsMessage } from './messages/messages.generated.ts'
import type { StoredProductFacts, StoredProductLine } from './stored-product-facts.ts'

export type ComputedFootprint = {
  readonly facts: StoredProductFacts
  readonly lines: readonly StoredProductLine[]
  readonly totals: ProductTotals
}

/** What a draft comes to: its lines by the engine of inventories, and the sums of one declared unit. */
export async function computeFootprint(
  db: Database | Tx,
  product: OwnProduct,
  { lines: orders, period: named, ...rest }: ProductFootprintOrder,
): Promise<ComputedFootprint | Refused> {
  const period = periodNamed(named)
  if (!period) {
    const message = productFootprintsMessage('compute-footprint')
    return refuse('BAD_REQUEST', [{ field: 'period.to', message }])
  }
  const lines = await computeProductLines(db, orders, Number(period.from.slice(0, 4)))
  if (lines instanceof Refused) return lines
  const facts = { ...rest, period }
  return { facts, lines, totals: totalsOf(product, { facts, lines }) }
}

/** The sums of one declared unit, from lines that were computed. */
export const totalsOf = (
  { biogenicCarbonKg, includesPackaging }: OwnProduct,
  { facts, lines }: Pick<ComputedFootprint, 'facts' | 'lines'>,
): ProductTotals =>
  productTotals({
    lines: lines.map((line) => ({ ...line, isPrimary: line.isPrimaryData })),
    output: facts.output,
    coProducts: facts.coProducts,
    biogenicCarbonKg,
    includesPackaging,
  })

/** A month stands for its first day, or at the end for its last. */
function periodNamed(named: ProductFootprintOrder['period']): StoredProductFacts['period'] | null {
  const from = dayIn(named.from, firstDay)
  const to = dayIn(named.to, lastDay)
  return from && to && from <= to ? { from, to } : null
}

function dayIn(text: string, ofMonth: typeof firstDay): CalendarDate | null {
  const month = parseMonth(text)
  return month ? ofMonth(month) : parseCalendarDate(text)
}

async function computeProductLines(
  db: Database | Tx,
  orders: readonly ProductLineOrder[],
  year: number,
): Promise<StoredProductLine[] | Refused> {
  const factors = await findFactors(
    db,
    orders.flatMap(({ factorId }) => factorId ?? []),
  )
  const problems: Problem[] = []
  const lines = orders.flatMap((order, at): StoredProductLine[] => {
    const published = order.factorId === undefined ? null : factors.get(order.factorId)
    if (published === undefined) {
      const message = productFootprintsMessage('compute-footprint.compute-product-lines')
      problems.push({ field: `lines.${at}.factorId`, message })
      return []
    }
    const factor = published ? lineFactor(published) : ownFactorOf(order)
    if (!factor) return []
    const { quantity, unit } = order
    const result = computeLine({ quantity, unit, factor, year, spendYear: year, quality: null })
    if ('problem' in result) {
      const { field, message } = lineProblem(result.problem)
      problems.push({ field: `lines.${at}.${field}`, message })
      return []
    }
    return [storedProductLine(order, { published, co2eGrams: result.co2e })]
  })
  return problems.length > 0 ? refuse('BAD_REQUEST', problems) : lines
}

function ownFactorOf({ ownFactor }: ProductLineOrder) {
  if (!ownFactor) return null
  const { kgCo2e, unit, source } = ownFactor
  return ownLineFactor({ ownFactor: { kind: 'own', kgCo2e, unit, source } })
}

type Computed = { readonly published: EmissionFactor | null; readonly co2eGrams: number }

function storedProductLine(
  order: ProductLineOrder,
  { published, co2eGrams }: Computed,
): StoredProductLine {
  const { stage, part, description, quantity, unit, isPrimary, representative } = order
  return {
    stage,
    part,
    description,
    quantity,
    unit,
    factorId: order.factorId ?? null,
    ownFactor: order.ownFactor ?? null,
    isPrimary,
    representative,
    factor: published ? publishedFactor(published) : ownFactor(order),
    co2eGrams,
    isPrimaryData: countsAsPrimary({
      stage,
      isMeasured: isPrimary,
      publishedScope: published?.usually.scope ?? null,
    }),
    set: published && { name: published.set.title, version: published.set.edition },
  }
}

const publishedFactor = (published: EmissionFactor): StoredProductLine['factor'] => ({
  title: factorTitle(published),
  kgCo2e: published.kgCo2e,
  unit: published.unit,
  source: `${published.set.title}, ${published.set.edition}`,
  year: published.set.year,
  gwp: /AR\d/.exec(published.set.gwp)?.[0] ?? null,
})

function ownFactor({ ownFactor: own }: ProductLineOrder): StoredProductLine['factor'] {
  const { kgCo2e = 0, unit = '', source = '', year = null, gwp = null } = own ?? {}
  return { title: source, kgCo2e, unit, source, year, gwp }
}
