import type { CategoryKey } from '../company-footprints/scopes.ts'

export const METER_KINDS = ['electricity', 'gas', 'heat', 'water'] as const
export type MeterKind = (typeof METER_KINDS)[number]

/** What a gas meter counts is cubic metres; its bills may say either. */
export const METER_UNITS = ['kWh', 'm3'] as const
export type MeterUnit = (typeof METER_UNITS)[number]

type KindOfMeter = {
  readonly name: string
  readonly units: readonly MeterUnit[]
  readonly category: CategoryKey
  /** What a search of factors calls it. */
  readonly activity: string
  /** The unit that its lines are counted in. */
  readonly unit: string
}

const KINDS: ReadonlyMap<MeterKind, KindOfMeter> = new Map([
  [
    'electricity',
    {
      name: 'Electricity',
      units: ['kWh'],
      category: 'indirectElectricityEmissions',
      activity: 'electricity',
      unit: 'kWh',
    },
  ],
  [
    'gas',
    {
      name: 'Gas',
      units: ['kWh', 'm3'],
      category: 'stationaryCombustion',
      activity: 'natural_gas',
      unit: 'kWh (Gross CV)',
    },
  ],
  [
    'heat',
    {
      name: 'Heat',
      units: ['kWh'],
      category: 'combinedHeatAndPower',
      activity: 'district_heat',
      unit: 'kWh',
    },
  ],
  [
    'water',
    {
      name: 'Water',
      units: ['m3'],
      category: 'purchasedGoodsAndServices',
      activity: 'water',
      unit: 'cubic metres',
    },
  ],
])

export function meterKind(kind: MeterKind): KindOfMeter {
  const found = KINDS.get(kind)
  if (!found) throw new Error(`there is no meter of ${kind}`)
  return found
}

/** The correction for temperature and pressure of British gas bills. */
const GAS_CORRECTION = 1.022_64
const MJ_PER_KWH = 3.6
/** MJ in a cubic metre, where the bill does not say it. */
export const USUAL_CALORIFIC_VALUE = 39.5

/** Cubic metres of a gas meter in kWh, gross. */
export const gasInKWh = (cubicMetres: number, calorificValue: number): number =>
  (cubicMetres * GAS_CORRECTION * calorificValue) / MJ_PER_KWH

/** Before what a line of a meter answers; after it stands the meter. */
export const METER_QUESTION = 'meter:'
