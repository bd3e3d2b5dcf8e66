import { fullName } from '../activity-key.ts'
import { FUEL_KWH_ROWS, VEHICLE_KWH_ROWS } from './kwh.generated.ts'

/** Energy of one unit: by net calorific value as vehicles are published, and by gross. */
export type KwhPerUnit = { readonly gross: number; readonly net: number }

type PublishedFactor = {
  readonly factorId: string
  readonly year: number
  readonly category: string
  readonly name: string
  readonly unit: string
}

const FUELS = new Map(
  FUEL_KWH_ROWS.map(([id, , , gross, net]) => [id, { gross: Number(gross), net: Number(net) }]),
)
const VEHICLES = new Map(VEHICLE_KWH_ROWS.map(([id, kWh]) => [id, Number(kWh)]))

/** The ratios of a fuel of a year, in whatever unit it has them. */
const RATIOS = new Map(
  FUEL_KWH_ROWS.map(([id, name, , gross, net]) => [
    `${id.slice('uk-'.length, 'uk-2025'.length)} ${name}`,
    Number(gross) / Number(net),
  ]),
)
const LATEST = 2025
const DIESEL = 'Liquid fuels > Diesel (average biofuel blend)'
const PETROL = 'Liquid fuels > Petrol (average biofuel blend)'

/** Gross by net calorific value; of a set without its own figures that of the latest that has them. */
const ratioOf = (year: number, fuel: string): number | null =>
  RATIOS.get(`${year} ${fuel}`) ?? RATIOS.get(`${LATEST} ${fuel}`) ?? null

const withoutUnit = (name: string) => name.replace(/ > (?:Energy - \w+ CV|Volume|Tonnes)$/, '')

/** Whether the publisher gives the energy of a vehicle that this is a factor of. */
export const isVehicleWithEnergy = ({ factorId }: Pick<PublishedFactor, 'factorId'>): boolean =>
  VEHICLES.has(factorId)

/** kWh of one unit of a factor of the United Kingdom; `null`: the publisher gives none. */
export function kWhPerUnit(factor: PublishedFactor): KwhPerUnit | null {
  const { factorId, year, unit } = factor
  if (unit === 'kWh') return { gross: 1, net: 1 }
  const net = VEHICLES.get(factorId)
  if (net !== undefined) {
    const ratio = ratioOfVehicle(factor)
    return ratio === null ? null : { gross: net * ratio, net }
  }
  const fuel = FUELS.get(factorId)
  if (fuel) return fuel
  const ratio = ratioOf(year, withoutUnit(fullName(factor)))
  if (ratio === null) return null
  if (unit === 'kWh (Gross CV)') return { gross: 1, net: 1 / ratio }
  if (unit === 'kWh (Net CV)') return { gross: ratio, net: 1 }
  return latestFuel(factor)
}

/** A fuel of a set that came after the table, as that of the latest year in it. */
function latestFuel(factor: PublishedFactor): KwhPerUnit | null {
  const name = withoutUnit(fullName(factor))
  const row = FUEL_KWH_ROWS.find(
    ([id, fuel, unit]) => id.startsWith(`uk-${LATEST}:`) && fuel === name && unit === factor.unit,
  )
  return row ? { gross: Number(row[3]), net: Number(row[4]) } : null
}

/** Published kWh of vehicles are net; that of batteries is neither. */
function ratioOfVehicle({ year, name }: PublishedFactor): number | null {
  const last = name.split(' > ').at(-1) ?? ''
  if (last === 'Battery Electric Vehicle') return 1
  if (last === 'CNG' || last === 'LPG') return ratioOf(year, `Gaseous fuels > ${last}`)
  const [diesel, petrol] = [ratioOf(year, DIESEL), ratioOf(year, PETROL)]
  if (diesel === null || petrol === null) return null
  if (last === 'Diesel' || name.startsWith('HGV')) return diesel
  const isOther = last === 'Unknown' || last === 'Average'
  if (name.startsWith('Van') && last !== 'Petrol') return diesel
  return isOther && name.startsWith('Cars') ? (diesel + petrol) / 2 : petrol
}
