import { fuelKwh, kilometres, weeklyTravel } from './amounts.ts'
import { type EnergyBills, type Heating, type HouseholdAnswers, UNITS_OF_FUEL } from './answers.ts'
import { HOUSEHOLD_FACTORS as F } from './data/household-constants.ts'
import type { HouseholdCountry } from './data/household-countries.ts'
import type { HouseholdCase } from './terms/setting.ts'

/** Each action by the lever that it moves; no two move the same. */
export const ACTION_GROUPS = {
  heatPump: 'heating',
  insulate: 'heatUse',
  oneDegreeLess: 'temperature',
  electricCar: 'car',
  driveLess: 'carUse',
  trainNotShortFlights: 'shortFlights',
  halveLongFlights: 'longFlights',
  flyEconomy: 'flightClass',
  eatLessMeat: 'diet',
  wasteLessFood: 'food',
  buySecondHand: 'things',
  efficientAppliances: 'appliances',
  solarPanels: 'solar',
} as const
export type HouseholdActionId = keyof typeof ACTION_GROUPS

/** Something that this person could do: the same home and person with other answers. `null`: it cannot be computed. */
export type PossibleAction = {
  readonly id: HouseholdActionId
  readonly who: 'you' | 'landlord'
  readonly change: (given: HouseholdCase) => HouseholdCase | null
}

type OfPerson = {
  readonly country: HouseholdCountry
  readonly answers: HouseholdAnswers
  readonly bills: EnergyBills | null
  readonly owner: 'you' | 'landlord'
}

/** What fits the answers that were given; nothing is suggested to someone it does not apply to. */
export function possibleActions(
  country: HouseholdCountry,
  answers: HouseholdAnswers,
): readonly PossibleAction[] {
  const { energyUse } = answers
  const bills = energyUse && typeof energyUse === 'object' ? energyUse : null
  const owner = answers.tenure === 'rent' ? 'landlord' : 'you'
  const of: OfPerson = { country, answers, bills, owner }
  return [...heatActions(of), ...carActions(of), ...flightActions(of), ...otherActions(of)]
}

const withAnswers =
  (change: (answers: HouseholdAnswers) => Partial<HouseholdAnswers>) =>
  (given: HouseholdCase): HouseholdCase => ({
    ...given,
    answers: { ...given.answers, ...change(given.answers) },
  })

const scaleHeat = (scale: number) => (given: HouseholdCase) => ({
  ...given,
  heatScale: given.heatScale * scale,
})
const scalePower = (scale: number) => (given: HouseholdCase) => ({
  ...given,
  electricityScale: given.electricityScale * scale,
})

const REPLACED_BY_HEAT_PUMP: readonly string[] = ['gas', 'oil', 'lpg', 'coal', 'electric']
/** Of a bill that holds the heat, so much is heat. */
const HEAT_IN_BILL = 0.5
const INSULATED = { good: 0.9, other: 0.8 } as const
const ONE_DEGREE = 0.93
const WARM_ENOUGH = 18

function heatActions(of: OfPerson): PossibleAction[] {
  const { answers, bills, owner } = of
  const { heating, insulation, temperature } = answers
  if (!heating || heating === 'none') return []
  const isInBill =
    bills?.electricityKwh != null && (heating === 'electric' || heating === 'heatPump')
  const lessHeat = (scale: number) =>
    isInBill ? scalePower(1 - (1 - scale) * HEAT_IN_BILL) : scaleHeat(scale)
  const actions: PossibleAction[] = []
  if (REPLACED_BY_HEAT_PUMP.includes(heating))
    actions.push({ id: 'heatPump', who: owner, change: (given) => withHeatPump(of, given) })
  if (insulation !== 'veryGood') {
    const scale = insulation === 'good' ? INSULATED.good : INSULATED.other
    actions.push({ id: 'insulate', who: owner, change: lessHeat(scale) })
  }
  if (temperature == null || temperature > WARM_ENOUGH)
    actions.push({ id: 'oneDegreeLess', who: 'you', change: lessHeat(ONE_DEGREE) })
  return actions
}

/** Of a bill that heats by electricity, so much is left with a heat pump. */
const BILL_AFTER_HEAT_PUMP = 0.6
const EFFICIENCY: { readonly [H in Heating]?: number } = {
  gas: F.eff_gas,
  oil: F.eff_oil,
  lpg: F.eff_lpg,
  coal: F.eff_coal,
}

function withHeatPump({ answers, bills }: OfPerson, given: HouseholdCase): HouseholdCase | null {
  const heated = withAnswers(() => ({ heating: 'heatPump' }))(given)
  if (!bills) return heated
  const { heating } = answers
  const isMeasured = bills.fuel && heating && UNITS_OF_FUEL[heating]
  const useful =
    bills.fuel && heating && isMeasured
      ? fuelKwh(heating, bills.fuel) * (EFFICIENCY[heating] ?? 1) * given.heatScale
      : null
  if (useful !== null && bills.electricityKwh != null) {
    const before = billOf(given) ?? bills.electricityKwh
    const energyUse = { electricityKwh: before + useful / F.eff_heatPump }
    return withAnswers(() => ({ energyUse }))(heated)
  }
  if (useful !== null)
    return { ...withAnswers(() => ({ energyUse: null }))(heated), usefulHeatKwh: useful }
  if (bills.electricityKwh == null) return heated
  if (heating !== 'electric') return null
  const energyUse = { electricityKwh: bills.electricityKwh * BILL_AFTER_HEAT_PUMP }
  return withAnswers(() => ({ energyUse }))(heated)
}

