import { squareMetres } from './amounts.ts'
import {
  AREA_UNITS,
  BUILDING_WORKS,
  CAR_FUELS,
  DIETS,
  DISTANCE_UNITS,
  FLIGHT_CLASSES,
  FUEL_UNITS,
  HEATINGS,
  HOME_SIZES,
  HOUSEHOLD_LEVELS,
  HOUSEHOLD_QUESTIONS,
  type HomeArea,
  type HouseholdAnswers,
  type HouseholdQuestion,
  INSULATIONS,
  SECOND_HANDS,
  TENURES,
  TRAVEL_LEVELS,
  UNITS_OF_FUEL,
} from './answers.ts'
import { regionGrid } from './data/household-constants.ts'

export type AnswerProblem = { readonly field: string; readonly message: string }

type Check = (value: unknown) => boolean
type Rule = { readonly isRight: Check; readonly message: string }

const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && between(least, most)(value)
const among =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value)
const optional =
  (check: Check): Check =>
  (value) =>
    value === null || value === undefined || check(value)
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))

/** An object of these members and no others. */
const object =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const given = value as Readonly<Record<string, unknown>>
    return (
      Object.keys(given).every((name) => Object.hasOwn(members, name)) &&
      Object.entries(members).every(([name, check]) => check(given[name]))
    )
  }

const LEAST_AREA = 8
const MOST_AREA = 1_500
const homeArea: Check = (value) => {
  if (!object({ value: between(5, 20_000), unit: among(AREA_UNITS) })(value)) return false
  return between(LEAST_AREA, MOST_AREA)(squareMetres(value as HomeArea))
}
const distance = (most: number) => object({ value: between(0, most), unit: among(DISTANCE_UNITS) })
const hasBill: Check = (value) => {
  const { electricityKwh, fuel } = value as NonNullable<HouseholdAnswers['energyUse']> & object
  return electricityKwh != null || fuel != null
}
const bills: Check = (value) =>
  object({
    electricityKwh: optional(between(0, 200_000)),
    fuel: optional(object({ value: between(0, 1e6), unit: among(FUEL_UNITS) })),
  })(value) && hasBill(value)
const spending: Rule = {
  isRight: either(among(HOUSEHOLD_LEVELS), object({ amountPerMonth: between(0, 1e9) })),
  message: 'Please give an amount a month, for yourself alone, of zero or more.',
}
const yesOrNo: Rule = {
  isRight: (value) => typeof value === 'boolean',
  message: 'Please answer yes or no.',
}
const CHOOSE_ONE = 'Please choose one.'

const RULES: Readonly<Record<Exclude<HouseholdQuestion, 'region'>, Rule>> = {
  people: {
    isRight: object({ adults: whole(1, 12), children: whole(0, 12) }),
    message: 'Please give 1 to 12 adults and 0 to 12 children.',
  },
  homeSize: {
    isRight: either(among(HOME_SIZES), homeArea),
    message:
      'Please give a floor area between 8 and 1,500 square metres (86 and 16,000 square feet).',
  },
  heating: { isRight: among(HEATINGS), message: 'Please choose how your home is heated.' },
  energyUse: {
    isRight: either(among(HOUSEHOLD_LEVELS), bills),
    message: 'Please give the amounts of a whole year, in the unit that your bill shows.',
  },
  cars: {
    isRight: object({ count: whole(0, 10), distance: optional(distance(300_000)) }),
    message:
      'Please give 0 to 10 cars and at most 300,000 kilometres or miles a year for all of them.',
  },
  carFuel: {
    isRight: among(CAR_FUELS),
    message: 'Please choose what the car that you use most runs on.',
  },
  publicTransport: {
    isRight: either(
      among(TRAVEL_LEVELS),
      object({ busKmPerWeek: between(0, 3_000), trainKmPerWeek: between(0, 5_000) }),
    ),
    message: 'Please choose how often you travel by bus or train, or give kilometres a week.',
  },
  flights: {
    isRight: object({ shortHours: between(0, 1_000), longHours: between(0, 2_000) }),
    message:
      'Please give hours in the air in a year: at most 1,000 on short and 2,000 on long flights.',
  },
  diet: { isRight: among(DIETS), message: 'Please choose the answer nearest to what you eat.' },
  things: spending,
  services: spending,
  buildingWork: {
    isRight: among(BUILDING_WORKS),
    message: 'Please choose the largest work of the last twelve months.',
  },
  pets: {
    isRight: object({ dogs: whole(0, 20), cats: whole(0, 20) }),
    message: 'Please give 0 to 20 dogs and 0 to 20 cats.',
  },
  insulation: { isRight: among(INSULATIONS), message: CHOOSE_ONE },
  temperature: {
    isRight: between(10, 30),
    message: 'Please give a temperature between 10 and 30 °C (50 and 86 °F).',
  },
  solar: {
    isRight: between(0, 100_000),
    message: 'Please give the kilowatt-hours that your panels make in a year.',
  },
  carEfficiency: {
    isRight: between(20, 600),
    message: 'Please give grams of CO2 a kilometre between 20 and 600.',
  },
  evHome: { isRight: between(0, 1), message: 'Please give a share between 0 and 1.' },
  flightClass: {
    isRight: among(FLIGHT_CLASSES),
    message: 'Please choose the class that you fly most.',
  },
  foodWaste: { isRight: among(HOUSEHOLD_LEVELS), message: CHOOSE_ONE },
  secondHand: { isRight: among(SECOND_HANDS), message: CHOOSE_ONE },
  motorbike: { isRight: distance(100_000), message: 'Please give at most 100,000 a year.' },
  secondHome: yesOrNo,
  greenTariff: yesOrNo,
  tenure: { isRight: among(TENURES), message: CHOOSE_ONE },
}

export type CheckedAnswers =
  | { readonly answers: HouseholdAnswers; readonly problems: readonly [] }
  | { readonly answers: null; readonly problems: readonly AnswerProblem[] }

/** Answers as they arrive from outside: typed, or one sentence for each that is wrong. No number is cut to fit. */
export function checkAnswers(
  country: string,
  given: Readonly<Record<string, unknown>>,
): CheckedAnswers {
  const unknown = Object.keys(given)
    .filter((field) => !HOUSEHOLD_QUESTIONS.some((question) => question === field))
    .map((field) => ({ field, message: 'This question is not known.' }))
  const wrong = HOUSEHOLD_QUESTIONS.flatMap((field) => {
    const value = given[field]
    if (value === null || value === undefined) return []
    const { isRight, message } = field === 'region' ? regionRule(country) : RULES[field]
    return isRight(value) ? [] : [{ field, message }]
  })
  const problems = [...unknown, ...wrong]
  const answers = given as HouseholdAnswers
  const all = problems.length === 0 ? unitProblems(answers) : problems
  return all.length === 0 ? { answers, problems: [] } : { answers: null, problems: all }
}

const regionRule = (country: string): Rule => ({
  isRight: (value) =>
    country === 'US' && typeof value === 'string' && regionGrid(value) !== undefined,
  message: 'Please choose a region of the list.',
})

/** Oil is not sold by the therm. A fuel that heats nothing here is left out, with a warning. */
function unitProblems({ heating, energyUse }: HouseholdAnswers): AnswerProblem[] {
  const fuel = energyUse && typeof energyUse === 'object' ? energyUse.fuel : null
  const units = heating ? UNITS_OF_FUEL[heating] : undefined
  if (!fuel || !units || units.includes(fuel.unit)) return []
  return [{ field: 'energyUse.fuel.unit', message: 'This unit does not belong to that fuel.' }]
}
