import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { ShownWarning } from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import { dayOf, shiftMonth } from '@understory/domain/calendar/calendar.ts'
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
import { GWP_NOT_STATED } from '@understory/domain/footprints/emission-factors/gas-split.ts'
import type {
  FootprintReportFacts,
  ReportedWarning,
  ScopeSums,
} from '@understory/ports/documents/footprint-documents.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import {
  compareDeclarations,
  linesOfSnapshot,
  listFootprintRecords,
  readInventory,
  readLastSnapshot,
} from '../company-footprints/public.ts'
import { readDisclosureProfile } from './disclosure-profiles.ts'
import { readSecrAnswers } from './disclosures/secr-answers.ts'
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
  const read = footprint.declared ? await readDeclared(deps, asked) : null
  if (read instanceof Refused) return read
  const sums = sumsOf(footprint)
  const year = Number(footprint.startMonth.slice(0, 4))
  const figures = categoriesOf(footprint, read?.inventory ?? null)
  return {
    ...named(footprint),
    ...(await declaration(deps, asked)),
    ...(read?.number && { changedAt: new Date(read.declaredAt) }),
    declared: read?.number
      ? { number: read.number, by: read.declaredBy, approvedBy: read.approvedBy }
      : null,
    sinceDeclared: read?.number
      ? await sinceDeclared(deps, { ...asked, number: read.number })
      : null,
    ...(await surroundings(deps, asked, { footprint, footprints })),
    version: figuresVersion(footprint),
    profile: await readDisclosureProfile(deps, { accountId, year }),
    efficiencyActions: (await readSecrAnswers(deps, { accountId, year })).actions,
    approach: footprint.declared?.approach ?? null,
    companyCountry: footprint.input.country,
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
    warnings: read?.warnings ? read.warnings.map(reportedWarning) : null,
    estimate: estimateOf(footprint),
  }
}

const reportedWarning = ({ sentence, cleared }: ShownWarning): ReportedWarning => ({
  sentence,
  cleared: cleared && {
    reason: cleared.reason,
    by: cleared.by,
    on: dayOf(new Date(cleared.at)),
  },
})

/** The inventory as it was declared; as it is now, where that was before declarations were kept whole. */
async function readDeclared(deps: Pick<Deps, 'db' | 'clock'>, asked: FootprintKey) {
  const snapshot = await readLastSnapshot(deps.db, asked)
  if (snapshot) return { ...snapshot, lines: linesOfSnapshot(snapshot) }
  const read = await readInventory(deps, asked)
  if (read instanceof Refused) return read
  return {
    inventory: read.inventory,
    lines: read.lines,
    number: null,
    declaredAt: '',
    declaredBy: null,
    approvedBy: null,
    warnings: null,
  }
}

/** What differs from the declaration before, by category and why. */
async function sinceDeclared(
  deps: Pick<Deps, 'db'>,
  asked: FootprintKey & { readonly number: number },
): Promise<FootprintReportFacts['sinceDeclared']> {
  const compared = await compareDeclarations(deps, asked)
  if (compared instanceof Refused || !compared.before) return null
  const { number, declaredAt, totalGrams } = compared.before
  return {
    number,
    on: dayOf(new Date(declaredAt)),
    total: totalGrams,
    categories: compared.differences.map(({ name, before, after, parts, saidReasons }) => ({
      ...{ name, before, after, parts, saidReasons },
    })),
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
      ? [`${factor.set.title}, ${factor.set.edition}: ${potentialsWords(factor.set.gwp)}.`]
      : [],
  )
  return [...new Set(sets)].sort()
}

const potentialsWords = (gwp: string) =>
  gwp === GWP_NOT_STATED ? 'warming potentials not stated' : `warming potentials of ${gwp}`

function estimateOf({ input, estimate }: Footprint): FootprintReportFacts['estimate'] {
  return {
    version: estimate.version,
    sector: findSector(input.sector)?.label ?? input.sector,
    country: findCountry(input.country)?.name ?? input.country,
    turnover: `${input.currency} ${input.turnover.toLocaleString('en-GB')} of ${input.year}`,
  }
}