function billOf({ answers: { energyUse } }: HouseholdCase): number | null {
  return energyUse && typeof energyUse === 'object' ? (energyUse.electricityKwh ?? null) : null
}

const DRIVEN_AFTER = 0.7
const WEEKS = 52

function carActions({ country, answers, bills }: OfPerson): PossibleAction[] {
  const { cars, carFuel, people } = answers
  if (!cars || cars.count <= 0) return []
  const km = cars.distance ? kilometres(cars.distance) : cars.count * country.kmPerCar
  const sharers = people ? people.adults + people.children : country.peoplePerHome
  const actions: PossibleAction[] = []
  if (carFuel && carFuel !== 'electric')
    actions.push({
      id: 'electricCar',
      who: 'you',
      // Charging it is no part of the bill that was given.
      change: withAnswers(() => ({
        carFuel: 'electric',
        carEfficiency: null,
        ...(bills?.electricityKwh == null ? {} : { evHome: 0 }),
      })),
    })
  actions.push({
    id: 'driveLess',
    who: 'you',
    change: withAnswers((now) => ({
      cars: { count: now.cars?.count ?? 0, distance: { value: km * DRIVEN_AFTER, unit: 'km' } },
      ...byTrain(now, (km * (1 - DRIVEN_AFTER)) / sharers / WEEKS),
    })),
  })
  return actions
}

/** So many km a week more by train; where that question is open, its mean stays. */
function byTrain({ publicTransport }: HouseholdAnswers, more: number): Partial<HouseholdAnswers> {
  if (!publicTransport) return {}
  const { bus, train } = weeklyTravel(publicTransport)
  return { publicTransport: { busKmPerWeek: bus, trainKmPerWeek: train + more } }
}

function flightActions({ answers }: OfPerson): PossibleAction[] {
  const { flights, flightClass } = answers
  if (!flights) return []
  const { shortHours, longHours } = flights
  const actions: PossibleAction[] = []
  if (shortHours > 0)
    actions.push({
      id: 'trainNotShortFlights',
      who: 'you',
      change: withAnswers((now) => ({
        flights: { longHours, ...now.flights, shortHours: 0 },
        ...byTrain(now, (shortHours * F.short_kmh) / WEEKS),
      })),
    })
  if (longHours > 0)
    actions.push({
      id: 'halveLongFlights',
      who: 'you',
      change: withAnswers((now) => ({
        flights: { shortHours, ...now.flights, longHours: longHours / 2 },
      })),
    })
  if (flightClass && flightClass !== 'economy')
    actions.push({
      id: 'flyEconomy',
      who: 'you',
      change: withAnswers(() => ({ flightClass: 'economy' })),
    })
  return actions
}

const LESS_MEAT = {
  highMeat: 'mediumMeat',
  mediumMeat: 'lowMeat',
  lowMeat: 'vegetarian',
  pescatarian: 'vegan',
  vegetarian: 'vegan',
} as const
const BETTER_APPLIANCES = 0.85
const PANELS_KWH = 3_000
const LEAST_BILL_WITH_PANELS = 0.4

function otherActions({ answers, owner }: OfPerson): PossibleAction[] {
  const { diet, foodWaste, things, secondHand, energyUse, solar } = answers
  const actions: PossibleAction[] = []
  if (diet && diet !== 'vegan')
    actions.push({
      id: 'eatLessMeat',
      who: 'you',
      change: withAnswers(() => ({ diet: LESS_MEAT[diet] })),
    })
  if (diet && foodWaste !== 'low')
    actions.push({
      id: 'wasteLessFood',
      who: 'you',
      change: withAnswers(() => ({ foodWaste: 'low' })),
    })
  if (things && secondHand !== 'mostlySecondHand')
    actions.push({
      id: 'buySecondHand',
      who: 'you',
      change: withAnswers(() => ({ secondHand: 'mostlySecondHand' })),
    })
  if (energyUse)
    actions.push({
      id: 'efficientAppliances',
      who: 'you',
      change: scalePower(BETTER_APPLIANCES),
    })
  if (energyUse && !solar)
    actions.push({ id: 'solarPanels', who: owner, change: withAnswers(withPanels) })
  return actions
}

function withPanels({ energyUse }: HouseholdAnswers): Partial<HouseholdAnswers> {
  const bill = energyUse && typeof energyUse === 'object' ? energyUse.electricityKwh : null
  if (bill == null) return { solar: PANELS_KWH }
  const left = Math.max(bill * LEAST_BILL_WITH_PANELS, bill - PANELS_KWH * F.solar_self_use)
  return { energyUse: { ...(energyUse as EnergyBills), electricityKwh: left } }
}
