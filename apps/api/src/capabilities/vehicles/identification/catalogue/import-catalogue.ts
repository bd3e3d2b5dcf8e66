import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { Database } from '@understory/database/connect.ts'
import type { Market } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import { parse } from 'csv-parse'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { CatalogueFormat, CatalogueRow, RawRow } from './catalogue-row.ts'
import { epaFormat } from './epa-format.ts'
import { tidyFormat } from './tidy-format.ts'
import { vcaFormat } from './vca-format.ts'

const FORMATS: readonly CatalogueFormat[] = [tidyFormat, epaFormat, vcaFormat]
const BATCH = 2_000

export type ImportReport = {
  readonly format: string
  readonly read: number
  readonly stored: number
  /** How many lines were left out for each reason, with the first few. */
  readonly refused: Readonly<Record<string, { count: number; lines: number[] }>>
  readonly markets: readonly Market[]
}

/** Loads a file of car models, plain or gzipped, and makes its choices ready to be read. Running it again changes nothing. */
export async function importCatalogue(
  db: Database,
  file: string,
  onProgress: (read: number) => void = () => {},
): Promise<ImportReport> {
  const refused: Record<string, Lines> = {}
  const report = { format: '', read: 0, stored: 0, refused }
  const markets = new Set<Market>()
  await transact(db, async (tx) => {
    let batch: CatalogueRow[] = []
    for await (const { row, format } of importCatalogueRowsOf(file)) {
      report.format = format.name
      report.read += 1
      const read = format.read(row, report.read + 1)
      if ('refused' in read) note(report.refused, read.refused, report.read + 1)
      else {
        batch.push(read)
        markets.add(read.market)
        report.stored += 1
      }
      if (batch.length < BATCH) continue
      await save(tx, batch)
      batch = []
      onProgress(report.read)
    }
    await save(tx, batch)
    for (const market of markets) await sql`select build_catalogue_choices(${market})`.execute(tx)
  })
  return { ...report, markets: [...markets] }
}

async function* importCatalogueRowsOf(
  file: string,
): AsyncGenerator<{ row: RawRow; format: CatalogueFormat }> {
  const bytes = createReadStream(file)
  const text = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  let format: CatalogueFormat | undefined
  const parser = parse({
    bom: true,
    relaxColumnCount: true,
    columns: (header: string[]) => {
      format = FORMATS.find(({ isOf }) => isOf(header))
      if (!format) throw new UnknownFormat()
      return header
    },
  })
  bytes.on('error', (fault) => parser.destroy(fault))
  for await (const row of text.pipe(parser)) if (format) yield { row: row as RawRow, format }
}

export class UnknownFormat extends Error {
  constructor() {
    super(`The header is of none of these: ${FORMATS.map(({ name }) => name).join('; ')}.`)
  }
}

type Lines = { count: number; lines: number[] }

function note(refused: Record<string, Lines>, reason: string, line: number): void {
  const lines = refused[reason] ?? { count: 0, lines: [] }
  lines.count += 1
  if (lines.lines.length < 5) lines.lines.push(line)
  refused[reason] = lines
}

async function save(db: Database, rows: readonly CatalogueRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into catalogue_vehicle (market, source_id, production_year, fuel_type, transmission, make,
      base_model_name, model_name, engine_size_l, g_co2_per_km, cycle, rank)
    select distinct on (market, "sourceId", "productionYear") market, "sourceId", "productionYear",
      "fuelType", transmission, make, "baseModelName", "modelName", "engineSizeL", "gCo2PerKm", cycle, rank
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(market text, "sourceId" text,
      "productionYear" integer, "fuelType" text, transmission text, make text, "baseModelName" text,
      "modelName" text, "engineSizeL" text, "gCo2PerKm" double precision, cycle text, rank integer)
    on conflict (market, source_id, production_year) do update set
      fuel_type = excluded.fuel_type, transmission = excluded.transmission, make = excluded.make,
      base_model_name = excluded.base_model_name, model_name = excluded.model_name,
      engine_size_l = excluded.engine_size_l, g_co2_per_km = excluded.g_co2_per_km,
      cycle = excluded.cycle, rank = excluded.rank`.execute(db)
}
