import { scopeOfCategory } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import type { YearCategory } from '@understory/domain/footprints/years/year-figures.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import type { YearOfFootprint } from './year-of-footprint.ts'

/** `null`: all of the company. */
export type YearPart = { readonly company: string | null; readonly site: string | null }

/** What of a year is of a site or a company: its lines alone, as no benchmark is of one. */
export function yearPart(year: YearOfFootprint, { company, site }: YearPart): YearOfFootprint {
  if (company === null && site === null) return year
  const lines = year.lines.filter(
    (line) =>
      (company === null || line.company === company) && (site === null || line.site === site),
  )
  const sums = new Map(
    [...groupedBy(lines, ({ category }) => category)].map(([category, those]) => [
      category,
      those.reduce((sum, { grams }) => sum + grams, 0),
    ]),
  )
  return {
    ...year,
    lines,
    categories: new Map(
      [...year.categories].map(([category, { state }]) => {
        const part: YearCategory = {
          state: sums.has(category) ? state : 'open',
          grams: sums.get(category) ?? 0,
          restGrams: 0,
        }
        return [category, part] as const
      }),
    ),
    isExplained: true,
    scope2Market: lines.reduce(
      (sum, { category, marketGrams }) =>
        scopeOfCategory(category) === 2 ? sum + marketGrams : sum,
      0,
    ),
    benchmarkShare: 0,
  }
}
