import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import { sql } from 'kysely'
import type { Database } from '../connect.ts'

const FOLDER = new URL('../../seed/emission-factors/', import.meta.url)

type LoadEmissionFactorsRow = readonly [
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

/**
 * Loads the published factor sets that are not there yet. A set that differs from what was loaded is
 * refused: a corrected publication is a set of its own.
 */
export async function loadEmissionFactors(db: Database): Promise<void> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const { rows } = await sql<{ id: string; sha256: string }>`
    select id, sha256 from emission_factor_set`.execute(db)
  const loaded = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
  for (const file of files) {
    const text = await readFile(new URL(file, FOLDER), 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    const id = file.replace(/\.jsonl$/, '')
    const known = loaded.get(id)
    if (known === sha256) continue
    if (known) throw new Error(`the factor set ${id} differs from the one that was loaded.`)
    await insertSet(db, { id, sha256, rows: text.trimEnd().split('\n') })
  }
}

type FactorSet = { readonly id: string; readonly sha256: string; readonly rows: readonly string[] }

async function insertSet(db: Database, { id, sha256, rows }: FactorSet): Promise<void> {
  const { market, kind, year, revision } = partsOfSetId(id)
  const factors = rows.map((line) => columnsOf(market, JSON.parse(line) as LoadEmissionFactorsRow))
  await sql`
    with loaded as (
      insert into emission_factor_set (id, market, kind, year, revision, sha256)
      values (${id}, ${market}, ${kind}, ${year}, ${revision}, ${sha256})
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

/**
 * 'uk-2025', 'uk-spend-2023', and 'uk-2025-r2' of a corrected publication; 'us-losses-2025' holds grid losses
 * that follow from the set of the year: generation × gross loss ÷ (1 − gross loss), eGRID2023.
 */
function partsOfSetId(id: string) {
  const [, market, part, year, revision] =
    /^(uk|us)(-spend|-losses)?-(\d{4})(?:-r(\d+))?$/.exec(id) ?? []
  if (!market) throw new Error(`a factor set is not called ${id}.`)
  return {
    market,
    kind: part === '-spend' ? 'spend' : 'activity',
    year: Number(year),
    revision: Number(revision ?? 1),
  }
}

function columnsOf(market: string, row: LoadEmissionFactorsRow) {
  const [id, scope, category, name, unit, kg_co2e, kg_co2, kg_ch4, kg_n2o, kg_biogenic_co2] = row
  const key = activityKey({ market, category, name, unit })
  return { id, key, scope, category, name, unit, kg_co2e, kg_co2, kg_ch4, kg_n2o, kg_biogenic_co2 }
}
