import { parseFuelType } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import {
  type CatalogueFormat,
  catalogueFigureOf,
  completeRow,
  engineOf,
  type RawRow,
  yearOf,
} from './catalogue-row.ts'

const TIDY_FORMAT_COLUMNS = [
  'year',
  'make',
  'base_model',
  'model',
  'engine_l',
  'transmission',
  'fuel_type',
  'g_co2_per_km',
  'source_id',
]

const DOUBTFUL = new Set([
  'phev_above_gas_only',
  'phev_differs_from_utility_factor',
  'co2_mpg_mismatch',
  'phev_above_plausible',
])

/** The tidy form: one row per year, make and variant, of any market by the prefix of its source. */
export const tidyFormat: CatalogueFormat = {
  name: 'the tidy form',
  isOf: (header) => TIDY_FORMAT_COLUMNS.every((column) => header.includes(column)),
  read(row) {
    if (DOUBTFUL.has(row.quality_flag ?? '')) return { refused: `flagged ${row.quality_flag}` }
    const fuelType = parseFuelType(row.fuel_type ?? '')
    const isUs = row.source_id?.startsWith('epa:')
    return completeRow({
      market: isUs ? 'us' : 'uk',
      sourceId: row.source_id || null,
      productionYear: yearOf(row.year),
      fuelType,
      transmission: transmissionOf(row),
      make: row.make ?? null,
      baseModelName: row.base_model ?? null,
      modelName: row.model ?? null,
      engineSizeL: engineOf(row.engine_l ?? '', fuelType),
      gCo2PerKm: catalogueFigureOf(row.g_co2_per_km),
      cycle: isUs ? 'EPA' : row.test_cycle === 'NEDC' ? 'NEDC' : 'WLTP',
      rank: row.source_id?.startsWith('ademe') ? 2 : 1,
    })
  },
}

function transmissionOf({ transmission }: RawRow) {
  return transmission === 'manual' || transmission === 'automatic' ? transmission : null
}
