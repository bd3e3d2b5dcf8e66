import { EMISSION_FACTORS, findFactor, LADEN } from '../emissions/emission-factors.ts'
import {
  FUEL_TYPES,
  type FuelType,
  fuelWord,
  type Market,
  parseFuelType,
  type VehicleType,
} from '../vehicle-kinds.ts'
import { categoryWord, LADEN_WORDS, TONNAGE_WORDS } from './option-words.ts'

export const ESTIMATE_FIELDS = [
  'fuelType',
  'reportingYear',
  'vehicleCategory',
  'chassis',
  'tonnageCat',
  'laden',
  'refrigerated',
  'wholeVehicle',
] as const
export type EstimateField = (typeof ESTIMATE_FIELDS)[number]

export type EstimateAnswers = { readonly [field in EstimateField]?: string }

export type Option = { readonly value: string; readonly label: string; readonly hint?: string }

const HGV_FIELDS: readonly EstimateField[] = [
  'fuelType',
  'reportingYear',
  'chassis',
  'tonnageCat',
  'laden',
  'refrigerated',
]
const BUS_FIELDS: readonly EstimateField[] = [
  'fuelType',
  'reportingYear',
  'vehicleCategory',
  'wholeVehicle',
]

/** What is asked of a vehicle, in order: specification section 3. The US set splits lorries no further. */
export function estimateFields(market: Market, type: VehicleType): readonly EstimateField[] {
  if (type === 'hgv' && market === 'uk') return HGV_FIELDS
  // Occupancy is published for the United Kingdom alone, and so is a whole bus.
  if (type === 'bus' && market === 'uk') return BUS_FIELDS
  return ['fuelType', 'reportingYear', 'vehicleCategory']
}

type EstimateOptionsInput = {
  readonly market: Market
  readonly vehicleType: VehicleType
  readonly answers: EstimateAnswers
  /** The newest year that can be reported on: that of the product's clock. */
  readonly thisYear: number
}

/** What can be answered, given what was answered before. Only what has a factor is offered. */
export function estimateOptions(
  asked: EstimateOptionsInput,
  field: EstimateField,
): readonly Option[] {
  if (field === 'fuelType') return fuelOptions(asked)
  const fuel = parseFuelType(asked.answers.fuelType ?? '')
  if (!fuel) return []
  if (field === 'reportingYear') return yearOptions(asked, fuel)
  if (field === 'wholeVehicle') return WHOLE_OPTIONS
  return factorOptions(asked, fuel, field)
}

const WHOLE_OPTIONS: readonly Option[] = [
  { value: 'false', label: 'One passenger', hint: 'The distance one person rides.' },
  { value: 'true', label: 'The whole bus', hint: 'Every passenger of an average journey.' },
]

const ofVehicle = ({ market, vehicleType }: EstimateOptionsInput) =>
  EMISSION_FACTORS.filter(
    (factor) => factor.market === market && factor.vehicleType === vehicleType,
  )

function fuelOptions(asked: EstimateOptionsInput): readonly Option[] {
  const offered = new Set(ofVehicle(asked).map(({ fuelType }) => fuelType))
  const isOnlyOne = offered.size === 1
  return FUEL_TYPES.filter((fuel) => offered.has(fuel)).map((value) => {
    if (!isOnlyOne) return { value, label: fuelWord(value, asked.market) }
    if (value === 'unknown') return { value, label: 'Any fuel' }
    return { value, label: fuelWord(value, asked.market), hint: ONLY_FUEL }
  })
}

const ONLY_FUEL = 'The only fuel with a published figure for this kind of vehicle.'

function yearOptions(asked: EstimateOptionsInput, fuel: FuelType): readonly Option[] {
  const published = ofVehicle(asked)
    .filter(({ fuelType }) => fuelType === fuel)
    .map(({ year }) => year)
  if (published.length === 0) return []
  const first = Math.min(...published)
  const last = Math.max(asked.thisYear, ...published)
  return Array.from({ length: last - first + 1 }, (_, index) => last - index).map((year) => {
    if (published.includes(year)) return { value: String(year), label: String(year) }
    const used = Math.max(...published.filter((each) => each < year))
    return { value: String(year), label: String(year), hint: `With the factors of ${used}.` }
  })
}

type FactorField = 'vehicleCategory' | 'chassis' | 'tonnageCat' | 'laden' | 'refrigerated'

function factorOptions(
  asked: EstimateOptionsInput,
  fuel: FuelType,
  field: FactorField,
): readonly Option[] {
  const { answers } = asked
  const year = Number(answers.reportingYear)
  const before = (['chassis', 'tonnageCat', 'laden'] as const).filter(
    (earlier) => isEarlier(earlier, field) && answers[earlier] !== undefined,
  )
  const reachable = ofVehicle(asked).filter(
    (factor) =>
      factor.fuelType === fuel &&
      findFactor(factor, year) !== null &&
      before.every((earlier) => factor[earlier] === answers[earlier]),
  )
  const values = [...new Set(reachable.map((factor) => factor[field]).filter((v) => v !== null))]
  return values
    .toSorted((a, b) => rank(field, a) - rank(field, b))
    .map((value) => ({ value, label: wordOf(asked, fuel, field, value) }))
}

const HGV_ORDER = ['chassis', 'tonnageCat', 'laden', 'refrigerated']
const isEarlier = (one: string, other: string) => HGV_ORDER.indexOf(one) < HGV_ORDER.indexOf(other)

const ESTIMATE_OPTIONS_ORDER: Record<FactorField, readonly string[]> = {
  vehicleCategory: [
    'average',
    'small',
    'medium',
    'large',
    'mini',
    'supermini',
    'lowerMedium',
    'upperMedium',
    'executive',
    'luxury',
    'sports',
    'dualPurpose4x4',
    'mpv',
    'averageLocalBus',
    'localBusNotLondon',
    'localBusLondon',
    'coach',
  ],
  chassis: ['rigid', 'articulated'],
  tonnageCat: ['average', 'light', 'medium', 'heavy'],
  laden: LADEN,
  refrigerated: ['false', 'true'],
}

const rank = (field: FactorField, value: string) => ESTIMATE_OPTIONS_ORDER[field].indexOf(value)

function wordOf(
  asked: EstimateOptionsInput,
  fuel: FuelType,
  field: FactorField,
  value: string,
): string {
  const { market, vehicleType, answers } = asked
  switch (field) {
    case 'vehicleCategory':
      return categoryWord({ market, vehicleType, fuel, category: value })
    case 'chassis':
      return value === 'rigid' ? 'Rigid' : 'Articulated'
    case 'tonnageCat':
      return TONNAGE_WORDS[`${answers.chassis ?? ''} ${value}`] ?? 'Average'
    case 'laden':
      return LADEN_WORDS[value] ?? value
    case 'refrigerated':
      return value === 'true' ? 'Refrigerated' : 'Not refrigerated'
  }
}
