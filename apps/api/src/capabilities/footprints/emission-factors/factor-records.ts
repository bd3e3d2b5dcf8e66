import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { isMoney } from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import { unitsLike } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { scopeOf } from '@understory/domain/footprints/company-footprints/scopes.ts'
import {
  factorBasis,
  factorPublication,
} from '@understory/domain/footprints/emission-factors/factor-publications.ts'
import {
  includedIn,
  usualCategory,
} from '@understory/domain/footprints/emission-factors/factor-use.ts'
import {
  GWP_NOT_STATED,
  gasSplitOf,
} from '@understory/domain/footprints/emission-factors/gas-split.ts'
import { kgByScopes } from '@understory/domain/footprints/emission-factors/gases-of-factor.ts'
import { spendSet } from '@understory/domain/footprints/emission-factors/spend-sets.ts'
import { upstreamFactors } from '@understory/domain/footprints/emission-factors/upstream-factors.ts'
import { factorSet } from '@understory/domain/vehicles/identification/emissions/emission-factors.ts'
import { z } from 'zod'

export function selectFactors(db: Database | Tx) {
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
      's.id as set_id',
      's.market',
      's.year',
      's.kind',
      's.revision',
      's.source',
    ])
}

export type FactorRow = Awaited<
  ReturnType<ReturnType<typeof selectFactors>['executeTakeFirstOrThrow']>
>

export function presentFactor(row: FactorRow): EmissionFactor {
  const category = usualCategory(row.category)
  const basis = factorBasis({ setId: row.set_id, category: row.category })
  const set = setOf(row)
  const { inScopes, outside } = kgByScopes({ ...row, kgCo2e: row.kg_co2e, gwp: set.gwp })
  return {
    factorId: row.id,
    set,
    category: row.category,
    name: row.name,
    unit: row.unit,
    alsoIn: isMoney(row.unit) ? [] : unitsLike(row.unit).filter((unit) => unit !== row.unit),
    kgCo2e: inScopes,
    gases: gasesOf(row) ?? gasSplitOf({ factorId: row.id, kgCo2e: row.kg_co2e, gwp: set.gwp }),
    kgBiogenicCo2: row.kg_biogenic_co2,
    kgOtherGases: outside,
    includes: includedIn({ ...row, basis }),
    basis,
    usually: { scope: scopeOf(category), category },
  }
}

const ImportedSource = z.object({
  title: z.string(),
  edition: z.string(),
  gwp: z.string(),
  licence: z.string(),
  note: z.string().nullable(),
})

function setOf(row: FactorRow): EmissionFactor['set'] {
  const { set_id: setId, market, year, kind, revision } = row
  if (row.source !== null) {
    return { setId, market, year, kind, ...ImportedSource.parse(row.source) }
  }
  const publication = factorPublication(setId)
  if (publication) return { setId, market, year, kind, ...publication }
  // What is of neither has a publication of its own.
  const country = market === 'us' ? 'us' : 'uk'
  if (kind === 'spend') {
    return { setId, market, year, kind, gwp: GWP_NOT_STATED, ...spendSet(country) }
  }
  const { title, gwp, licence, note, ...set } = factorSet(country, year)
  const edition = revision === 1 ? set.edition : `${set.edition}, correction ${revision - 1}`
  return { setId, market, year, kind: 'activity', title, edition, gwp, licence, note }
}

/** Given where the source splits a factor by gas at all; a gas that it does not name is none of it. */
function gasesOf({ kg_co2, kg_ch4, kg_n2o }: FactorRow): EmissionFactor['gases'] {
  if (kg_ch4 === null && kg_n2o === null) return null
  return { co2: kg_co2 ?? 0, ch4: kg_ch4 ?? 0, n2o: kg_n2o ?? 0 }
}

/** Published factors by their ids; one that there is not is missing. */
export async function findFactors(
  db: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EmissionFactor>> {
  if (ids.length === 0) return new Map()
  const rows = await selectFactors(db)
    .where((eb) => anyOf(eb.ref('f.id'), [...new Set(ids)]))
    .execute()
  return new Map(rows.map((row) => [row.id, presentFactor(row)]))
}

/**
 * Well-to-tank and grid losses that belong to a factor, in the same unit: of its set, or where that has none of
 * them, of the latest one before it.
 */
export async function findUpstreamFactors(
  db: Database | Tx,
  { category, name, unit, set }: EmissionFactor,
): Promise<EmissionFactor[]> {
  const wanted = upstreamFactors({ category, name })
  if (wanted.length === 0) return []
  const rows = await selectFactors(db)
    .where('s.market', '=', set.market)
    .where('s.kind', '=', set.kind)
    .where('s.year', '<=', set.year)
    .where('f.unit', '=', unit)
    .where((eb) =>
      eb.or(
        wanted.map((each) =>
          eb.and([
            eb('f.category', '=', each.category),
            each.isBeginning
              ? eb(eb.fn('starts_with', [eb.fn('lower', ['f.name']), eb.val(each.name)]), '=', true)
              : eb(eb.fn('lower', ['f.name']), '=', each.name),
          ]),
        ),
      ),
    )
    .orderBy((eb) => eb('s.id', '=', set.setId), 'desc')
    .orderBy('s.year', 'desc')
    .orderBy('s.revision', 'desc')
    .orderBy('f.id')
    .execute()
  return rows.filter(({ set_id }) => set_id === rows[0]?.set_id).map(presentFactor)
}
