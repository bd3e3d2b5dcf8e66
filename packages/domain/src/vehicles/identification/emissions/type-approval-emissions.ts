import type { TypeApproval, VehicleDescription } from '../identify/vehicle-description.ts'
import {
  distanceIn,
  type EmissionLine,
  factorLines,
  summed,
  toGrams,
  type YearlyEmissions,
} from './emission-arithmetic.ts'
import { type FactorKey, factorSet, findFactor } from './emission-factors.ts'
import { realWorldUplift, type Uplift } from './real-world-uplift.ts'

const CO2_ALONE =
  'A type-approval figure is CO2 alone: methane and nitrous oxide of the engine are not in it.'
const NO_CHARGING =
  'Electricity for charging is not in this figure: no factor is published for plug-in hybrids in the United States.'

/** Tested CO2, uplifted to real driving, plus the electricity of cars that charge. */
export function typeApprovalEmissions(
  vehicle: VehicleDescription,
  tested: TypeApproval,
  thisYear: number,
): YearlyEmissions | null {
  const electricity = findElectricity(vehicle, tested, thisYear)
  if (!electricity && tested.fuelType === 'bev') return null
  const set = electricity
    ? factorSet(vehicle.market, electricity.year)
    : latestSet(vehicle, thisYear)
  if (!set) return null
  const uplift = upliftOf(tested)
  const km = distanceIn('km', vehicle)
  const lines = [
    ...tailpipe(tested, tested.gCo2ePerKm, uplift, km),
    ...(electricity
      ? factorLines({ ...electricity, tailpipe: 0 }, distanceIn(electricity.unit, vehicle), set)
      : []),
  ]
  const { spread } = tested
  const totalBy = (g: number) => {
    const others = lines.filter(({ what }) => what !== 'tailpipe')
    return summed({
      ...shared,
      lines: [...tailpipe(tested, g, uplift, km), ...others],
    }).total
  }
  const shared = {
    set,
    of: 'vehicle' as const,
    reportingYear: set.year,
    distance: km,
    unit: 'km' as const,
    vehicles: vehicle.multiplyVehicles,
    wellToTank: null,
    range: null,
    notes: notesOf(vehicle, tested, uplift),
  }
  const emissions = summed({ ...shared, lines })
  return spread && spread.low !== spread.high
    ? { ...emissions, range: { low: totalBy(spread.low), high: totalBy(spread.high) } }
    : emissions
}

function upliftOf({ cycle, productionYear, fuelType }: TypeApproval): Uplift | null {
  return realWorldUplift({ cycle, year: productionYear, isPlugInHybrid: fuelType === 'phev' })
}

function tailpipe(
  tested: TypeApproval,
  gramsPerKm: number,
  uplift: Uplift | null,
  km: number,
): readonly EmissionLine[] {
  if (gramsPerKm === 0) return []
  const kgPerUnit = (gramsPerKm * (1 + (uplift?.percent ?? 0) / 100)) / 1_000
  const from = `${gramsPerKm} g CO2/km (${tested.cycle})`
  const source = uplift
    ? `${from} plus ${uplift.percent}% to real driving: ${uplift.source}`
    : `${from}, adjusted to real driving by its publisher`
  return [{ what: 'tailpipe', kgPerUnit, grams: toGrams(km * kgPerUnit), source }]
}

/** The average car that charges; its own consumption is in no catalogue. */
function findElectricity(vehicle: VehicleDescription, { fuelType }: TypeApproval, year: number) {
  if (fuelType !== 'bev' && fuelType !== 'phev') return null
  return findFactor({ ...averageCar(vehicle), fuelType }, year)
}

function latestSet(vehicle: VehicleDescription, year: number) {
  const factor = findFactor(averageCar(vehicle), year)
  return factor && factorSet(vehicle.market, factor.year)
}

const averageCar = ({ market }: VehicleDescription): FactorKey => ({
  market,
  vehicleType: 'car',
  fuelType: 'unknown',
  vehicleCategory: 'average',
  chassis: null,
  tonnageCat: null,
  laden: null,
  refrigerated: null,
})

function notesOf(vehicle: VehicleDescription, tested: TypeApproval, uplift: Uplift | null) {
  const { fuelType, spread, productionYear } = tested
  const notes: string[] = []
  if (fuelType !== 'bev') notes.push(CO2_ALONE)
  if (uplift?.year && uplift.year !== productionYear && fuelType !== 'bev') {
    notes.push(
      `The uplift is that of ${uplift.year}, the nearest year to ${productionYear} that one is published for.`,
    )
  }
  if (spread && spread.variants > 1) {
    notes.push(
      `${spread.variants} variants have this description, from ${spread.low} to ${spread.high} g/km; the median is used.`,
    )
  }
  if (fuelType === 'phev' && vehicle.market === 'us') notes.push(NO_CHARGING)
  if (fuelType === 'bev' || (fuelType === 'phev' && vehicle.market === 'uk')) {
    notes.push('The electricity is that of the average car of its kind.')
  }
  return notes
}
