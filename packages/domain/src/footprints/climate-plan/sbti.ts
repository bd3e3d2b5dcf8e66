import { monthOfYear } from '../../calendar/calendar.ts'
import { formatPercent } from '../../quantity/format.ts'
import { type BaseCategories, coverageOf } from './sbti-coverage.ts'
import {
  baseYearOf,
  coversScope,
  type Target,
  type TargetCoverage,
  WHOLE_REDUCTION,
} from './targets.ts'

/**
 * What the Science Based Targets initiative asks of a company, as published by `asOf`. The figures come
 * from secondary sources that agree with each other, except where `state` says more.
 */
export const SBTI = {
  asOf: monthOfYear(2026, 11),
  title: 'Corporate Near-Term Criteria and Corporate Net-Zero Standard, versions 5 and 1',
  address: 'https://sciencebasedtargets.org/resources',
  state: 'As several secondary sources give it; check it before you submit a target.',
  next: 'Version 2 of the Corporate Net-Zero Standard takes effect on 1 February 2027 and changes some of this.',
  /** Absolute contraction: hundredths of a per cent of the base year, for each year, not compounding. */
  yearly: { 'scopes-1-2': 420, 'scope-3': 250 },
  /** The share of scope 3 from which it needs a target of its own. */
  scope3Share: 0.4,
  coverage: { 'scopes-1-2': 95, 'scope-3': 67, netZeroScope3: 90 },
  years: { fewest: 5, most: 10 },
  netZero: { reduction: 9_000, latestYear: 2050 },
} as const

export type SbtiCheck = {
  readonly id:
    | 'speed'
    | 'period'
    | 'scope-3'
    | 'coverage'
    | 'reduction'
    | 'year'
    | 'emissions'
    | 'size'
    | 'company'
  /** What is asked. */
  readonly asks: string
  /** `null`: not known. */
  readonly isMet: boolean | null
  /** How this target stands to it. */
  readonly found: string
}

export type SbtiFacts = {
  readonly thisYear: number
  /** Of the base-year footprint, 0 to 1. */
  readonly scope3Share: number
  /** What the account's targets of the same kind cover, this one included. */
  readonly covered: readonly TargetCoverage[]
  readonly baseYear: BaseCategories
}

/** Each thing that is asked of a target of this kind, and whether it meets it. */
export function sbtiChecks(target: Target, facts: SbtiFacts): SbtiCheck[] {
  return target.kind === 'near-term' ? nearTerm(target, facts) : netZero(target, facts)
}

function nearTerm(target: Target, facts: SbtiFacts): SbtiCheck[] {
  const checks = [speed(target), period(target, facts), coverage(target, facts)]
  return facts.scope3Share < SBTI.scope3Share ? checks : [...checks, scope3(facts)]
}

/** One percentage for all scopes has to be fast enough for scopes 1 and 2. */
function speed(target: Target): SbtiCheck {
  const { covers, targetYear, reductionBasisPoints } = target
  const yearly = SBTI.yearly[covers === 'scope-3' ? 'scope-3' : 'scopes-1-2']
  const years = targetYear - baseYearOf(target)
  const asked = Math.min(WHOLE_REDUCTION, yearly * years)
  const of = covers === 'scope-3' ? 'scope 3' : 'scopes 1 and 2'
  return {
    id: 'speed',
    asks: `${formatPercent(yearly)} of the base year less each year for ${of}: ${formatPercent(asked)} in ${inYears(years)}.`,
    isMet: reductionBasisPoints >= asked,
    found: `This target: ${formatPercent(reductionBasisPoints)}, which is ${formatPercent(Math.floor(reductionBasisPoints / years))} a year.`,
  }
}

function period({ targetYear }: Target, { thisYear }: SbtiFacts): SbtiCheck {
  const { fewest, most } = SBTI.years
  const ahead = targetYear - thisYear
  return {
    id: 'period',
    asks: `A target year ${fewest} to ${most} years after the target is submitted.`,
    isMet: ahead >= fewest && ahead <= most,
    found: `Submitted in ${thisYear}, ${targetYear} is ${aheadInWords(ahead)}.`,
  }
}

function aheadInWords(years: number): string {
  if (years < 0) return 'in the past'
  return years === 0 ? 'the same year' : `${inYears(years)} ahead`
}

const inYears = (years: number) => (years === 1 ? '1 year' : `${years} years`)

function coverage({ covers }: Target, { baseYear }: SbtiFacts): SbtiCheck {
  const shares = SBTI.coverage
  const asked =
    covers === 'scope-3'
      ? `${shares['scope-3']}% of scope 3`
      : `${shares['scopes-1-2']}% of scopes 1 and 2${covers === 'all' ? ` and ${shares['scope-3']}% of scope 3` : ''}`
  return {
    id: 'coverage',
    asks: `At least ${asked} within the target.`,
    ...coverageOf(covers, baseYear, {
      scopesOneTwo: shares['scopes-1-2'],
      scopeThree: shares['scope-3'],
    }),
  }
}

function scope3({ covered, scope3Share }: SbtiFacts): SbtiCheck {
  const isMet = covered.some((covers) => coversScope(covers, 3))
  const share = `Scope 3 is ${formatPercent(Math.round(scope3Share * 1_000) * 10)} of the base-year footprint`
  return {
    id: 'scope-3',
    asks: `A near-term target for scope 3 where it is ${SBTI.scope3Share * 100}% or more of all emissions.`,
    isMet,
    found: isMet
      ? `${share}, and a target covers it.`
      : `${share}, and no near-term target covers it.`,
  }
}

function netZero(target: Target, { covered, baseYear }: SbtiFacts): SbtiCheck[] {
  const { reduction, latestYear } = SBTI.netZero
  const isCovered = ([1, 3] as const).every((scope) =>
    covered.some((covers) => coversScope(covers, scope)),
  )
  return [
    {
      id: 'reduction',
      asks: `At least ${formatPercent(reduction)} less than the base year; removals neutralise only the rest.`,
      isMet: target.reductionBasisPoints >= reduction,
      found: `This target: ${formatPercent(target.reductionBasisPoints)}.`,
    },
    {
      id: 'year',
      asks: `Reached by ${latestYear} at the latest.`,
      isMet: target.targetYear <= latestYear,
      found: `This target: ${target.targetYear}.`,
    },
    {
      id: 'coverage',
      asks: `${SBTI.coverage['scopes-1-2']}% of scopes 1 and 2 and ${SBTI.coverage.netZeroScope3}% of scope 3.`,
      ...(isCovered
        ? coverageOf('all', baseYear, {
            scopesOneTwo: SBTI.coverage['scopes-1-2'],
            scopeThree: SBTI.coverage.netZeroScope3,
          })
        : { isMet: false, found: 'Your net-zero targets leave out some scopes.' }),
    },
  ]
}
