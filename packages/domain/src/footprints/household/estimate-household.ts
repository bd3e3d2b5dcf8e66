import {
  ACTION_GROUPS,
  type HouseholdActionId,
  type PossibleAction,
  possibleActions,
} from './actions.ts'
import {
  HOUSEHOLD_QUESTIONS,
  type HouseholdAnswers,
  type HouseholdQuestion,
  isOpen,
} from './answers.ts'
import { HOUSEHOLD_FACTORS as F } from './data/household-constants.ts'
import type { DataQuality, HouseholdCountry } from './data/household-countries.ts'
import { FOUR_IN_FIVE, rangeOfHousehold, variance, varianceResolved, wholeGrams } from './spread.ts'
import {
  gramsOfTerms,
  type HouseholdTerms,
  type HouseholdWarning,
  householdGrams,
  householdTerms,
} from './terms/all-terms.ts'
import { caseOf } from './terms/setting.ts'
import { HOUSEHOLD_CATEGORIES, type HouseholdCategory, type HouseholdTerm } from './terms/term.ts'

export const HOUSEHOLD_MODEL = 'household-2026.11'

/** They change no figure. */
const TELL_NOTHING: readonly HouseholdQuestion[] = ['greenTariff', 'tenure']
const MOST_ACTIONS = 5
const LEAST_SAVING_GRAMS = 20_000
const YEARS_OF_PATH = 10
/** Of what is in one's hands today, each year. */
const YEARLY_FALL = 0.05

/** By how many grams the answer to a question can move the result, four times out of five. */
export type QuestionMove = { readonly id: HouseholdQuestion; readonly moves: number }

/** The yearly footprint of one person in grams of CO2e, life-cycle, by GWP over 100 years. */
export type HouseholdEstimate = {
  readonly version: string
  readonly country: string
  readonly quality: DataQuality
  readonly unit: 'gCO2e'
  readonly total: number
  readonly range: { readonly level: 0.8; readonly low: number; readonly high: number }
  /** They add up to the total. */
  readonly categories: Readonly<Record<HouseholdCategory, number>>
  readonly inYourHands: number
  /** Hospitals, schools, roads and the state. */
  readonly notInYourHands: number
  /** Of all who live there, as if the others lived like this person; `null`: how many is not known. */
  readonly household: {
    readonly people: number
    readonly total: number
    readonly sharedItems: number
  } | null
  /** Of flights, besides their CO2; in the total. */
  readonly radiativeForcing: number
  /** The total by the tariff; `null`: it is not a green one. */
  readonly marketBased: number | null
  readonly next: QuestionMove | null
  readonly questions: readonly QuestionMove[]
  readonly comparison: {
    readonly country: number
    readonly sameHousehold: number | null
    readonly nationalAccount: number
  }
  readonly actions: readonly {
    readonly id: HouseholdActionId
    readonly group: string
    readonly who: PossibleAction['who']
    readonly saving: number
  }[]
  /** All of these actions at once. */
  readonly together: number
  readonly path: readonly { readonly year: number; readonly total: number }[]
  readonly workings: {
    readonly gridKgPerKwh: number
    readonly persons: number
    /** In kg squared. */
    readonly variance: number
  }
  readonly warnings: readonly HouseholdWarning[]
}

/** Takes answers that were checked. The same answers and version give the same grams. */
export function estimateHousehold(
  country: HouseholdCountry,
  answers: HouseholdAnswers,
): HouseholdEstimate {
  const computed = householdTerms(country, caseOf(answers))
  const { terms, setting, warnings } = computed
  const total = gramsOfTerms(terms)
  const varianceOfSum = variance(terms)
  const parts = partsOf(terms)
  const questions = movesOf(terms, answers)
  const inYourHands = total - parts.ofAll
  return {
    version: HOUSEHOLD_MODEL,
    country: country.iso2,
    quality: country.quality,
    unit: 'gCO2e',
    total,
    range: rangeOfHousehold(total / 1_000, varianceOfSum),
    categories: parts.categories,
    inYourHands,
    notInYourHands: parts.ofAll,
    household: householdOf(answers, parts),
    radiativeForcing: Math.min(wholeGrams(computed.otherEffectsKg), parts.categories.flights),
    marketBased: marketBased(computed, total),
    next: questions[0] ?? null,
    questions,
    comparison: {
      country: meanOf(country),
      sameHousehold: answers.people
        ? householdGrams(country, caseOf({ people: answers.people }))
        : null,
      nationalAccount: wholeGrams(country.nationalAccountKg),
    },
    ...bestActions(country, answers, total),
    path: Array.from({ length: YEARS_OF_PATH + 1 }, (_, year) => ({
      year,
      total: parts.ofAll + Math.round(inYourHands * (1 - YEARLY_FALL * year)),
    })),
    workings: {
      gridKgPerKwh: setting.grid,
      persons: setting.sharers,
      variance: Number(varianceOfSum.toPrecision(12)),
    },
    warnings,
  }
}

