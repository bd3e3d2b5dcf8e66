import {
  type FuelType,
  KM_PER_MILE,
} from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import {
  type CatalogueFormat,
  catalogueFigureOf,
  completeRow,
  engineOf,
  type RawRow,
  yearOf,
} from './catalogue-row.ts'

const EPA_FORMAT_COLUMNS = [
  'id',
  'year',
  'make',
  'model',
  'displ',
  'trany',
  'fuelType',
  'co2TailpipeGpm',
]

/** "Fuel Economy Data, vehicles.csv" of fueleconomy.gov: grams of CO2 per mile, adjusted to real driving. */
export const epaFormat: CatalogueFormat = {
  name: 'vehicles.csv of fueleconomy.gov',
  isOf: (header) => EPA_FORMAT_COLUMNS.every((column) => header.includes(column)),
  read(row) {
    const fuelType = fuelOf(row)
    const perMile = catalogueFigureOf(isBiFuel(row) ? row.co2TailpipeAGpm : row.co2TailpipeGpm)
    // A fuel that burns and emits nothing was not measured.
    const isKnown = perMile !== null && (perMile > 0 || fuelType === 'bev')
    return completeRow({
      market: 'us',
      sourceId: `epa:${row.id}`,
      productionYear: yearOf(row.year),
      fuelType,
      transmission: transmissionOf(row.trany ?? ''),
      make: row.make ?? null,
      baseModelName: row.baseModel || row.model || null,
      modelName: row.model ?? null,
      engineSizeL: engineOf(row.displ ?? '', fuelType),
      gCo2PerKm: isKnown ? Math.round((perMile / KM_PER_MILE) * 10) / 10 : null,
      cycle: 'EPA',
      rank: 1,
    })
  },
}

const isBiFuel = ({ fuelType = '' }: RawRow) => /natural gas|propane/.test(fuelType)

function fuelOf({ fuelType = '', atvType = '' }: RawRow): FuelType | null {
  if (fuelType === 'Electricity') return 'bev'
  if (/electricity/i.test(fuelType)) return 'phev'
  if (/natural gas|^CNG$/.test(fuelType)) return 'cng'
  if (fuelType.includes('propane')) return 'lpg'
  if (fuelType.includes('E85')) return 'ffv'
  if (atvType === 'Hybrid') return 'hybrid'
  if (fuelType === 'Diesel') return 'diesel'
  return /^(Regular|Midgrade|Premium)/.test(fuelType) ? 'petrol' : null
}

function transmissionOf(text: string): 'manual' | 'automatic' | null {
  if (text.startsWith('Manual')) return 'manual'
  return text.startsWith('Auto') ? 'automatic' : null
}
