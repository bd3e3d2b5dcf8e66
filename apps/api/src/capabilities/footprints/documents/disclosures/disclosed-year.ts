import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  type CalendarDate,
  longDate,
  longMonth,
  shiftMonth,
} from '@understory/domain/calendar/calendar.ts'
import { isWholeScope } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import type {
  DisclosedEnergy,
  DisclosedYear,
} from '@understory/domain/footprints/documents/disclosures/frameworks/disclosed-year.ts'
import type { SecrYear } from '@understory/domain/footprints/documents/disclosures/secr/secr-year.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { APPROACH_NAMES, readInventory } from '../../company-footprints/public.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import { reportFacts } from '../report-facts.ts'
import { type SecrYearOfFootprint, secrYearOf } from './secr-year.ts'

type DisclosedYearDeps = Pick<Deps, 'db' | 'clock' | 'config'>
type DisclosedFootprint = {
  readonly year: DisclosedYear
  readonly methods: string
  readonly energy: DisclosedEnergy
  /** The day of the declaration; `null`: it is a draft. */
  readonly declaredOn: CalendarDate | null
}

/** One footprint with its categories: as declared, or the inventory as it is now, or the estimate. */
export async function disclosedYear(
  deps: DisclosedYearDeps,
  accountId: string,
  footprint: Footprint,
): Promise<DisclosedFootprint | Refused> {
  const known = await secrYearOf(deps, accountId, footprint)
  const categories = await categoriesOf(deps, accountId, footprint)
  if (categories instanceof Refused) return categories
  const { scope1, scope2, scope2Market } = known.year
  const { startMonth, declared } = footprint
  return {
    year: {
      from: startMonth,
      to: shiftMonth(startMonth, 11),
      isDeclared: declared !== null,
      scope1,
      scope2,
      scope2Market,
      categories,
    },
    methods: methodsOf(footprint, known),
    energy: energyOf(known.year),
    declaredOn: known.declaration?.declaredOn ?? null,
  }
}

async function categoriesOf(
  deps: DisclosedYearDeps,
  accountId: string,
  { footprintId, declared, isRefined }: Footprint,
): Promise<DisclosedYear['categories'] | Refused> {
  const key = { accountId, footprintId }
  if (declared || !isRefined) {
    const facts = await reportFacts(deps, key)
    return facts instanceof Refused ? facts : facts.categories
  }
  const read = await readInventory(deps, key)
  if (read instanceof Refused) return read
  return read.inventory.categories
    .filter(
      ({ category, state, co2eGrams }) =>
        !isWholeScope(category) || co2eGrams > 0 || state === 'benchmark',
    )
    .map(({ co2eGrams: grams, category, name, scope, state, reason }) => ({
      ...{ category, name, scope, state, reason, grams },
    }))
}

/** How the figures were made; only what is so is said. */
function methodsOf({ declared }: Footprint, { year, sets, declaration }: SecrYearOfFootprint) {
  return [
    documentsMessage('disclosed-year.methods-of', {
      from: longMonth(year.from),
      to: longMonth(year.to),
    }),
    ...(declaration
      ? [
          documentsMessage('disclosed-year.methods-of.the-figures-are', {
            number: String(declaration.number),
            declaredOn: longDate(declaration.declaredOn),
          }),
        ]
      : []),
    ...(declared
      ? [
          documentsMessage('disclosed-year.methods-of.boundary', {
            approach: APPROACH_NAMES[declared.approach].toLowerCase(),
          }),
        ]
      : []),
    ...(sets.length > 0
      ? [documentsMessage('disclosed-year.methods-of.emission-factors', { sets: sets.join('; ') })]
      : []),
    'Scope 2 is by location where nothing else is said. Offsets are not subtracted.',
  ].join(' ')
}

const FUEL_USES: readonly string[] = ['gas', 'vehicles', 'other']

/** Of all countries, by net calorific value; mileage in cars of employees is no energy of the company. */
function energyOf(year: SecrYear): DisclosedEnergy {
  const { lines } = year
  const sum = (isOf: (use: string) => boolean) =>
    [...(lines?.uses ?? []), ...(lines?.elsewhere.uses ?? [])].reduce(
      (all, { use, kWhNet }) => (isOf(use) ? all + kWhNet : all),
      0,
    )
  return {
    electricity: sum((use) => use === 'electricity'),
    fuels: sum((use) => FUEL_USES.includes(use)),
    missing: missingOf(year),
  }
}

function missingOf({ lines, withoutLines, benchmarked, openCategories }: SecrYear) {
  if (!lines) return withoutLines
  const without = [...new Set([...lines.withoutEnergy, ...lines.elsewhere.withoutEnergy])]
  const words = [
    ...(without.length > 0
      ? [
          documentsMessage('disclosed-year.missing-of.no-kwh-is', {
            lines: without.slice(0, 20).join('; '),
          }),
        ]
      : []),
    ...(benchmarked.length > 0
      ? [
          documentsMessage('disclosed-year.missing-of.a-benchmark-has', {
            benchmarked: benchmarked.join('; '),
          }),
        ]
      : []),
    ...(openCategories.length > 0
      ? [
          documentsMessage('disclosed-year.missing-of.not-calculated-yet', {
            openCategories: openCategories.join('; '),
          }),
        ]
      : []),
  ]
  return words.join(' ') || null
}
