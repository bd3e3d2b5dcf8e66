import type { EmissionFactor } from '@understory/contracts/emission-factors.ts'
import type { Database } from '@understory/database/connect.ts'
import { includedIn, usualCategory } from '@understory/domain/footprints/lines/factor-use.ts'
import { unitsLike } from '@understory/domain/footprints/lines/units.ts'
import { scopeOf } from '@understory/domain/footprints/scopes.ts'
import { factorSet } from '@understory/domain/vehicles/emission-factors.ts'

export function selectFactors(db: Database) {
  return db
    .selectFrom('emission_factor as f')
    .innerJoin('emission_factor_set as s', 's.id', 'f.set_id')
    .select([
      'f.id',
      'f.category',
      'f.name',
      'f.unit',
      'f.kg_co2e',
      'f.kg_co2',
      'f.kg_ch4',
      'f.kg_n2o',
      'f.kg_biogenic_co2',
      's.market',
      's.year',
    ])
}

type FactorRow = Awaited<ReturnType<ReturnType<typeof selectFactors>['executeTakeFirstOrThrow']>>

export function presentFactor(row: FactorRow): EmissionFactor {
  const category = usualCategory(row.category)
  const set = factorSet(row.market, row.year)
  return {
    factorId: row.id,
    set: {
      setId: set.id,
      market: set.market,
      year: set.year,
      title: set.title,
      edition: set.edition,
      gwp: set.gwp,
      licence: set.licence,
      note: set.note,
    },
    category: row.category,
    name: row.name,
    unit: row.unit,
    alsoIn: unitsLike(row.unit).filter((unit) => unit !== row.unit),
    kgCo2e: row.kg_co2e,
    gases: gasesOf(row),
    kgBiogenicCo2: row.kg_biogenic_co2,
    includes: includedIn(row),
    usually: { scope: scopeOf(category), category },
  }
}

/** Given where the source splits a factor by gas at all; a gas that it does not name is none of it. */
function gasesOf({ kg_co2, kg_ch4, kg_n2o }: FactorRow): EmissionFactor['gases'] {
  if (kg_ch4 === null && kg_n2o === null) return null
  return { co2: kg_co2 ?? 0, ch4: kg_ch4 ?? 0, n2o: kg_n2o ?? 0 }
}
