import type { ESTIMATE_FIELDS, EstimateAnswers } from '../identify/estimate-options.ts'
import type { VehicleDescription } from '../identify/vehicle-description.ts'
import { type Market, parseFuelType, type VehicleType } from '../vehicle-kinds.ts'
import {
  distanceIn,
  factorLines,
  summed,
  toGrams,
  type YearlyEmissions,
  yearNotes,
} from './emission-arithmetic.ts'
import { OCCUPANCY_ROWS } from './emission-factor-sets.generated.ts'
import { type FactorKey, factorSet, findFactor, findWellToTank } from './emission-factors.ts'

export function factorKey(
  market: Market,
  vehicleType: VehicleType,
  answers: EstimateAnswers,
): FactorKey | null {
  const fuelType = parseFuelType(answers.fuelType ?? '')
  if (!fuelType) return null
  const given = (field: (typeof ESTIMATE_FIELDS)[number]) => answers[field] ?? null
  return {
    market,
    vehicleType,
    fuelType,
    vehicleCategory: given('vehicleCategory') ?? (market === 'us' ? 'average' : null),
    chassis: given('chassis'),
    tonnageCat: given('tonnageCat'),
    laden: given('laden'),
    refrigerated: given('refrigerated'),
  }
}

/** By the factor of its kind, size and fuel. */
export function estimatedEmissions(
  vehicle: VehicleDescription,
  answers: EstimateAnswers,
): YearlyEmissions | null {
  const key = factorKey(vehicle.market, vehicle.vehicleType, answers)
  const reportingYear = Number(answers.reportingYear)
  const factor = key && findFactor(key, reportingYear)
  if (!key || !factor) return null
  const set = factorSet(vehicle.market, factor.year)
  const passengers = answers.wholeVehicle === 'true' ? occupancy(key.vehicleCategory) : 1
  const distance = distanceIn(factor.unit, vehicle) * passengers
  const isPerPassenger = factor.unit.startsWith('passenger') && answers.wholeVehicle !== 'true'
  const upstream = findWellToTank(key, reportingYear)
  return summed({
    set,
    of: isPerPassenger ? 'passenger' : 'vehicle',
    reportingYear,
    distance,
    unit: factor.unit,
    vehicles: vehicle.multiplyVehicles,
    lines: factorLines(factor, distance, set),
    wellToTank: upstream && {
      grams: toGrams(distance * (upstream.wellToTank ?? 0) * vehicle.multiplyVehicles),
      year: upstream.year,
    },
    range: null,
    notes: [
      ...yearNotes(set, reportingYear),
      ...(passengers === 1 ? [] : [occupancyNote(passengers)]),
      ...(factor.derivedFrom
        ? [`No publisher prints this factor; derived: ${factor.derivedFrom}.`]
        : []),
    ],
  })
}

function occupancy(service: string | null): number {
  return Number(OCCUPANCY_ROWS.find(([name]) => name === service)?.[1] ?? Number.NaN)
}

const occupancyNote = (passengers: number) =>
  `A whole bus is its average of ${passengers} passengers (UK methodology paper of 2025, table 25).`
