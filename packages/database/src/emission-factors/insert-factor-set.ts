import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import { sql } from 'kysely'
import type { Database } from '../connect.ts'

/** A factor as a line of a file has it: kg per unit. */
export type FactorLine = readonly [
  id: string,
  scope: number,
  category: string,
  name: string,
  unit: string,
  kgCo2e: number,
  kgCo2?: number | null,
  kgCh4?: number | null,
  kgN2o?: number | null,
  kgBiogenicCo2?: number | null,
]

/** Where the factors of an imported set are from. */
export type FactorSource = {
  readonly title: string
  readonly edition: string
  /** The IPCC report whose warming potentials it uses. */
  readonly gwp: string
  readonly licence: string
  readonly note: string | null
}

export type NewFactorSet = {
  readonly id: string
  readonly sha256: string
  /** null: the product names it. */
  readonly source: FactorSource | null
  readonly factors: readonly FactorLine[]
}

/** All of a set, or nothing of it. */
export async function insertFactorSet(
  db: Database,
  { id, sha256, source, factors: lines }: NewFactorSet,
): Promise<void> {
  const { market, kind, year, revision } = partsOfSetId(id)
  const factors = lines.map((line) => columnsOf(market, line))
  await sql`
    with loaded as (
      insert into emission_factor_set (id, market, kind, year, revision, sha256, source)
      values (${id}, ${market}, ${kind}, ${year}, ${revision}, ${sha256},
        ${source && JSON.stringify(source)}::jsonb)
      on conflict do nothing returning id)
    insert into emission_factor (id, set_id, key, scope, category, name, unit, kg_co2e, kg_co2, kg_ch4,
      kg_n2o, kg_biogenic_co2)
    select f.id, loaded.id, f.key, scope, category, name, unit, kg_co2e, kg_co2, kg_ch4,
      kg_n2o, kg_biogenic_co2
    from loaded cross join json_to_recordset(${JSON.stringify(factors)}::json) as f (id text, key text,
      scope integer, category text, name text, unit text, kg_co2e double precision,
      kg_co2 double precision, kg_ch4 double precision, kg_n2o double precision,
      kg_biogenic_co2 double precision)`.execute(db)
}

type PartsOfSet = {
  readonly market: 'uk' | 'us' | 'au' | 'nz' | 'grid'
  readonly kind: 'activity' | 'spend'
  readonly year: number
  readonly revision: number
}

/** Computed with the warming potentials of the UK sets of 2023 and later. */
const BLENDS: PartsOfSet = { market: 'uk', kind: 'activity', year: 2023, revision: 1 }

const SET_ID =
  /^(uk|us|au|nz|grid)(-spend|-losses|-nga|-mfe|-eea|-ember)?-(\d{4})(?:-s3|-td)?(?:-r(\d+))?$/

/**
 * 'uk-2025', 'uk-spend-2023', and 'uk-2025-r2' of a corrected publication; 'us-losses-2025' holds grid losses
 * that follow from the set of the year: generation × gross loss ÷ (1 − gross loss), eGRID2023. A publisher follows
 * the market where there are several, 'grid-ember-2024'; what is scope 3 of a grid is apart, 'grid-nga-2025-s3'.
 */
export function partsOfSetId(id: string): PartsOfSet {
  if (id === 'blend-ar5') return BLENDS
  const [, market, part, year, revision] = SET_ID.exec(id) ?? []
  if (!market) throw new Error(`a factor set is not called ${id}.`)
  return {
    market: market as PartsOfSet['market'],
    kind: part === '-spend' ? 'spend' : 'activity',
    year: Number(year),
    revision: Number(revision ?? 1),
  }
}

function columnsOf(market: string, row: FactorLine) {
  const [id, scope, category, name, unit, kg_co2e, kg_co2, kg_ch4, kg_n2o, kg_biogenic_co2] = row
  const key = activityKey({ market, category, name, unit })
  return { id, key, scope, category, name, unit, kg_co2e, kg_co2, kg_ch4, kg_n2o, kg_biogenic_co2 }
}
