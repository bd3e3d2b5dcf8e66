import type { FootprintYears } from '@understory/contracts/footprints/years.ts'
import {
  CATEGORIES_BY_SCOPE,
  type InventoryCategory,
  scopeOfCategory,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { shownFigure } from '@understory/domain/footprints/documents/shown-figures.ts'
import { categoryOfYear } from '@understory/domain/footprints/years/year-figures.ts'
import type { YearOfFootprint } from './year-of-footprint.ts'

type YearRow = FootprintYears['rows'][number]
type YearCell = YearRow['cells'][number]

const ROW_SCOPES = [1, 2, 3] as const
const SCOPE_NAMES_OF_SUMS = ['Scope 1', 'Scope 2, by location', 'Scope 3'] as const

/** Categories that any year has something of, the sum of each scope, and the totals; sums add what is shown. */
export function yearRows(years: readonly YearOfFootprint[]): YearRow[] {
  const ofScopes = ROW_SCOPES.map((scope) => ({ scope, rows: categoryRows(years, scope) }))
  const sums = ofScopes.map(({ scope, rows }) =>
    sumRow(
      { key: `scope-${scope}`, name: SCOPE_NAMES_OF_SUMS[scope - 1] ?? '', scope },
      years,
      rows,
    ),
  )
  const market = marketRow(years)
  const [one, , three] = sums
  return [
    ...ofScopes.flatMap(({ rows, scope }) => [
      ...rows,
      ...sums.filter((sum) => sum.scope === scope),
      ...(scope === 2 ? [market] : []),
    ]),
    sumRow({ key: 'total', name: 'Total, by location', scope: null }, years, sums),
    sumRow({ key: 'total-market', name: 'Total, by market', scope: null }, years, [
      ...(one ? [one] : []),
      market,
      ...(three ? [three] : []),
    ]),
  ]
}

function categoryRows(years: readonly YearOfFootprint[], scope: number): YearRow[] {
  return CATEGORIES_BY_SCOPE.filter((category) => scopeOfCategory(category) === scope).flatMap(
    (category) => {
      const cells = years.map((year) => cellOf(year, category))
      const isThere = years.some((year) => categoryOfYear(year, category).grams > 0)
      const name = inventoryCategoryName(category)
      return isThere ? [{ key: category, name, scope, isSum: false, cells }] : []
    },
  )
}

function cellOf(year: YearOfFootprint, category: InventoryCategory): YearCell {
  const { grams, state } = categoryOfYear(year, category)
  return { hundredths: shownFigure(grams).hundredths, state }
}

const marketRow = (years: readonly YearOfFootprint[]): YearRow => ({
  key: 'scope-2-market',
  name: 'Scope 2, by market',
  scope: 2,
  isSum: true,
  cells: years.map(({ scope2Market }) => ({
    hundredths: shownFigure(scope2Market).hundredths,
    state: null,
  })),
})

type SumName = Pick<YearRow, 'key' | 'name' | 'scope'>

function sumRow(name: SumName, years: readonly unknown[], rows: readonly YearRow[]): YearRow {
  const cells = years.map((_, at) => ({
    hundredths: rows.reduce((sum, { cells: own }) => sum + (own[at]?.hundredths ?? 0), 0),
    state: null,
  }))
  return { ...name, isSum: true, cells }
}
