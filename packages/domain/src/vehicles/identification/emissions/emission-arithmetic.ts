import { type Grams, grams } from '../../../quantity/impact-quantity.ts'
import type { VehicleDescription } from '../identify/vehicle-description.ts'
import { KM_PER_MILE } from '../vehicle-kinds.ts'
import type { EmissionFactor, FactorSet } from './emission-factors.ts'

/** Raised with every change of the arithmetic below. */
export const METHOD = 'vehicles-2026-1'

/** One step of the arithmetic: distance × kg CO2e per unit, in grams. */
export type EmissionLine = {
  readonly what: 'tailpipe' | 'electricity' | 'grid-losses'
  readonly kgPerUnit: number
  readonly grams: Grams
  readonly source: string
}

export type YearlyEmissions = {
  readonly method: typeof METHOD
  readonly factorSet: FactorSet
  /** Asked for, when it is not the year of the set. */
  readonly reportingYear: number
  readonly distance: number
  readonly unit: EmissionFactor['unit']
  readonly lines: readonly EmissionLine[]
  /** Of one vehicle, or of one passenger where the figure counts only them. */
  readonly perVehicle: Grams
  readonly of: 'vehicle' | 'passenger'
  readonly vehicles: number
  readonly total: Grams
  /** Of all vehicles; never part of the total. */
  readonly wellToTank: { readonly grams: Grams; readonly year: number } | null
  /** The total by the lowest and the highest of several variants. */
  readonly range: { readonly low: Grams; readonly high: Grams } | null
  /** What is assumed, left out or taken from another year. */
  readonly notes: readonly string[]
}

/** Distance of one vehicle's year in the unit of a factor. */
export function distanceIn(
  unit: EmissionFactor['unit'],
  vehicle: Pick<VehicleDescription, 'annualMileage' | 'mileageUnit'>,
): number {
  const { annualMileage, mileageUnit } = vehicle
  const wantsMiles = unit === 'vehicle-mile' || unit === 'passenger-mile'
  if (wantsMiles) return mileageUnit === 'mi' ? annualMileage : annualMileage / KM_PER_MILE
  return mileageUnit === 'km' ? annualMileage : annualMileage * KM_PER_MILE
}

export function factorLines(
  factor: EmissionFactor,
  distance: number,
  set: FactorSet,
): readonly EmissionLine[] {
  const source = `${set.title}, ${set.edition}: ${factor.rows}`
  const line = (what: EmissionLine['what'], kgPerUnit: number): EmissionLine[] =>
    kgPerUnit === 0 ? [] : [{ what, kgPerUnit, grams: toGrams(distance * kgPerUnit), source }]
  return [
    ...line('tailpipe', factor.tailpipe),
    ...line('electricity', factor.generation),
    ...line('grid-losses', factor.gridLosses),
  ]
}

type EmissionArithmeticParts = Pick<
  YearlyEmissions,
  | 'of'
  | 'reportingYear'
  | 'distance'
  | 'unit'
  | 'lines'
  | 'vehicles'
  | 'wellToTank'
  | 'range'
  | 'notes'
> & { readonly set: FactorSet }

export function summed({
  set,
  lines,
  vehicles,
  ...rest
}: EmissionArithmeticParts): YearlyEmissions {
  const perVehicle = grams(lines.reduce((sum, line) => sum + line.grams, 0))
  return {
    ...rest,
    method: METHOD,
    factorSet: set,
    lines,
    vehicles,
    perVehicle,
    total: grams(perVehicle * vehicles),
  }
}

/** Kilograms to whole grams. */
export const toGrams = (kilograms: number): Grams => grams(Math.round(kilograms * 1_000))

export function yearNotes(set: FactorSet, reportingYear: number): readonly string[] {
  const fallback =
    set.year === reportingYear
      ? []
      : [
          `There is no factor for ${reportingYear} yet; the latest earlier one, of ${set.year}, is used.`,
        ]
  return set.note ? [...fallback, set.note] : fallback
}
