import type { FuelType } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import {
  type CatalogueFormat,
  catalogueFigureOf,
  completeRow,
  engineOf,
  type RawRow,
  yearOf,
} from './catalogue-row.ts'

const VCA_FORMAT_COLUMNS = [
  'Manufacturer',
  'Model',
  'Description',
  'Manual or Automatic',
  'Engine Capacity',
  'Fuel Type',
  'Powertrain',
  'WLTP CO2',
]

/**
 * "Car fuel data" of the Vehicle Certification Agency in its WLTP form; a row belongs to the year of
 * its change.
 */
export const vcaFormat: CatalogueFormat = {
  name: 'car fuel data of the VCA',
  isOf: (header) => VCA_FORMAT_COLUMNS.every((column) => header.includes(column)),
  read(row, line) {
    const fuelType = fuelOf(row)
    const year = yearOf(/\b(\d{4})\b/.exec(row['Date of change'] ?? '')?.[1])
    const engine = Number(row['Engine Capacity']) / 1_000
    return completeRow({
      market: 'uk',
      sourceId: `vca${year}:${line}`,
      productionYear: year,
      fuelType,
      transmission: transmissionOf(row['Manual or Automatic'] ?? ''),
      make: makeOf(row.Manufacturer ?? ''),
      baseModelName: modelOf(row.Model ?? ''),
      modelName: [modelOf(row.Model ?? ''), row.Description?.trim()].filter(Boolean).join(' '),
      engineSizeL: engineOf(engine > 0 ? String(engine) : '', fuelType),
      gCo2PerKm: co2Of(row, fuelType),
      cycle: 'WLTP',
      rank: 1,
    })
  },
}

function fuelOf(row: RawRow): FuelType | null {
  const powertrain = row.Powertrain ?? ''
  const fuel = row['Fuel Type'] ?? ''
  if (/plug-?in|range extend/i.test(powertrain)) return 'phev'
  if (/battery electric/i.test(powertrain) || fuel === 'Electricity') return 'bev'
  if (/electric/i.test(fuel)) return 'hybrid'
  if (/LPG/.test(fuel)) return 'lpg'
  if (/CNG/.test(fuel)) return 'cng'
  if (/^Diesel/.test(fuel)) return 'diesel'
  return /^Petrol/.test(fuel) ? 'petrol' : null
}

/** Weighted by the utility factor where the car charges; 0 means not measured. */
function co2Of(row: RawRow, fuel: FuelType | null): number | null {
  if (fuel === 'bev') return 0
  const weighted = fuel === 'phev' ? catalogueFigureOf(row['WLTP CO2 Weighted']) : null
  return weighted || catalogueFigureOf(row['WLTP CO2']) || null
}

function transmissionOf(text: string): 'manual' | 'automatic' | null {
  if (/manual/i.test(text)) return 'manual'
  return /auto|electric/i.test(text) ? 'automatic' : null
}

const WRITTEN_IN_CAPITALS = new Set([
  'BMW',
  'MG',
  'DS',
  'KGM',
  'BYD',
  'MINI',
  'SEAT',
  'GWM',
  'XPENG',
])

const makeOf = (make: string) =>
  WRITTEN_IN_CAPITALS.has(make.trim())
    ? make.trim()
    : make.trim().replace(/[A-Z]+/g, (word) => `${word[0]}${word.slice(1).toLowerCase()}`)

const modelOf = (model: string) =>
  model.replace(/,?\s{0,3}(?:from\s{1,3})?(?:MY\s?\d{2,4}|\d{4}\s?MY)\b.*/is, '').trim()
