import { UPLIFT_ROWS } from './emission-factor-sets.generated.ts'

/** How a type-approval figure was measured; EPA figures are adjusted to real driving by their publisher. */
export const TEST_CYCLES = ['NEDC', 'WLTP', 'EPA'] as const
export type TestCycle = (typeof TEST_CYCLES)[number]

export type Uplift = {
  readonly percent: number
  /** The year whose uplift this is; `null` where it does not depend on one. */
  readonly year: number | null
  readonly source: string
}

const PAPER = '2025 UK Government greenhouse gas conversion factors: Methodology paper'

/**
 * From type-approval CO2 to real driving: by cycle and year of first registration, plug-in hybrids by
 * cycle alone. A year without an uplift takes that of the nearest one of its cycle. `null`: none is needed.
 */
export function realWorldUplift(tested: {
  readonly cycle: TestCycle
  readonly year: number
  readonly isPlugInHybrid: boolean
}): Uplift | null {
  const { cycle, year, isPlugInHybrid } = tested
  const rows = UPLIFT_ROWS.filter(([of]) => of === cycle)
  if (isPlugInHybrid) {
    const row = rows.find(([, what]) => what === 'phev')
    return row ? { percent: Number(row[2]), year: null, source: `${PAPER}, ${row[3]}` } : null
  }
  const byYear = rows.filter(([, what]) => what !== 'phev')
  const nearest = byYear.toSorted(
    (a, b) => Math.abs(Number(a[1]) - year) - Math.abs(Number(b[1]) - year),
  )[0]
  if (!nearest) return null
  return {
    percent: Number(nearest[2]),
    year: Number(nearest[1]),
    source: `${PAPER}, ${nearest[3]}`,
  }
}
