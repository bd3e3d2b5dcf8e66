import { calendarDate } from '../../calendar/calendar.ts'
import { formatPercent } from '../../quantity/format.ts'
import { GRAMS_PER_TONNE } from '../../quantity/impact-quantity.ts'
import { tonnesOf } from '../company-footprints/shown-tonnes.ts'
import type { SbtiCheck } from './sbti.ts'
import { baseYearOf, coversScope, type Target, WHOLE_REDUCTION } from './targets.ts'

/** The route for small and medium-sized firms, as secondary sources give it; they differ on how many of the four. */
export const SBTI_SMALL = {
  asOf: calendarDate(2026, 11, 28),
  validFrom: calendarDate(2024, 1, 1),
  address: 'https://sciencebasedtargets.org/small-and-medium-enterprises-smes',
  mostTonnes: 10_000,
  people: 250,
  turnoverEuros: 50_000_000,
  assetsEuros: 25_000_000,
  targetYear: 2030,
  /** Hundredths of a per cent of the base year, each year, not compounding. */
  yearly: 420,
  next: 'Validations by version 2 of the Corporate Net-Zero Standard begin on 1 February 2027.',
} as const

export type SmallCompany = {
  readonly people: number
  /** Whether the number was given, and not estimated from turnover. */
  readonly isPeopleGiven: boolean
  /** `null`: there is no rate for its currency. */
  readonly turnoverEuros: number | null
  /** Scopes 1 and 2 by location of the base year. */
  readonly scopesOneTwo: number
  readonly isDeclared: boolean
}

export const isSmallCompany = ({ people }: Pick<SmallCompany, 'people'>): boolean =>
  people < SBTI_SMALL.people

/** What the route asks of the company, and of a near-term target on it. */
export function smallChecks(target: Target, company: SmallCompany): SbtiCheck[] {
  return [emissions(company), size(company), typed(), reduction(target)]
}

function emissions({ scopesOneTwo, isDeclared }: SmallCompany): SbtiCheck {
  const { mostTonnes } = SBTI_SMALL
  return {
    id: 'emissions',
    asks: `Scopes 1 and 2 by location under ${mostTonnes.toLocaleString('en-GB')} tonnes.`,
    isMet: isDeclared ? scopesOneTwo < mostTonnes * GRAMS_PER_TONNE : null,
    found: `The base year has ${tonnesOf(scopesOneTwo)}${isDeclared ? '' : ', which is an estimate'}.`,
  }
}

/** Assets and land are not held here, so that two are known at most. */
function size({ people, isPeopleGiven, turnoverEuros }: SmallCompany): SbtiCheck {
  const known = [
    ...(isPeopleGiven ? [{ isMet: people < SBTI_SMALL.people, name: 'people' }] : []),
    ...(turnoverEuros === null
      ? []
      : [{ isMet: turnoverEuros < SBTI_SMALL.turnoverEuros, name: 'turnover' }]),
  ]
  const met = known.filter(({ isMet }) => isMet).map(({ name }) => name)
  return {
    id: 'size',
    asks: `Two or three, as sources differ, of: under ${SBTI_SMALL.people} people, turnover under EUR 50m, assets under EUR 25m, no target needed for forests, land and agriculture.`,
    isMet: null,
    found: `Met as far as it is known: ${met.join(' and ') || 'none'}. Assets and land are not held here.`,
  }
}

const typed = (): SbtiCheck => ({
  id: 'company',
  asks: 'No bank, insurer, oil or gas company, no ships or power plants of its own, no subsidiary of a group that takes the standard route.',
  isMet: null,
  found: 'Only you know.',
})

function reduction(target: Target): SbtiCheck {
  const { yearly, targetYear } = SBTI_SMALL
  const asked = Math.min(WHOLE_REDUCTION, yearly * Math.max(0, targetYear - baseYearOf(target)))
  const isCovered = coversScope(target.covers, 1)
  return {
    id: 'reduction',
    asks: `Scopes 1 and 2 by ${targetYear}: ${formatPercent(asked)} less than the base year. Scope 3 is measured and reduced without a target.`,
    isMet: isCovered && target.targetYear <= targetYear && target.reductionBasisPoints >= asked,
    found: isCovered
      ? `This target: ${formatPercent(target.reductionBasisPoints)} less by ${target.targetYear}.`
      : 'This target leaves out scopes 1 and 2.',
  }
}
