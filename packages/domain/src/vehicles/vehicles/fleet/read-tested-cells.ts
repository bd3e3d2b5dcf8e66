import { readTypedNumber } from '../../../quantity/typed-number.ts'
import { TEST_CYCLES } from '../../identification/emissions/real-world-uplift.ts'
import type { TypeApproval } from '../../identification/identify/vehicle-description.ts'
import { parseFuelType, TRANSMISSIONS } from '../../identification/vehicle-kinds.ts'
import type { FleetColumn } from './fleet-columns.ts'

export type FleetProblem = { readonly field: FleetColumn; readonly message: string }

const LONGEST_NAME = 120
const MOST_GRAMS_PER_KM = 2_000
const READ_TESTED_CELLS_DECIMALS = 6

/**
 * The tested CO2 of a row, as the export writes it for a car that was looked up; `null`: the row has
 * none, or has problems.
 */
export function readTestedCells(
  cell: (column: FleetColumn) => string,
  problems: FleetProblem[],
): TypeApproval | null {
  if (cell('g_co2e_per_km') === '') return null
  const before = problems.length
  const refuse = (field: FleetColumn, message: string) => {
    problems.push({ field, message })
    return null
  }
  const oneOf = <T extends string>(field: FleetColumn, values: readonly T[]): T | null =>
    values.find((value) => value.toLowerCase() === cell(field).toLowerCase()) ??
    refuse(field, `Please use one of: ${values.join(', ')}.`)
  const grams = (field: FleetColumn): number | null => {
    const read = readTypedNumber(cell(field), {
      decimals: READ_TESTED_CELLS_DECIMALS,
      largest: MOST_GRAMS_PER_KM * 10 ** READ_TESTED_CELLS_DECIMALS,
    })
    return read.ok
      ? read.units / 10 ** READ_TESTED_CELLS_DECIMALS
      : refuse(field, `Please use grams per kilometre from 0 to ${MOST_GRAMS_PER_KM}.`)
  }
  const name = (field: FleetColumn) => cell(field).slice(0, LONGEST_NAME) || null
  const source = oneOf('figure_from', ['catalogue', 'registry'])
  const cycle = oneOf('test_cycle', TEST_CYCLES)
  const gCo2ePerKm = grams('g_co2e_per_km')
  const make = name('make') ?? refuse('make', 'Please give the make.')
  const year = Number(/^(?:19|20)\d\d$/.exec(cell('production_year'))?.[0])
  if (!year) refuse('production_year', 'Please use a year such as 2019.')
  const fuelType =
    parseFuelType(cell('fuel_type')) ?? refuse('fuel_type', 'Please use a fuel of the example.')
  const spread = cell('variants') === '' ? null : readSpread(cell, grams)
  if (problems.length > before || !source || !cycle || !make || !fuelType) return null
  return {
    source,
    fuelType,
    transmission: TRANSMISSIONS.find((each) => each === cell('transmission')) ?? null,
    make,
    productionYear: year,
    baseModelName: name('base_model'),
    modelName: name('model'),
    engineSizeL: cell('engine_size_l').slice(0, 8) || null,
    gCo2ePerKm: gCo2ePerKm ?? 0,
    spread,
    cycle,
  }
}

function readSpread(
  cell: (column: FleetColumn) => string,
  grams: (field: FleetColumn) => number | null,
): TypeApproval['spread'] {
  const variants = readTypedNumber(cell('variants'), { decimals: 0, largest: 100_000 })
  const [low, high] = [grams('lowest_g_per_km'), grams('highest_g_per_km')]
  if (!variants.ok || variants.units < 2 || low === null || high === null) return null
  return { low, high, variants: variants.units }
}
