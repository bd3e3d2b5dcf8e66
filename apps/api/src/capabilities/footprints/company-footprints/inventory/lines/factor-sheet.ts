import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { factorInWords } from '@understory/domain/footprints/emission-factors/factor-in-words.ts'
import type { SheetToWrite } from '@understory/spreadsheets/write-xlsx.ts'
import type { Deps } from '../../../../../deps.ts'
import { listUsualFactors } from '../../../emission-factors/public.ts'

const MOST_FACTORS = 600

/** Published factors to choose from by their id: first those that are usual in a country. */
export async function factorSheet(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  country: string,
): Promise<SheetToWrite> {
  const year = clock().getUTCFullYear()
  const factors = await listUsualFactors(db, { country, year, most: MOST_FACTORS })
  return {
    name: 'Factors',
    header: ['factor_id', 'name', 'unit', 'category', 'kg_co2e_per_unit', 'year'],
    rows: factors.map(factorCells),
  }
}

const factorCells = ({ factorId, name, unit, usually, kgCo2e, set }: EmissionFactor) => [
  factorId,
  factorInWords(name),
  unit,
  categoryName(usually.category),
  kgCo2e,
  set.year,
]
