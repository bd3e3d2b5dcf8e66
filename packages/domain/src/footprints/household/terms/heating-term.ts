import { fuelKwh, squareMetres } from '../amounts.ts'
import {
  type EnergyBills,
  type Heating,
  HOUSEHOLD_FUELS,
  type HouseholdFuel,
  UNITS_OF_FUEL,
} from '../answers.ts'
import { HOUSEHOLD_FACTORS as F, levelValue } from '../data/household-constants.ts'
import { areaBias, areaRatio, homeTerm, kindOf, sharing, type TermSetting } from './setting.ts'
import { factorOf, type HouseholdTerm, residual, type TermFactor } from './term.ts'

const KNOWN_HEATING = { district: 0.25, wood: 0.3, other: 0.05 } as const
const MEASURED_FUEL = { district: 0.25, wood: 0.3, other: 0.04 } as const
/** A degree more takes 7 % more heat. */
const PER_DEGREE = 0.07
const USUAL_DEGREES = 20

/** The bills that a person gave; none where they answered by a word or not at all. */
export function billsOf({ answers: { energyUse } }: Pick<TermSetting, 'answers'>): EnergyBills {
  return energyUse && typeof energyUse === 'object' ? energyUse : {}
}

export const isHeatedByPower = ({ answers: { heating } }: Pick<TermSetting, 'answers'>): boolean =>
  heating === 'electric' || heating === 'heatPump'

/** kWh of the fuel that heats the home, if its bill was given. */
export function measuredFuelKwh(
  setting: Pick<TermSetting, 'answers' | 'heatScale'>,
): number | null {
  const { heating } = setting.answers
  const { fuel } = billsOf(setting)
  if (!fuel || !heating || !UNITS_OF_FUEL[heating]) return null
  return fuelKwh(heating, fuel) * setting.heatScale
}

/** Heat and hot water. */
export function heatingTerm(setting: TermSetting): HouseholdTerm {
  const { answers, people, gridSpread, sharers } = setting
  const shared = people === null ? { people: sharing(setting, F.exp_heat).spread } : {}
  const { heating } = answers
  if (!heating) return homeTerm(setting, { ...unknownHeating(setting), shared })
  const fuel = measuredFuelKwh(setting)
  if (fuel !== null) {
    const kg = (fuel * kgPerFuelKwh(setting, heating)) / sharers
    const factors = () => [
      factorOf('heat_quality', 'energyUse', 'counted'),
      residual(residualOf(MEASURED_FUEL, heating)),
    ]
    return homeTerm(setting, { category: 'heating', kg, factors, shared })
  }
  // What heats by electricity is in its bill.
  if (isHeatedByPower(setting) && billsOf(setting).electricityKwh != null)
    return homeTerm(setting, { category: 'heating', kg: 0, factors: () => [], shared })
  const kg = usefulHeatKwh(setting) * kgPerUsefulKwh(setting)[heating]
  const factors = () => [...factorsOfHeat(setting), residual(residualOf(KNOWN_HEATING, heating))]
  const ofGrid = isHeatedByPower(setting) ? { grid: gridSpread } : {}
  return homeTerm(setting, { category: 'heating', kg, factors, shared: { ...shared, ...ofGrid } })
}

/** By the fuels of the country; those who gave the bill of electricity have its share in there. */
function unknownHeating(setting: TermSetting) {
  const { country, grid } = setting
  const perKwh = kgPerUsefulKwh(setting)
  const hasBill = billsOf(setting).electricityKwh != null
  let mean = 0
  let square = 0
  for (const fuel of HOUSEHOLD_FUELS) {
    const share = country[`${fuel}Share`] * (fuel === 'electric' && hasBill ? 0 : 1)
    const kg = fuel === 'electric' ? grid / country.electricHeatEfficiency : perKwh[fuel]
    mean += share * kg
    square += share * kg ** 2
  }
  const spread = mean > 0 ? Math.sqrt(Math.max(0, square / (mean * mean) - 1)) : 0
  return {
    category: 'heating' as const,
    kg: usefulHeatKwh(setting) * mean,
    factors: () => [
      ...factorsOfHeat(setting),
      factorOf('heat_fuel_residual', 'heating', 'open', spread),
    ],
  }
}

/** kWh a year and person. */
function usefulHeatKwh(setting: TermSetting): number {
  const { country, answers, sharers, heatScale } = setting
  if (setting.usefulHeatKwh !== null) return setting.usefulHeatKwh / sharers
  const level = levelOfEnergy(setting)
  const { insulation, temperature, homeSize } = answers
  const byArea = homeSize
    ? areaRatio(setting, squareMetres(homeSize)) ** F.exp_heat_area * areaBias(F.exp_heat_area)
    : 1
  const insulated = insulation && !level ? levelValue('insulation', insulation) : 1
  const warmer = temperature != null && !level ? 1 + PER_DEGREE * (temperature - USUAL_DEGREES) : 1
  return (
    country.usefulHeatKwh *
    sharing(setting, F.exp_heat).factor *
    byArea *
    (level ? levelValue('heat', level) : 1) *
    insulated *
    warmer *
    heatScale
  )
}

export function levelOfEnergy({ answers: { energyUse } }: Pick<TermSetting, 'answers'>) {
  return typeof energyUse === 'string' ? energyUse : null
}

function factorsOfHeat(setting: TermSetting): readonly TermFactor[] {
  const { answers } = setting
  const level = levelOfEnergy(setting)
  return [
    factorOf('heat_area', 'homeSize', kindOf(answers, 'homeSize')),
    factorOf('heat_quality', 'energyUse', level ? 'word' : 'open'),
    factorOf('heat_insulation', 'insulation', level ? 'word' : kindOf(answers, 'insulation')),
    factorOf('heat_temperature', 'temperature', level ? 'word' : kindOf(answers, 'temperature')),
  ]
}

function kgPerUsefulKwh({
  country,
  grid,
}: TermSetting): Readonly<Record<HouseholdFuel | 'heatPump' | 'none', number>> {
  return {
    gas: F.fuel_gas / F.eff_gas,
    oil: F.fuel_oil / F.eff_oil,
    lpg: F.fuel_lpg / F.eff_lpg,
    coal: F.fuel_coal / F.eff_coal,
    wood: F.fuel_wood / F.eff_wood,
    district: country.districtKgPerKwh,
    electric: grid,
    heatPump: grid / F.eff_heatPump,
    none: 0,
  }
}

const FUEL_FACTORS: { readonly [H in Heating]?: number } = {
  gas: F.fuel_gas,
  oil: F.fuel_oil,
  lpg: F.fuel_lpg,
  coal: F.fuel_coal,
  wood: F.fuel_wood,
}

function kgPerFuelKwh({ country }: TermSetting, heating: Heating): number {
  const factor = heating === 'district' ? country.districtKgPerKwh : FUEL_FACTORS[heating]
  if (factor === undefined) throw new RangeError(`no factor of ${heating}`)
  return factor
}

const residualOf = (
  spreads: { readonly district: number; readonly wood: number; readonly other: number },
  heating: string,
) => (heating === 'district' || heating === 'wood' ? spreads[heating] : spreads.other)
