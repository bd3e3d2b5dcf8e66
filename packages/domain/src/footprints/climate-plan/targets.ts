import type { Month } from '../../calendar/calendar.ts'
import { formatPercent } from '../../quantity/format.ts'
import type { ByScope } from '../company-footprints/periods/footprint-months.ts'

export const TARGET_KINDS = ['near-term', 'net-zero'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

export const TARGET_COVERAGES = ['all', 'scopes-1-2', 'scope-3'] as const
export type TargetCoverage = (typeof TARGET_COVERAGES)[number]

export type Target = {
  readonly kind: TargetKind
  readonly covers: TargetCoverage
  /** The month that the base year, and so every fiscal year of this target, begins with. */
  readonly baseMonth: Month
  /** The fiscal year by which it is reached, named by the year it begins in. */
  readonly targetYear: number
  /** Of the base-year emissions, in hundredths of a per cent. */
  readonly reductionBasisPoints: number
}

export const WHOLE_REDUCTION = 10_000

export function baseYearOf({ baseMonth }: Pick<Target, 'baseMonth'>): number {
  return Number(baseMonth.slice(0, 4))
}

/** What a target counts of a footprint. */
export function coveredGrams(covers: TargetCoverage, scopes: ByScope): number {
  const own = covers === 'scope-3' ? 0 : scopes.scope1 + scopes.scope2
  return own + (covers === 'scopes-1-2' ? 0 : scopes.scope3)
}

export function coversScope(covers: TargetCoverage, scope: 1 | 2 | 3): boolean {
  if (covers === 'all') return true
  return (scope === 3) === (covers === 'scope-3')
}

/** What may be left in a year on a straight line from the base year; the target from its year on. */
export function pathGrams(baseGrams: number, target: Target, year: number): number {
  const base = baseYearOf(target)
  const share = Math.min(1, Math.max(0, (year - base) / (target.targetYear - base)))
  return Math.round(baseGrams * (1 - (target.reductionBasisPoints / WHOLE_REDUCTION) * share))
}

/** Recommended, not required: specification section 5. */
const BANDS = {
  'net-zero': { least: 9_500, most: WHOLE_REDUCTION, latestYear: 2050 },
  'near-term': { least: 3_000, most: 6_000, fewestYears: 5, mostYears: 10 },
} as const

/** What of a target lies outside the recommended bands, each in a sentence. */
export function targetNotes(target: Target): string[] {
  return [...reductionNotes(target), ...yearNotes(target)]
}

function reductionNotes({ kind, reductionBasisPoints }: Target): string[] {
  const { least, most } = BANDS[kind]
  if (reductionBasisPoints >= least && reductionBasisPoints <= most) return []
  return [
    `We recommend a reduction of ${formatPercent(least)} to ${formatPercent(most)} for a ${kind} target; this one is ${formatPercent(reductionBasisPoints)}.`,
  ]
}

function yearNotes(target: Target): string[] {
  if (target.kind === 'net-zero') {
    const { latestYear } = BANDS['net-zero']
    if (target.targetYear <= latestYear) return []
    return [`We recommend ${latestYear} or earlier for a net-zero target.`]
  }
  const { fewestYears, mostYears } = BANDS['near-term']
  const years = target.targetYear - baseYearOf(target)
  if (years >= fewestYears && years <= mostYears) return []
  return [
    `We recommend ${fewestYears} to ${mostYears} years from the base year for a near-term target; this one has ${years}.`,
  ]
}
