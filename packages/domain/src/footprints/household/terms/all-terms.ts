import { HOUSEHOLD_FACTORS as F } from '../data/household-constants.ts'
import type { HouseholdCountry } from '../data/household-countries.ts'
import { wholeGrams } from '../spread.ts'
import { carTerms } from './car-terms.ts'
import { chargedAtHomeKwh, electricityTerm } from './electricity-term.ts'
import { billsOf, heatingTerm, isHeatedByPower, measuredFuelKwh } from './heating-term.ts'
import { homeTerms } from './home-terms.ts'
import { consumptionTerms, flightsTerm, publicTransportTerm } from './personal-terms.ts'
import { type HouseholdCase, settingOf, type TermSetting } from './setting.ts'
import type { HouseholdTerm } from './term.ts'

/** What was given and is left out, or does not fit. */
export type HouseholdWarning = 'fuelIgnored' | 'billTooSmallForCar' | 'carEfficiencyIgnored'

export type HouseholdTerms = {
  readonly setting: TermSetting
  /** Those that are not zero. */
  readonly terms: readonly HouseholdTerm[]
  readonly warnings: readonly HouseholdWarning[]
  /** Of flights, besides their CO2. */
  readonly otherEffectsKg: number
  /** Of all that is electric at home, by the mean of the grid; and what a green tariff leaves of it. */
  readonly electricKg: number
  readonly tariffLeaves: number
}

/** The yearly footprint of one person, part by part. */
export function householdTerms(country: HouseholdCountry, given: HouseholdCase): HouseholdTerms {
  const setting = settingOf(country, given)
  const { terms, heating, electricity, flights } = termsOfSetting(setting)
  return {
    setting,
    terms: terms.filter(({ kg }) => kg > 0),
    warnings: warningsOf(setting),
    otherEffectsKg: flights.otherEffectsKg,
    electricKg: electricity.kg + (isHeatedByPower(setting) ? heating.kg : 0),
    tariffLeaves: setting.answers.greenTariff === true ? F.green_tariff_left : 1,
  }
}

/** The yearly footprint of one person in grams, each part of it rounded. */
export function householdGrams(country: HouseholdCountry, given: HouseholdCase): number {
  return gramsOfTerms(termsOfSetting(settingOf(country, given)).terms)
}

/** Together, each rounded. */
export function gramsOfTerms(terms: readonly HouseholdTerm[]): number {
  let sum = 0
  for (const { kg } of terms) if (kg > 0) sum += wholeGrams(kg)
  return sum
}

function termsOfSetting(setting: TermSetting) {
  const heating = heatingTerm(setting)
  const electricity = electricityTerm(setting)
  const flights = flightsTerm(setting)
  const terms = [heating]
  terms.push(...carTerms(setting), electricity)
  terms.push(...homeTerms(setting), publicTransportTerm(setting), flights.term)
  terms.push(...consumptionTerms(setting))
  return { terms, heating, electricity, flights }
}

function warningsOf(setting: TermSetting): HouseholdWarning[] {
  const { answers } = setting
  const bills = billsOf(setting)
  const warnings: HouseholdWarning[] = []
  if (bills.fuel && measuredFuelKwh(setting) === null) warnings.push('fuelIgnored')
  if (answers.carEfficiency != null && answers.carFuel === 'electric')
    warnings.push('carEfficiencyIgnored')
  if (bills.electricityKwh != null && chargedAtHomeKwh(setting) > bills.electricityKwh)
    warnings.push('billTooSmallForCar')
  return warnings
}
