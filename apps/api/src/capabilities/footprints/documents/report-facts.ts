import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import { findSector } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'
import { isAsDeclared } from '@understory/domain/footprints/company-footprints/inventory/as-declared.ts'
import {
  hasFigures,
  WHOLE_SCOPES,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/company-footprints/scope-three.ts'
import { summariseLines } from '@understory/domain/footprints/documents/summarise-lines.ts'
import type {
  FootprintReportFacts,
  ScopeSums,
} from '@understory/ports/documents/footprint-documents.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { listFootprintRecords, readInventory } from '../company-footprints/public.ts'
import { readDisclosureProfile } from './disclosure-profiles.ts'
import { figuresVersion } from './figures-version.ts'
import { declaration, type FootprintKey, surroundings } from './report-surroundings.ts'
import { reportedCompleteness } from './reported-completeness.ts'
import { reportedLines } from './reported-lines.ts'

/** Everything that the report of a footprint says. */
export async function reportFacts(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  asked: FootprintKey,
): Promise<FootprintReportFacts | Refused> {
  const { accountId, footprintId } = asked
  const footprints = await listFootprintRecords(deps.db, { accountId, now: deps.clock() })
  const footprint = footprints.find((each) => each.footprintId === footprintId)
  if (!footprint) return refuse('FOOTPRINT_NOT_FOUND')
  const read = footprint.declared ? await readInventory(deps, asked) : null
  if (read instanceof Refused) return read
  const sums = sumsOf(footprint)
  const year = Number(footprint.startMonth.slice(0, 4))
  const figures = categoriesOf(footprint, read?.inventory ?? null)
  return {
    ...named(footprint),
    ...(await declaration(deps, asked)),
    ...(await surroundings(deps, asked, { footprint, footprints })),
    version: figuresVersion(footprint),
    profile: await readDisclosureProfile(deps, { accountId, year }),
    approach: footprint.declared?.approach ?? null,
    companies: read?.inventory.entities ?? [],
    sums,
    range: rangeOf(footprint),
    benchmarkGrams:
      footprint.declared?.completeness?.restGrams ??
      figures.reduce((sum, { state, grams }) => (state === 'benchmark' ? sum + grams : sum), 0),
    completeness: reportedCompleteness(footprint),
    categories: figures,
    lines: read && summariseLines(reportedLines(read.inventory, read.lines)),
    isChanged: Boolean(
      footprint.declared && read && !isAsDeclared(footprint.declared, read.inventory),
    ),
    factorSets: read ? setsOf(read.lines) : [],
    estimate: estimateOf(footprint),
  }
}

const named = ({ companyName, status, startMonth }: Footprint) => ({
  companyName,
  status,
  from: startMonth,
  to: shiftMonth(startMonth, 11),
})

function sumsOf({ declared, estimate }: Footprint): ScopeSums {
  if (!declared) {
    const { scope1, scope2, scope3, total } = estimate
    return { scope1, scope2, scope2Market: scope2, scope3, total, totalMarket: total }
  }
  const { scope1, scope2, scope2Market, scope3, total, totalMarket } = declared
  return { scope1, scope2, scope2Market, scope3, total, totalMarket }
}

function rangeOf({ declared, estimate }: Footprint): FootprintReportFacts['range'] {
  if (!declared) {
    const { factor, high } = estimate.ranges.total
    return { factor, highGrams: high, percent: 80 }
  }
  const { total, uncertainty, completeness } = declared
  const highGrams = completeness?.highGrams ?? total * uncertainty
  return { factor: uncertainty, highGrams, percent: 95 }
}

type Categories = FootprintReportFacts['categories']

/** As they were declared; how each is known is what the inventory says. */
function categoriesOf({ declared, estimate }: Footprint, inventory: Inventory | null): Categories {
  const declaredGrams = new Map(declared?.categories.map(({ category, co2e }) => [category, co2e]))
  const isBenchmarked = (category: string) => WHOLE_SCOPES.some((whole) => whole === category)
  if (declared && inventory) {
    return inventory.categories
      .map(({ category, name, scope, state, lines, reason }) => {
        const grams = declaredGrams.get(category) ?? 0
        const isKnown = grams > 0 && state !== 'benchmark'
        return {
          category,
          name,
          scope,
          lines,
          reason,
          grams,
          state: isKnown && !hasFigures(state) ? 'figures' : state,
        } as const
      })
      .filter(
        ({ category, grams, state }) =>
          !isBenchmarked(category) || grams > 0 || state === 'benchmark',
      )
  }
  return estimatedCategories(estimate)
}

/** Tables that know nothing of a category say zero, which is no figure. */
function estimatedCategories(estimate: Footprint['estimate']): Categories {
  const whole = [estimate.scope1, estimate.scope2] as const
  const grams = new Map(estimate.categories.map(({ category, co2e }) => [category, co2e]))
  const line = { lines: 0, reason: null } as const
  return [
    ...WHOLE_SCOPES.map((category, at) => ({
      ...line,
      category,
      name: inventoryCategoryName(category),
      scope: at + 1,
      state: 'benchmark' as const,
      grams: whole[at] ?? 0,
    })),
    ...SCOPE_THREE_KEYS.map((category) => ({
      ...line,
      category,
      name: inventoryCategoryName(category),
      scope: 3,
      state: grams.get(category) ? ('benchmark' as const) : ('open' as const),
      grams: grams.get(category) ?? 0,
    })),
  ]
}

function setsOf(lines: readonly InventoryLine[]): string[] {
  const sets = lines.flatMap(({ factor }) =>
    factor
      ? [`${factor.set.title}, ${factor.set.edition}: warming potentials of ${factor.set.gwp}.`]
      : [],
  )
  return [...new Set(sets)].sort()
}

function estimateOf({ input, estimate }: Footprint): FootprintReportFacts['estimate'] {
  return {
    version: estimate.version,
    sector: findSector(input.sector)?.label ?? input.sector,
    country: findCountry(input.country)?.name ?? input.country,
    turnover: `${input.currency} ${input.turnover.toLocaleString('en-GB')} of ${input.year}`,
  }
}
