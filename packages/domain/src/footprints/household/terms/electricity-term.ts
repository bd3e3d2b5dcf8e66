import { squareMetres } from '../amounts.ts'
import { isOpen } from '../answers.ts'
import { HOUSEHOLD_FACTORS as F, levelValue } from '../data/household-constants.ts'
import { carUse } from './car-terms.ts'
import { billsOf, levelOfEnergy } from './heating-term.ts'
import { areaBias, areaRatio, homeTerm, kindOf, sharing, type TermSetting } from './setting.ts'
import { factorOf, type HouseholdTerm, type TermFactor } from './term.ts'

const HOME_CHARGING_SPREAD = { open: 0.15, answered: 0.03 } as const
/** Panels cover at most so much of what a home uses. */
const MOST_OWN_POWER = 0.8

/** kWh of a year that the cars of the home take from its own socket, where the bill has them. */
export function chargedAtHomeKwh(setting: TermSetting): number {
  const { kwhPerKm, km } = carUse(setting)
  if (billsOf(setting).electricityKwh == null || kwhPerKm <= 0 || km === null) return 0
  return km * kwhPerKm * (setting.answers.evHome ?? F.ev_home_share)
}

/** Everything electric but heat and cars. */
export function electricityTerm(setting: TermSetting): HouseholdTerm {
  const { people, grid, gridSpread } = setting
  const bill = billsOf(setting).electricityKwh ?? null
  const { kwh, factors } = bill === null ? byHabit(setting) : byBill(setting, bill)
  const ofPeople =
    people === null && bill === null ? { people: sharing(setting, F.exp_elec).spread } : {}
  const shared = { grid: gridSpread, ...ofPeople }
  return homeTerm(setting, { category: 'electricity', kg: kwh * grid, factors, shared })
}

type Electricity = { readonly kwh: number; readonly factors: HouseholdTerm['factors'] }

function byBill(setting: TermSetting, bill: number): Electricity {
  const { answers, sharers, electricityScale } = setting
  const charged = chargedAtHomeKwh(setting)
  const { open, answered } = HOME_CHARGING_SPREAD
  const charging: TermFactor = {
    question: 'evHome',
    answered,
    now: isOpen(answers, 'evHome') ? open : answered,
  }
  return {
    kwh: (Math.max(0, bill - charged) / sharers) * electricityScale,
    factors: () => [
      factorOf('elec_level', 'energyUse', 'counted'),
      ...(charged > 0 ? [charging] : []),
    ],
  }
}

function byHabit(setting: TermSetting): Electricity {
  const { answers, country, sharers, electricityScale } = setting
  const level = levelOfEnergy(setting)
  const byArea = answers.homeSize
    ? areaRatio(setting, squareMetres(answers.homeSize)) ** F.exp_elec_area *
      areaBias(F.exp_elec_area)
    : 1
  const used =
    country.otherElectricityKwh *
    sharing(setting, F.exp_elec).factor *
    byArea *
    (level ? levelValue('elec', level) : 1) *
    electricityScale
  const own =
    answers.solar == null
      ? 0
      : Math.min(MOST_OWN_POWER * used, (answers.solar * F.solar_self_use) / sharers)
  return {
    kwh: used - own,
    factors: () => [
      factorOf('elec_level', 'energyUse', level ? 'word' : 'open'),
      factorOf('elec_area', 'homeSize', kindOf(answers, 'homeSize')),
      factorOf('solar', 'solar', kindOf(answers, 'solar')),
    ],
  }
}