/** Of who answers nothing, by country. */
const means = new Map<string, number>()

function meanOf(country: HouseholdCountry): number {
  const mean = means.get(country.iso2) ?? householdGrams(country, caseOf({}))
  means.set(country.iso2, mean)
  return mean
}

type Parts = {
  readonly categories: Record<HouseholdCategory, number>
  /** Of the home, of the person, and of everybody in the country. */
  readonly ofHome: number
  readonly ofPerson: number
  readonly ofAll: number
}

function partsOf(terms: readonly HouseholdTerm[]): Parts {
  const none = Object.fromEntries(HOUSEHOLD_CATEGORIES.map((category) => [category, 0]))
  const categories = none as Record<HouseholdCategory, number>
  for (const { category, kg } of terms) categories[category] += wholeGrams(kg)
  const of = (matches: (term: HouseholdTerm) => boolean) => gramsOfTerms(terms.filter(matches))
  return {
    categories,
    ofHome: of(({ isOfHome }) => isOfHome),
    ofPerson: of(({ isOfHome, category }) => !isOfHome && category !== 'public'),
    ofAll: categories.public,
  }
}

function householdOf({ people }: HouseholdAnswers, { ofHome, ofPerson, ofAll }: Parts) {
  if (!people) return null
  const { adults, children } = people
  const all = adults + children
  const persons = Math.round(ofPerson * (adults + F.child_share * children))
  return { people: all, total: ofHome * all + persons + ofAll * all, sharedItems: ofHome * all }
}

function marketBased({ setting, electricKg, tariffLeaves }: HouseholdTerms, total: number) {
  if (setting.answers.greenTariff !== true) return null
  return total - wholeGrams(electricKg * (1 - tariffLeaves))
}

function movesOf(
  terms: readonly HouseholdTerm[],
  answers: HouseholdAnswers,
): readonly QuestionMove[] {
  const told = varianceResolved(terms)
  return HOUSEHOLD_QUESTIONS.filter((id) => isOpen(answers, id) && !TELL_NOTHING.includes(id))
    .map((id) => {
      const removed = Math.max(0, told.get(id) ?? 0)
      return { id, removed, moves: wholeGrams(FOUR_IN_FIVE * Math.sqrt(removed)) }
    })
    .filter(({ moves }) => moves > 0)
    .toSorted((one, other) => other.removed - one.removed)
    .map(({ id, moves }) => ({ id, moves }))
}

function bestActions(country: HouseholdCountry, answers: HouseholdAnswers, total: number) {
  const before = caseOf(answers)
  const chosen = possibleActions(country, answers)
    .map((action) => ({ ...action, saving: savingOf(action) }))
    .filter(({ saving }) => saving >= LEAST_SAVING_GRAMS)
    .toSorted((one, other) => other.saving - one.saving || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_ACTIONS)
  const after = chosen.reduce((given, { change }) => change(given) ?? given, before)
  return {
    actions: chosen.map(({ id, who, saving }) => ({ id, group: ACTION_GROUPS[id], who, saving })),
    together: chosen.length > 0 ? total - householdGrams(country, after) : 0,
  }

  function savingOf({ change }: PossibleAction): number {
    const changed = change(before)
    return changed ? total - householdGrams(country, changed) : Number.NEGATIVE_INFINITY
  }
}
