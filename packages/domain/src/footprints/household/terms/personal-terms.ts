import { weeklyTravel } from '../amounts.ts'
import { DIETS } from '../answers.ts'
import { HOUSEHOLD_FACTORS as F, levelValue, spreadOf } from '../data/household-constants.ts'
import type { DataQuality, HouseholdCountry } from '../data/household-countries.ts'
import { homeTerm, kindOf, personTerm, type TermSetting } from './setting.ts'
import { factorOf, type HouseholdTerm, residual } from './term.ts'

const WEEKS = 52
const DAYS = 365
const MONTHS = 12
const PUBLIC_SPREADS: Readonly<Record<DataQuality, number>> = { A: 0.2, B: 0.2, C: 0.3, D: 0.4 }

/** What a person eats, buys and uses, and the pets and the state that they share. */
export function consumptionTerms(setting: TermSetting): readonly HouseholdTerm[] {
  const { answers, country, countrySpread } = setting
  const shared = { country: countrySpread }
  const used = answers.secondHand ? levelValue('secondHand', answers.secondHand) : 1
  return [
    foodTerm(setting),
    personTerm(setting, {
      category: 'things',
      kg: spentKg(setting, 'things') * used,
      factors: () => [
        factorOf('goods', 'things', kindOf(answers, 'things')),
        factorOf('goods_used', 'secondHand', kindOf(answers, 'secondHand')),
      ],
      shared,
    }),
    personTerm(setting, {
      category: 'services',
      kg: spentKg(setting, 'services'),
      factors: () => [factorOf('services', 'services', kindOf(answers, 'services'))],
      shared,
    }),
    petsTerm(setting),
    personTerm(setting, {
      category: 'public',
      kg: country.publicKg,
      factors: () => [residual(PUBLIC_SPREADS[country.quality])],
      shared,
    }),
  ]
}

function spentKg({ answers, country }: TermSetting, kind: 'things' | 'services'): number {
  const answer = answers[kind]
  const [mean, perUnit] =
    kind === 'things'
      ? [country.goodsKg, country.thingsKgPerUnit]
      : [country.servicesKg, country.servicesKgPerUnit]
  if (answer == null) return mean
  if (typeof answer === 'string') return mean * levelValue(kind, answer)
  return answer.amountPerMonth * MONTHS * perUnit
}

function petsTerm(setting: TermSetting): HouseholdTerm {
  const { answers, country, sharers } = setting
  const kg = answers.pets ? answers.pets.dogs * F.dog + answers.pets.cats * F.cat : null
  return homeTerm(setting, {
    category: 'pets',
    kg: kg === null ? country.petsKg : kg / sharers,
    factors: () => (kg === 0 ? [] : [factorOf('pets', 'pets', kindOf(answers, 'pets'))]),
  })
}

function foodTerm(setting: TermSetting): HouseholdTerm {
  const { answers, country, countrySpread } = setting
  const waste = answers.foodWaste ? levelValue('foodWaste', answers.foodWaste) : 1
  const kg = answers.diet ? F[`diet_${answers.diet}`] * DAYS * country.foodScale : country.foodKg
  return personTerm(setting, {
    category: 'food',
    kg: kg * waste,
    factors: () => [
      factorOf('food_diet', 'diet', kindOf(answers, 'diet'), spreadOfDiets(setting.country)),
      factorOf('food_waste', 'foodWaste', kindOf(answers, 'foodWaste')),
    ],
    shared: { country: countrySpread },
  })
}

/** How much the diets of a country differ, times what is unknown of each. */
function spreadOfDiets(country: HouseholdCountry): number {
  const known = dietSpreads.get(country.iso2) ?? computeSpreadOfDiets(country)
  dietSpreads.set(country.iso2, known)
  return known
}

const dietSpreads = new Map<string, number>()

function computeSpreadOfDiets(country: HouseholdCountry): number {
  const diets = DIETS.map((diet) => ({ share: country[`${diet}Share`], kg: F[`diet_${diet}`] }))
  const all = diets.reduce((sum, { share }) => sum + share, 0)
  const mean = diets.reduce((sum, { share, kg }) => sum + share * kg, 0) / all
  const variance = diets.reduce((sum, { share, kg }) => sum + share * (kg - mean) ** 2, 0) / all
  return Math.sqrt((1 + variance / mean ** 2) * (1 + spreadOf('food_diet').answered ** 2) - 1)
}

export function publicTransportTerm(setting: TermSetting): HouseholdTerm {
  const { answers, country } = setting
  const week = answers.publicTransport ? weeklyTravel(answers.publicTransport) : null
  return personTerm(setting, {
    category: 'publicTransport',
    kg: week
      ? WEEKS * (week.bus * F.bus + week.train * country.trainKgPerKm)
      : country.publicTransportKg,
    factors: () => [
      factorOf('public_transport', 'publicTransport', kindOf(answers, 'publicTransport')),
    ],
  })
}

/** With the effect of flights besides their CO2, which is also given by itself. */
export function flightsTerm(setting: TermSetting): {
  readonly term: HouseholdTerm
  readonly otherEffectsKg: number
} {
  const { answers } = setting
  const { air, other } = flownKg(setting)
  const kg = air + other
  const factors = () => [
    factorOf('flights', 'flights', kindOf(answers, 'flights')),
    factorOf('flight_class', 'flightClass', kindOf(answers, 'flightClass')),
    residual((spreadOf('flight_rf').open * other) / kg),
  ]
  const term = personTerm(setting, {
    category: 'flights',
    kg,
    factors: kg === 0 ? () => [] : factors,
  })
  return { term, otherEffectsKg: other }
}

const LONG_CLASSES = {
  economy: 1,
  premium: F.class_long_premium,
  business: F.class_long_business,
  first: F.class_long_first,
} as const

function flownKg({ answers: { flights, flightClass }, country }: TermSetting) {
  const long = LONG_CLASSES[flightClass ?? 'economy']
  if (!flights) {
    const other = country.flightKg * F.rf_of_default_flights
    return { air: country.flightKg * long ** 0.5, other: other * long ** 0.5 }
  }
  const short = flightClass === 'business' || flightClass === 'first' ? F.class_short_business : 1
  const shortKm = flights.shortHours * F.short_kmh * short
  const longKm = flights.longHours * F.long_kmh * long
  return {
    air: shortKm * F.short_kg + longKm * F.long_kg,
    other: shortKm * F.short_rf + longKm * F.long_rf,
  }
}
