import type { Distance, FuelAmount, Heating, HouseholdAnswers } from './answers.ts'
import { HOUSEHOLD_FACTORS as F, levelValue } from './data/household-constants.ts'

type HomeSize = NonNullable<HouseholdAnswers['homeSize']>

export const squareMetres = (size: HomeSize): number =>
  typeof size === 'string'
    ? levelValue('area_m2', size)
    : size.value * (size.unit === 'sqft' ? F.m2_per_sqft : 1)

export const kilometres = ({ value, unit }: Distance): number =>
  value * (unit === 'mile' ? F.km_per_mile : 1)

/** Fuels that are counted by their kWh alone say nothing of another unit. */
const KWH_PER_UNIT: {
  readonly [H in Heating]?: { readonly [U in FuelAmount['unit']]?: number }
} = {
  gas: { therm: F.kwh_per_therm, m3: F.kwh_per_m3_gas },
  oil: { litre: F.kwh_per_litre_oil, usGallon: F.kwh_per_litre_oil * F.litre_per_us_gallon },
  lpg: {
    litre: F.kwh_per_litre_lpg,
    usGallon: F.kwh_per_litre_lpg * F.litre_per_us_gallon,
    kg: F.kwh_per_kg_lpg,
  },
  coal: { kg: F.kwh_per_kg_coal },
  wood: { kg: F.kwh_per_kg_wood },
}

/** kWh, gross, of an amount of what heats a home. */
export function fuelKwh(heating: Heating, { value, unit }: FuelAmount): number {
  if (unit === 'kWh') return value
  const kwh = KWH_PER_UNIT[heating]?.[unit]
  if (kwh === undefined) throw new RangeError(`no kWh in a ${unit} of ${heating}`)
  return value * kwh
}

/** km a week by bus and by train. */
export function weeklyTravel(answer: NonNullable<HouseholdAnswers['publicTransport']>): {
  readonly bus: number
  readonly train: number
} {
  return typeof answer === 'string'
    ? { bus: levelValue('bus_km_week', answer), train: levelValue('train_km_week', answer) }
    : { bus: answer.busKmPerWeek, train: answer.trainKmPerWeek }
}
