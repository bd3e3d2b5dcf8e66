import { groupedBy } from '../../language/grouped-by.ts'
import type { QualityLevel } from '../company-footprints/lines/uncertainty.ts'
import type { CommuteAmounts } from './amounts-of-answer.ts'
import { COMMUTE_ACTIVITIES, type CommuteActivity } from './commute-activity.ts'

export type SurveyedSite = {
  /** `null`: the whole company, or several sites together. */
  readonly site: string | null
  readonly people: number
  /** ISO 3166, where they are. */
  readonly country: string
}

export type SurveyedPerson = {
  readonly site: string | null
  readonly amounts: CommuteAmounts
}

export type SurveyGroup = SurveyedSite & {
  readonly answered: number
  /** Of all its people, in the units of amounts; in the order of the activities. */
  readonly amounts: readonly { readonly activity: CommuteActivity; readonly amount: number }[]
  /** How far the whole may be off as only some answered, 95%. */
  readonly sampleFactor: number
  readonly completeness: QualityLevel
}

/** With fewer, each could be found out from the sums. */
export const LEAST_ANSWERS = 3
/** A site with fewer is counted with the others. */
const LEAST_OF_SITE = 5
const LEAST_FACTOR = 1.05

type Extrapolating = {
  readonly sites: readonly SurveyedSite[]
  readonly people: readonly SurveyedPerson[]
  /** ISO 3166, of the company: for people of several countries of which too few answered to tell them apart. */
  readonly country: string
  /** Of CO2e in a country, by metre or thousandth of an hour. */
  readonly kgPerUnit: (activity: CommuteActivity, country: string) => number
}

/**
 * The mean of those who answered for everyone: by site where each has answers enough, else by country, else together.
 * `null`: too few answered.
 */
export function extrapolateAnswers(given: Extrapolating): SurveyGroup[] | null {
  const { people, kgPerUnit } = given
  if (people.length < LEAST_ANSWERS) return null
  return groupsOfAnswers(given).map(({ persons, ...site }) => ({
    ...site,
    answered: persons.length,
    amounts: COMMUTE_ACTIVITIES.flatMap((activity) => {
      const sum = addedUp(persons.map(({ amounts }) => amounts.get(activity) ?? 0))
      const amount = Math.round((sum / persons.length) * site.people)
      return amount > 0 ? [{ activity, amount }] : []
    }),
    sampleFactor: sampleFactor(
      persons.map(({ amounts }) => kgOf(amounts, (activity) => kgPerUnit(activity, site.country))),
      site.people,
    ),
    completeness: completenessOf(persons.length / site.people),
  }))
}

type AnswersTogether = SurveyedSite & { readonly persons: readonly SurveyedPerson[] }

function groupsOfAnswers({ sites, people, country }: Extrapolating): readonly AnswersTogether[] {
  const bySite = sites.map((site) => ({
    ...site,
    persons: people.filter((person) => person.site === site.site),
  }))
  const hasEnough = (least: number) => (group: AnswersTogether) => group.persons.length >= least
  if (sites.length > 1 && bySite.every(hasEnough(LEAST_OF_SITE))) return bySite
  const byCountry = [...groupedBy(bySite, (site) => site.country)].map(([where, group]) => ({
    site: sites.length > 1 && group.length === 1 ? (group[0]?.site ?? null) : null,
    people: peopleOf(group),
    country: where,
    persons: group.flatMap(({ persons }) => persons),
  }))
  if (byCountry.length > 1 && byCountry.every(hasEnough(LEAST_ANSWERS))) return byCountry
  const [only] = byCountry
  const where = byCountry.length === 1 && only ? only.country : country
  return [{ site: null, people: peopleOf(sites), country: where, persons: people }]
}

/** In the order of the activities, as a sum of broken numbers depends on it. */
const kgOf = (amounts: CommuteAmounts, kgPerUnit: (activity: CommuteActivity) => number): number =>
  addedUp(COMMUTE_ACTIVITIES.map((activity) => (amounts.get(activity) ?? 0) * kgPerUnit(activity)))

const addedUp = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

export const peopleOf = (sites: readonly Pick<SurveyedSite, 'people'>[]): number =>
  addedUp(sites.map(({ people }) => people))

/** The spread of a mean of some for all: the more of them answered, the firmer it is. */
export function sampleFactor(kgs: readonly number[], people: number): number {
  const sorted = kgs.toSorted((a, b) => a - b)
  const mean = addedUp(sorted) / sorted.length
  if (!(mean > 0) || sorted.length < 2) return LEAST_FACTOR
  const squares = addedUp(sorted.map((kg) => (kg - mean) ** 2))
  const deviation = Math.sqrt(squares / (sorted.length - 1))
  return spreadFactor({ mean, deviation, answered: sorted.length, people })
}

type SpreadOfAnswers = {
  readonly mean: number
  readonly deviation: number
  readonly answered: number
  readonly people: number
}

export function spreadFactor({ mean, deviation, answered, people }: SpreadOfAnswers): number {
  const rest = Math.sqrt(Math.max(0, 1 - answered / people))
  const error = (1.96 * (deviation / mean) * rest) / Math.sqrt(answered)
  return Math.max(LEAST_FACTOR, Math.exp(error))
}

function completenessOf(share: number): QualityLevel {
  if (share >= 0.8) return 'very-good'
  if (share >= 0.5) return 'good'
  return share >= 0.25 ? 'fair' : 'poor'
}
