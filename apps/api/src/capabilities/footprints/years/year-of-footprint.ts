import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { isAsDeclared } from '@understory/domain/footprints/company-footprints/inventory/as-declared.ts'
import {
  hasFigures,
  type InventoryCategory,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import type { YearCategory, YearFigures } from '@understory/domain/footprints/years/year-figures.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { readInventory } from '../company-footprints/public.ts'
import { type YearLineByMarket, yearLines } from './year-lines.ts'

export type YearOfFootprint = Omit<YearFigures, 'lines'> & {
  readonly footprint: Footprint
  readonly lines: readonly YearLineByMarket[]
  /** By market, of scope 2 as a whole. */
  readonly scope2Market: number
  readonly benchmarkShare: number
  readonly sets: readonly string[]
}

export async function yearOfFootprint(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  footprint: Footprint,
): Promise<YearOfFootprint> {
  const { footprintId, isRefined } = footprint
  const read = isRefined ? await readInventory(deps, { accountId, footprintId }) : null
  if (!read || read instanceof Refused) return ofEstimate(footprint)
  const { inventory, lines } = read
  const { declared } = footprint
  const sums = declared ?? inventory.totals
  const sets = lines.flatMap(({ factor }) =>
    factor ? [`${factor.set.title}, ${factor.set.edition}`] : [],
  )
  return {
    footprint,
    categories: categoriesOf(footprint, inventory),
    lines: yearLines(inventory, lines),
    isExplained: declared === null || isAsDeclared(declared, inventory),
    scope2Market: sums.scope2Market,
    benchmarkShare: sums.benchmarkShare,
    sets: [...new Set(sets)].sort(),
  }
}

function ofEstimate(footprint: Footprint): YearOfFootprint {
  const { scope1, scope2, categories } = footprint.estimate
  const stand = (grams: number): YearCategory => ({ state: 'benchmark', grams, restGrams: 0 })
  return {
    footprint,
    categories: new Map<InventoryCategory, YearCategory>([
      ['unknownScopeOne', stand(scope1)],
      ['unknownScopeTwo', stand(scope2)],
      ...categories.map(({ category, co2e }) => [category, stand(co2e)] as const),
    ]),
    lines: [],
    isExplained: false,
    scope2Market: scope2,
    benchmarkShare: 1,
    sets: [],
  }
}

/** As they were declared, else as they are. */
function categoriesOf(
  { declared }: Footprint,
  inventory: Inventory,
): ReadonlyMap<InventoryCategory, YearCategory> {
  const grams = new Map(declared?.categories.map(({ category, co2e }) => [category, co2e]))
  const said = new Map(
    declared?.completeness?.categories.map((category) => [category.category, category]),
  )
  return new Map(
    inventory.categories.map(({ category, co2eGrams, ...now }) => {
      const then = said.get(category)
      const state = then?.state ?? now.state
      const rest = then?.restGrams ?? now.restGrams
      const own: YearCategory = {
        state,
        grams: declared ? (grams.get(category) ?? 0) : co2eGrams,
        restGrams: hasFigures(state) ? rest : 0,
      }
      return [category, own] as const
    }),
  )
}
