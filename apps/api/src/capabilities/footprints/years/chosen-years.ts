import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'

const MOST_YEARS = 6

/** One footprint for each year that one begins in, the latest six; declared ones before estimates. */
export function chosenYears(footprints: readonly Footprint[]): Footprint[] {
  const byYear = groupedBy(footprints, ({ startMonth }) => startMonth.slice(0, 4))
  return [...byYear.values()]
    .flatMap((those) => {
      const declared = those.filter((each) => each.declared !== null)
      const [first] = (declared.length > 0 ? declared : those).toSorted((one, other) =>
        one.startMonth < other.startMonth ? 1 : -1,
      )
      return first ?? []
    })
    .toSorted((one, other) => (one.startMonth < other.startMonth ? -1 : 1))
    .slice(-MOST_YEARS)
}
