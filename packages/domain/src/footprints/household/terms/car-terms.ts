import { kilometres } from '../amounts.ts'
import { isOpen } from '../answers.ts'
import { HOUSEHOLD_FACTORS as F } from '../data/household-constants.ts'
import { homeTerm, kindOf, type TermSetting } from './setting.ts'
import { factorOf, type HouseholdTerm } from './term.ts'

/** What the cars of the home are, as far as was answered. */
export type CarUse = {
  readonly count: number | null
  /** Of all of them in a year; `null`: the question is open. */
  readonly km: number | null
  readonly isDistanceGiven: boolean
  /** From the plug; 0 for those that burn fuel alone. */
  readonly kwhPerKm: number
}

export function carUse({ answers, country }: Pick<TermSetting, 'answers' | 'country'>): CarUse {
  const { cars, carFuel } = answers
  const plug = carFuel === 'electric' ? F.car_electric_kwh : carFuel === 'phev' ? F.car_phev_kwh : 0
  const count = cars?.count ?? null
  return {
    count,
    km: count === null ? null : kmOf(count),
    isDistanceGiven: cars?.distance != null,
    kwhPerKm: plug * Math.sqrt(fleetRatio(country)),
  }

  function kmOf(held: number): number {
    if (held === 0) return 0
    return cars?.distance ? kilometres(cars.distance) : held * country.kmPerCar
  }
}

/** How thirsty the country's cars are, against those of the United Kingdom, whose factors these are. */
const fleetRatio = ({ fleetKgPerKm }: TermSetting['country']) => fleetKgPerKm / F.car_fleet_uk

export function carTerms(setting: TermSetting): readonly HouseholdTerm[] {
  const { answers } = setting
  const use = carUse(setting)
  const driving = use.count === 0 ? [] : [drivingTerm(setting, use), makingTerm(setting, use)]
  if (!answers.motorbike) return driving
  const kg = (kilometres(answers.motorbike) * F.motorbike) / setting.sharers
  const factors = () => [factorOf('motorbike', 'motorbike', 'counted')]
  return [...driving, homeTerm(setting, { category: 'car', kg, factors })]
}

function drivingTerm(setting: TermSetting, use: CarUse): HouseholdTerm {
  const { answers, country, sharers, gridSpread } = setting
  const isElectric = answers.carFuel === 'electric'
  const perKm = kgPerKm(setting, use)
  const kg = use.km === null ? country.carKm * perKm : (use.km * perKm) / sharers
  const kind = use.count === null ? 'open' : use.isDistanceGiven ? 'counted' : 'word'
  const isByRegister = !isOpen(answers, 'carEfficiency')
  const factors = () => [
    factorOf('car_distance', 'cars', kind),
    factorOf('car_fuel', 'carFuel', kindOf(answers, 'carFuel')),
    ...(isElectric
      ? []
      : [factorOf('car_efficiency', 'carEfficiency', isByRegister ? 'counted' : 'open')]),
  ]
  const shared = isElectric ? { grid: gridSpread } : {}
  return homeTerm(setting, { category: 'car', kg, factors, shared })
}

function kgPerKm({ answers, country, grid }: TermSetting, { kwhPerKm }: CarUse): number {
  const { carFuel, carEfficiency } = answers
  const ratio = fleetRatio(country)
  if (carFuel === 'electric') return kwhPerKm * grid
  if (carEfficiency != null) {
    const burned = (carEfficiency / 1_000) * F.car_register_uplift * (1 + F.car_wtt_share)
    return burned + (carFuel === 'phev' ? kwhPerKm * grid : 0)
  }
  if (carFuel === 'phev') return F.car_phev_fuel * ratio + kwhPerKm * grid
  return carFuel ? F[`car_${carFuel}`] * ratio : country.fleetKgPerKm
}

/** Making each car, spread over the years that it is driven. */
function makingTerm(setting: TermSetting, { count }: CarUse): HouseholdTerm {
  const { answers, country, sharers } = setting
  const making = answers.carFuel === 'electric' ? F.car_making_electric : F.car_making
  const kg =
    count === null ? (country.carMakingKg * making) / F.car_making : (count * making) / sharers
  const factors = () => [factorOf('car_making', 'cars', count === null ? 'open' : 'counted')]
  return homeTerm(setting, { category: 'car', kg, factors })
}
