export const HOUSEHOLD_FUELS = [
  'gas',
  'oil',
  'lpg',
  'coal',
  'wood',
  'district',
  'electric',
] as const
export type HouseholdFuel = (typeof HOUSEHOLD_FUELS)[number]

export const HEATINGS = [...HOUSEHOLD_FUELS, 'heatPump', 'none'] as const
export type Heating = (typeof HEATINGS)[number]

export const DIETS = [
  'highMeat',
  'mediumMeat',
  'lowMeat',
  'pescatarian',
  'vegetarian',
  'vegan',
] as const
export type Diet = (typeof DIETS)[number]

export const HOUSEHOLD_LEVELS = ['low', 'typical', 'high'] as const
type HouseholdLevel = (typeof HOUSEHOLD_LEVELS)[number]

export const HOME_SIZES = ['tiny', 'small', 'medium', 'large', 'veryLarge'] as const
export const AREA_UNITS = ['m2', 'sqft'] as const
export const DISTANCE_UNITS = ['km', 'mile'] as const
export const FUEL_UNITS = ['kWh', 'therm', 'm3', 'litre', 'usGallon', 'kg'] as const
export const CAR_FUELS = ['petrol', 'diesel', 'hybrid', 'phev', 'electric'] as const
export const TRAVEL_LEVELS = ['never', 'rarely', 'weekly', 'mostDays'] as const
export const BUILDING_WORKS = ['none', 'small', 'large', 'extension'] as const
export const INSULATIONS = ['poor', 'average', 'good', 'veryGood'] as const
export const FLIGHT_CLASSES = ['economy', 'premium', 'business', 'first'] as const
export const SECOND_HANDS = ['mostlyNew', 'mixed', 'mostlySecondHand'] as const
export const TENURES = ['own', 'rent'] as const

export type HomeArea = { readonly value: number; readonly unit: (typeof AREA_UNITS)[number] }
export type Distance = { readonly value: number; readonly unit: (typeof DISTANCE_UNITS)[number] }
export type FuelAmount = { readonly value: number; readonly unit: (typeof FUEL_UNITS)[number] }

/** The energy of a whole year, as the bills of the home say it. */
export type EnergyBills = {
  readonly electricityKwh?: number | null | undefined
  readonly fuel?: FuelAmount | null | undefined
}

/** What a person answered; an absent or empty answer is an open question, never zero. */
export type HouseholdAnswers = {
  readonly people?: { readonly adults: number; readonly children: number } | null | undefined
  readonly homeSize?: (typeof HOME_SIZES)[number] | HomeArea | null | undefined
  readonly heating?: Heating | null | undefined
  readonly energyUse?: HouseholdLevel | EnergyBills | null | undefined
  /** How many, and how far all of them go in a year. */
  readonly cars?:
    | { readonly count: number; readonly distance?: Distance | null | undefined }
    | null
    | undefined
  readonly carFuel?: (typeof CAR_FUELS)[number] | null | undefined
  readonly publicTransport?:
    | (typeof TRAVEL_LEVELS)[number]
    | { readonly busKmPerWeek: number; readonly trainKmPerWeek: number }
    | null
    | undefined
  /** Hours in the air in a year. */
  readonly flights?: { readonly shortHours: number; readonly longHours: number } | null | undefined
  readonly diet?: Diet | null | undefined
  /** Of the person alone, in the currency of the country. */
  readonly things?: HouseholdLevel | { readonly amountPerMonth: number } | null | undefined
  readonly services?: HouseholdLevel | { readonly amountPerMonth: number } | null | undefined
  readonly buildingWork?: (typeof BUILDING_WORKS)[number] | null | undefined
  /** Of the grid of the United States. */
  readonly region?: string | null | undefined
  readonly pets?: { readonly dogs: number; readonly cats: number } | null | undefined
  readonly insulation?: (typeof INSULATIONS)[number] | null | undefined
  /** °C. */
  readonly temperature?: number | null | undefined
  /** kWh that the panels make in a year. */
  readonly solar?: number | null | undefined
  /** g CO2 per km by the registration. */
  readonly carEfficiency?: number | null | undefined
  /** The share of an electric car's charging that is done at home. */
  readonly evHome?: number | null | undefined
  readonly flightClass?: (typeof FLIGHT_CLASSES)[number] | null | undefined
  readonly foodWaste?: HouseholdLevel | null | undefined
  readonly secondHand?: (typeof SECOND_HANDS)[number] | null | undefined
  readonly motorbike?: Distance | null | undefined
  readonly secondHome?: boolean | null | undefined
  readonly greenTariff?: boolean | null | undefined
  readonly tenure?: (typeof TENURES)[number] | null | undefined
}

export type HouseholdQuestion = keyof HouseholdAnswers

/** The first twelve, and after them those that make an answer more exact; the order decides between equals. */
export const FIRST_QUESTIONS = [
  'people',
  'homeSize',
  'heating',
  'energyUse',
  'cars',
  'carFuel',
  'publicTransport',
  'flights',
  'diet',
  'things',
  'services',
  'buildingWork',
] as const satisfies readonly HouseholdQuestion[]

const FURTHER_QUESTIONS = [
  'region',
  'pets',
  'insulation',
  'temperature',
  'solar',
  'carEfficiency',
  'evHome',
  'flightClass',
  'foodWaste',
  'secondHand',
  'motorbike',
  'secondHome',
  'greenTariff',
  'tenure',
] as const satisfies readonly HouseholdQuestion[]

export const HOUSEHOLD_QUESTIONS: readonly HouseholdQuestion[] = [
  ...FIRST_QUESTIONS,
  ...FURTHER_QUESTIONS,
]

export const isOpen = (answers: HouseholdAnswers, question: HouseholdQuestion): boolean =>
  answers[question] === null || answers[question] === undefined

/** The units of a fuel bill, by what heats the home; heating by electricity has no bill but that of electricity. */
export const UNITS_OF_FUEL: { readonly [H in Heating]?: readonly FuelAmount['unit'][] } = {
  gas: ['kWh', 'therm', 'm3'],
  oil: ['kWh', 'litre', 'usGallon'],
  lpg: ['kWh', 'litre', 'usGallon', 'kg'],
  coal: ['kWh', 'kg'],
  wood: ['kWh', 'kg'],
  district: ['kWh'],
}
