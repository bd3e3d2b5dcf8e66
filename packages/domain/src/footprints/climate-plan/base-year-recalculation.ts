import type { ByScope } from '../company-footprints/periods/footprint-months.ts'

/** What makes a company recalculate its base year: GHG Protocol, Corporate Standard, chapter 5. */
export const BASE_CHANGE_KINDS = ['structure', 'method', 'boundary', 'error'] as const
export type BaseChangeKind = (typeof BASE_CHANGE_KINDS)[number]

/** The common threshold: five per cent of the emissions of the base year. */
export const USUAL_THRESHOLD = 500
const BASE_YEAR_RECALCULATION_WHOLE = 10_000

export type BaseChange = {
  /** What the base year gains or loses by it. */
  readonly grams: number
  readonly recordedAt: Date
}

export type BaseYearTest = {
  /** Changes since the last recalculation. */
  readonly open: readonly BaseChange[]
  /** The largest of them and all of them together, as a share of the base year, 0 to 1 and above. */
  readonly single: number
  readonly cumulative: number
  /** Whether one of the two reaches the threshold. */
  readonly isDue: boolean
  /** The base year with all of them. */
  readonly recalculatedGrams: number
}

/** A change of one category, or from before that was asked. */
export type ScopedBaseChange = BaseChange & { readonly scope: 1 | 2 | 3 | null }

/** The scopes of the base year with every change up to its last recalculation; `null`: one of them is of no scope. */
export function recalculatedScopes(
  original: ByScope,
  changes: readonly ScopedBaseChange[],
  recalculatedAt: Date,
): ByScope | null {
  const counted = changes.filter(({ recordedAt }) => recordedAt <= recalculatedAt)
  if (counted.some(({ scope }) => scope === null)) return null
  const sum = (scope: 1 | 2 | 3, grams: number) =>
    Math.max(
      0,
      counted.reduce((all, each) => (each.scope === scope ? all + each.grams : all), grams),
    )
  return {
    scope1: sum(1, original.scope1),
    scope2: sum(2, original.scope2),
    scope3: sum(3, original.scope3),
  }
}

type Base = {
  /** As it is now: original, or recalculated before. */
  readonly grams: number
  readonly recalculatedAt: Date | null
  /** In hundredths of a per cent. */
  readonly threshold: number
}

/** Single and cumulative changes against the threshold. Of a base year of nothing, every change is significant. */
export function testBaseYear(changes: readonly BaseChange[], base: Base): BaseYearTest {
  const open = changes.filter(
    ({ recordedAt }) => base.recalculatedAt === null || recordedAt > base.recalculatedAt,
  )
  const share = (grams: number) =>
    grams === 0 ? 0 : base.grams === 0 ? 1 : Math.abs(grams) / base.grams
  const sum = open.reduce((all, { grams }) => all + grams, 0)
  const single = Math.max(0, ...open.map(({ grams }) => share(grams)))
  const cumulative = share(sum)
  const least = base.threshold / BASE_YEAR_RECALCULATION_WHOLE
  return {
    open,
    single,
    cumulative,
    isDue: single >= least || cumulative >= least,
    recalculatedGrams: Math.max(0, base.grams + sum),
  }
}
