import { type HouseholdAnswers, type HouseholdQuestion, isOpen } from '../answers.ts'
import { HOUSEHOLD_FACTORS as F, regionGrid, spreadOf } from '../data/household-constants.ts'
import type { DataQuality, HouseholdCountry } from '../data/household-countries.ts'
import { perPerson } from '../home-sizes.ts'
import type { AnswerKind, HouseholdCategory, HouseholdTerm, SharedSpread } from './term.ts'

/** The answers of a person, and what an action changes that no answer can say. */
export type HouseholdCase = {
  readonly answers: HouseholdAnswers
  /** Useful heat of the whole home, kWh a year, where a bill told it before the heating changed. */
  readonly usefulHeatKwh: number | null
  readonly heatScale: number
  readonly electricityScale: number
}

export const caseOf = (answers: HouseholdAnswers): HouseholdCase => ({
  answers,
  usefulHeatKwh: null,
  heatScale: 1,
  electricityScale: 1,
})

export type TermSetting = HouseholdCase & {
  readonly country: HouseholdCountry
  /** Those who live there; `null`: the question is open. */
  readonly people: number | null
  /** The same, or the country's mean. */
  readonly sharers: number
  /** kg CO2e per kWh. */
  readonly grid: number
  readonly gridSpread: number
  readonly countrySpread: number
}

const COUNTRY_SPREADS: Readonly<Record<DataQuality, number>> = { A: 0.05, B: 0.08, C: 0.15, D: 0.3 }
const US_GRID_SPREAD = { open: 0.25, region: 0.06 } as const

export function settingOf(country: HouseholdCountry, given: HouseholdCase): TermSetting {
  const { answers } = given
  const people = answers.people ? answers.people.adults + answers.people.children : null
  const { grid, gridSpread } = gridOf(country, answers)
  return {
    answers,
    usefulHeatKwh: given.usefulHeatKwh,
    heatScale: given.heatScale,
    electricityScale: given.electricityScale,
    country,
    people,
    sharers: people ?? country.peoplePerHome,
    grid,
    gridSpread,
    countrySpread: COUNTRY_SPREADS[country.quality],
  }
}

function gridOf(country: HouseholdCountry, { region }: HouseholdAnswers) {
  if (country.iso2 !== 'US')
    return { grid: country.gridKgPerKwh, gridSpread: spreadOf('grid').open }
  const ofRegion = region ? regionGrid(region) : undefined
  return ofRegion === undefined
    ? { grid: country.gridKgPerKwh, gridSpread: US_GRID_SPREAD.open }
    : { grid: ofRegion, gridSpread: US_GRID_SPREAD.region }
}

/** A word is an answer by eye to these questions; to the others it says all that there is to say. */
const ANSWERED_BY_EYE: readonly HouseholdQuestion[] = [
  'things',
  'services',
  'energyUse',
  'homeSize',
  'publicTransport',
]

export function kindOf(answers: HouseholdAnswers, question: HouseholdQuestion): AnswerKind {
  if (isOpen(answers, question)) return 'open'
  const isWord = typeof answers[question] === 'string'
  return isWord && ANSWERED_BY_EYE.includes(question) ? 'word' : 'counted'
}

/** The question that tells how richly a person lives in this part. */
const RICHNESS: { readonly [C in HouseholdCategory]?: HouseholdQuestion } = {
  heating: 'energyUse',
  electricity: 'energyUse',
  car: 'cars',
  flights: 'flights',
  things: 'things',
  services: 'services',
}

type TermOf = {
  readonly category: HouseholdCategory
  readonly kg: number
  readonly factors: HouseholdTerm['factors']
  readonly shared?: SharedSpread
}

const NOTHING_SHARED: SharedSpread = {}
const PEOPLE_OPEN = spreadOf('people').open

/** A term of the home: while nobody said how many live there, that moves it. */
export function homeTerm(setting: TermSetting, term: TermOf): HouseholdTerm {
  const { shared = NOTHING_SHARED } = term
  const isOpenHome = setting.people === null
  return termOf(setting, {
    term,
    isOfHome: true,
    shared: isOpenHome ? { people: PEOPLE_OPEN, ...shared } : shared,
  })
}

export function personTerm(setting: TermSetting, term: TermOf): HouseholdTerm {
  return termOf(setting, { term, isOfHome: false, shared: term.shared ?? NOTHING_SHARED })
}

type PlacedTerm = Pick<HouseholdTerm, 'isOfHome' | 'shared'> & { readonly term: TermOf }

/** Field by field: a model of a home makes some two hundred terms, and copying them takes longer than their sums. */
function termOf({ answers }: TermSetting, { term, isOfHome, shared }: PlacedTerm): HouseholdTerm {
  const { category, kg, factors } = term
  const richness = RICHNESS[category] ?? null
  const isRichnessOpen = richness !== null && isOpen(answers, richness)
  return { category, kg, isOfHome, factors, shared, richness, isRichnessOpen }
}

/** The floor area of such a home in this country, from which an answer differs. */
export function areaRatio({ country, people, answers }: TermSetting, area: number): number {
  const expected =
    country.floorAreaM2 * (people === null ? 1 : (people / country.peoplePerHome) ** F.exp_area)
  return answers.homeSize ? area / expected : 1
}

/** A log-normal area has its median where it is expected: this makes the mean of ratio^exponent 1. */
export const areaBias = (exponent: number): number =>
  Math.exp(-(exponent * exponent * F.ln_sd_area ** 2) / 2)

/** How a use per person differs in a home of so many people from the country's mean. */
export function sharing({ country, people }: TermSetting, exponent: number) {
  const { scale, spread } = perPerson(country.peoplePerHome, exponent)
  return { factor: people === null ? 1 : scale * people ** exponent, spread }
}
