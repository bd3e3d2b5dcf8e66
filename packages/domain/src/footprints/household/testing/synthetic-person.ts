import { DIETS, HOUSEHOLD_FUELS, type HouseholdAnswers } from '../answers.ts'
import { HOUSEHOLD_FACTORS as F } from '../data/household-constants.ts'
import type { HouseholdCountry } from '../data/household-countries.ts'
import { homeSizes } from '../home-sizes.ts'

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41]
const SKIPPED = 409

/** One of an even spread of people of a country, the same each time: a Halton sequence, so that few suffice. */
export function syntheticPerson(country: HouseholdCountry, at: number): HouseholdAnswers {
  const draws = PRIMES.map((base) => halton(at + SKIPPED, base)).values()
  const draw = () => Math.min(1 - 1e-9, Math.max(1e-9, draws.next().value ?? 0.5))
  const people = pick(draw(), homeSizes(country.peoplePerHome))
  const children = people > 2 ? Math.floor((people - 1) / 2) : 0
  const perHome = people / country.peoplePerHome
  const area = country.floorAreaM2 * perHome ** F.exp_area * Math.exp(F.ln_sd_area * normal(draw()))
  const heating = heatingOf(country, draw(), draw())
  const energyUse = pick(draw(), [
    ['low', 0.25],
    ['typical', 0.5],
    ['high', 0.25],
  ] as const)
  const count = Math.floor(country.carsPerHome * perHome + draw())
  const kmPerCar = (country.carKm * country.peoplePerHome) / country.carsPerHome
  const km = count * kmPerCar * logNormal(draw(), 0.5)
  const meanWeek = country.publicTransportKg / 52 / (F.bus + 3 * country.trainKgPerKm)
  const week = meanWeek * logNormal(draw(), 0.8)
  const flown = flownKg(country, draw())
  return {
    people: { adults: Math.min(12, people - children), children },
    homeSize: { value: Math.min(1_490, Math.max(8.5, area)), unit: 'm2' },
    heating,
    energyUse,
    cars: { count: Math.min(10, count), distance: { value: Math.min(299_000, km), unit: 'km' } },
    publicTransport: { busKmPerWeek: week, trainKmPerWeek: week * 3 },
    flights: {
      shortHours: (flown * 0.4) / (F.short_kmh * F.short_kg),
      longHours: (flown * 0.6) / (F.long_kmh * F.long_kg),
    },
    diet: dietOf(country, draw()),
    things: { amountPerMonth: country.thingsAMonth * logNormal(draw(), 0.55) },
    services: { amountPerMonth: country.servicesAMonth * logNormal(draw(), 0.45) },
    buildingWork: pick(draw(), [
      ['none', 0.72],
      ['small', 0.19],
      ['large', 0.07],
      ['extension', 0.02],
    ] as const),
  }
}

/** Half of a country's people fly in a year. */
function flownKg({ flightKg }: HouseholdCountry, draw: number): number {
  return draw < 0.5 ? 0 : 2 * flightKg * logNormal((draw - 0.5) * 2, 0.9)
}

function heatingOf(country: HouseholdCountry, draw: number, second: number) {
  const shares = HOUSEHOLD_FUELS.map((fuel) => [fuel, country[`${fuel}Share`]] as const)
  const sum = shares.reduce((all, [, share]) => all + share, 0)
  const fuel = pick(
    draw,
    shares.map(([name, share]) => [name, share / sum] as const),
  )
  const pumps = (1 - 1 / country.electricHeatEfficiency) / (1 - 1 / F.eff_heatPump)
  return fuel === 'electric' && second < pumps ? 'heatPump' : fuel
}

function dietOf(country: HouseholdCountry, draw: number) {
  const sum = DIETS.reduce((all, diet) => all + country[`${diet}Share`], 0)
  return pick(
    draw,
    DIETS.map((diet) => [diet, country[`${diet}Share`] / sum] as const),
  )
}

function pick<T>(draw: number, choices: readonly (readonly [T, number])[]): T {
  let sum = 0
  for (const [choice, share] of choices) {
    sum += share
    if (draw < sum) return choice
  }
  const [last] = choices.at(-1) ?? []
  if (last === undefined) throw new RangeError('nothing to pick from')
  return last
}

function halton(at: number, base: number): number {
  let [result, fraction, rest] = [0, 1, at]
  while (rest > 0) {
    fraction /= base
    result += fraction * (rest % base)
    rest = Math.floor(rest / base)
  }
  return result
}

const logNormal = (draw: number, deviation: number) =>
  Math.exp(deviation * normal(draw) - (deviation * deviation) / 2)

/** The quantile of a standard normal distribution, by bisection of its integral. */
function normal(probability: number): number {
  let [low, high] = [-8, 8]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (cumulative(middle) < probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Abramowitz and Stegun 7.1.26, to 1.5 × 10⁻⁷. */
function cumulative(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2)
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-(x * x) / 2)
  return x >= 0 ? 1 - tail / 2 : tail / 2
}
