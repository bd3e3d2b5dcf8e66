import type { CategoryKey } from '../scopes.ts'

/** From when on a figure is looked at again. November 2026; our own, and wide on purpose. */
export const PLAUSIBILITY_LIMITS = {
  /** Of a line, against the benchmark of its category. */
  timesBenchmark: 3,
  /** And of the total of the estimate: what is smaller is not worth a question. */
  shareOfTotal: 0.02,
  /** Asks again before it is saved. */
  timesToAskAgain: 100,
  /** A slip of a thousand lands as near as this to what was expected. */
  nearFactor: 3,
  /** From one year to the next, of a category with at least this share of the total. */
  timesLastYear: 2,
  shareOfCategory: 0.05,
  /** Hundredths of a payment that a ledger has more than once: petty cash repeats itself. */
  repeatedPayment: 10_000,
  /** Of firms that make, grow or move things. */
  timesOfIndustry: 20,
} as const

export const INDUSTRY_GROUPS: readonly string[] = [
  'agriculture',
  'mining',
  'manufacturing',
  'power',
  'water',
  'transport',
  'construction',
]

/** What one person uses at most in a year. */
export const PER_PERSON: readonly {
  readonly name: string
  readonly unit: string
  readonly limit: number
  readonly categories: readonly CategoryKey[]
  /** One of them is in the name of the factor, where the unit does not say enough. */
  readonly words?: readonly string[]
  /** None of them is. */
  readonly without?: readonly string[]
}[] = [
  {
    name: 'electricity',
    unit: 'kWh',
    limit: 30_000,
    categories: ['indirectElectricityEmissions'],
  },
  {
    name: 'gas',
    unit: 'kWh (Gross CV)',
    limit: 60_000,
    categories: ['stationaryCombustion'],
    words: ['natural gas'],
  },
  {
    name: 'fuel',
    unit: 'litres',
    limit: 8_000,
    categories: ['stationaryCombustion', 'mobileCombustion'],
    without: ['natural gas'],
  },
  {
    name: 'driving',
    unit: 'km',
    limit: 60_000,
    categories: ['mobileCombustion', 'businessTravel', 'employeeCommutingAndRemoteWorking'],
  },
  {
    name: 'flying',
    unit: 'passenger.km',
    limit: 100_000,
    categories: ['businessTravel'],
    words: ['haul', 'flight', 'domestic, to', 'international, to'],
  },
  {
    name: 'water',
    unit: 'cubic metres',
    limit: 200,
    categories: ['purchasedGoodsAndServices'],
    words: ['water supply'],
  },
  {
    name: 'waste',
    unit: 'tonnes',
    limit: 20,
    categories: ['wasteGeneratedInOperations'],
    without: ['sewage', 'water'],
  },
  {
    name: 'working at home',
    unit: 'FTE working hour',
    limit: 2_000,
    categories: ['employeeCommutingAndRemoteWorking'],
  },
]
