import { numberSentence, readTypedNumber } from '../../../quantity/typed-number.ts'
import { parseLaden } from '../../identification/emissions/emission-factors.ts'
import {
  type EstimateAnswers,
  type EstimateField,
  estimateFields,
  estimateOptions,
} from '../../identification/identify/estimate-options.ts'
import {
  namesSeveral,
  ONE_OF_REGISTRATION,
  parseRegistration,
} from '../../identification/identify/registration.ts'
import type {
  VehicleBasis,
  VehicleDescription,
} from '../../identification/identify/vehicle-description.ts'
import {
  LARGEST_MILEAGE,
  MARKETS,
  MILEAGE_UNITS,
  MOST_VEHICLES,
  parseFuelType,
  VEHICLE_TYPES,
} from '../../identification/vehicle-kinds.ts'
import type { FleetColumn } from './fleet-columns.ts'
import { type FleetProblem, readTestedCells } from './read-tested-cells.ts'

/** A row that gives a registration number alone: the registry says what the vehicle is. */
export type FleetLookUp = Pick<
  VehicleDescription,
  'annualMileage' | 'mileageUnit' | 'multiplyVehicles'
> & { readonly registrationNumber: string }

export type FleetRow =
  | { readonly ok: true; readonly vehicle: VehicleDescription }
  | { readonly ok: true; readonly lookUp: FleetLookUp }
  | { readonly ok: false; readonly problems: readonly FleetProblem[] }

type Cells = { readonly [column in FleetColumn]?: string }

const COLUMN_OF: Record<EstimateField, FleetColumn> = {
  fuelType: 'fuel_type',
  reportingYear: 'reporting_year',
  vehicleCategory: 'vehicle_category',
  chassis: 'chassis',
  tonnageCat: 'tonnage',
  laden: 'laden',
  refrigerated: 'refrigerated',
  wholeVehicle: 'whole_vehicle',
}

/** What a blank cell means where the publishers have an average. */
const WHEN_BLANK: Partial<Record<EstimateField, string>> = {
  vehicleCategory: 'average',
  tonnageCat: 'average',
  laden: 'average',
  refrigerated: 'false',
  wholeVehicle: 'true',
}

/** A vehicle from the cells of one row, or everything that is wrong with it. */
export function readFleetRow(cells: Cells, thisYear: number): FleetRow {
  const problems: FleetProblem[] = []
  const cell = (column: FleetColumn) => cells[column]?.trim() ?? ''
  const oneOf = <T extends string>(
    column: FleetColumn,
    values: readonly T[],
    blank: T | null,
  ): T | null => {
    const typed = cell(column).toLowerCase()
    const found = typed === '' ? blank : values.find((value) => value === typed)
    if (!found)
      problems.push({ field: column, message: `Please use one of: ${values.join(', ')}.` })
    return found ?? null
  }
  const number = (column: FleetColumn, most: number, blank: number | null): number => {
    const typed = cell(column)
    if (typed === '' && blank !== null) return blank
    const read = readTypedNumber(typed, { decimals: 0, largest: most })
    if (read.ok && read.units >= 1) return read.units
    const message =
      !read.ok && read.problem === 'two-readings'
        ? numberSentence(read.problem, typed, { decimals: 0 })
        : `Please use a whole number from 1 to ${most}.`
    problems.push({ field: column, message })
    return Number.NaN
  }
  const isLookUp = cell('vehicle_type') === '' && cell('registration_number') !== ''
  const market = oneOf('market', MARKETS, 'uk')
  const vehicleType = isLookUp ? null : oneOf('vehicle_type', VEHICLE_TYPES, null)
  const usage = {
    annualMileage: number('annual_mileage', LARGEST_MILEAGE, null),
    mileageUnit: oneOf('mileage_unit', MILEAGE_UNITS, 'mi') ?? 'mi',
    multiplyVehicles: number('vehicles', MOST_VEHICLES, 1),
  }
  const registrationNumber = readRegistration(cell('registration_number'), problems)
  if (namesSeveral({ registrationNumber, ...usage })) {
    problems.push({ field: 'vehicles', message: ONE_OF_REGISTRATION })
  }
  if (isLookUp && problems.length === 0 && registrationNumber) {
    return { ok: true, lookUp: { registrationNumber, ...usage } }
  }
  if (!market || !vehicleType) return { ok: false, problems }
  const tested = readTestedCells(cell, problems)
  // What is wrong with a tested figure is not told once more as an estimate.
  if (problems.length > 0) return { ok: false, problems }
  const answers = tested ? {} : readAnswers({ market, vehicleType, thisYear }, cell, problems)
  if (problems.length > 0) return { ok: false, problems }
  const basis: VehicleBasis = tested
    ? { kind: 'type-approval', ...tested }
    : { kind: 'ghg-estimate', answers }
  return { ok: true, vehicle: { market, vehicleType, basis, registrationNumber, ...usage } }
}

function readRegistration(typed: string, problems: FleetProblem[]): string | null {
  if (typed === '') return null
  const parsed = parseRegistration(typed)
  if (parsed.ok) return parsed.registration
  problems.push({ field: 'registration_number', message: 'Letters, numbers and spaces only.' })
  return null
}

type ReadFleetRowKind = Pick<VehicleDescription, 'market' | 'vehicleType'> & {
  readonly thisYear: number
}

function readAnswers(
  kind: ReadFleetRowKind,
  cell: (column: FleetColumn) => string,
  problems: FleetProblem[],
): EstimateAnswers {
  let answers: EstimateAnswers = {}
  for (const field of estimateFields(kind.market, kind.vehicleType)) {
    const options = estimateOptions({ ...kind, answers }, field)
    const value = chosenOption(field, cell(COLUMN_OF[field]), options)
    if (value === null) {
      const offered = options.map((option) => option.value).join(', ')
      problems.push({ field: COLUMN_OF[field], message: `Please use one of: ${offered}.` })
      // What follows depends on this answer; to judge it as well would only be noise.
      return answers
    }
    answers = { ...answers, [field]: value }
  }
  return answers
}

function wordOf(field: EstimateField, typed: string): string | null {
  if (field === 'fuelType') return parseFuelType(typed)
  return field === 'laden' ? parseLaden(typed.toLowerCase()) : typed
}

function chosenOption(
  field: EstimateField,
  typed: string,
  options: readonly { readonly value: string }[],
): string | null {
  const values = options.map(({ value }) => value)
  if (typed === '') {
    const blank = field === 'reportingYear' ? values[0] : WHEN_BLANK[field]
    if (blank !== undefined && values.includes(blank)) return blank
    return values.length === 1 ? (values[0] ?? null) : null
  }
  const wanted = wordOf(field, typed)
  return values.find((value) => value.toLowerCase() === wanted?.toLowerCase()) ?? null
}
