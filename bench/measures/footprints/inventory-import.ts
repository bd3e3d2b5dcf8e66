import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asPlatform } from '@understory/database/row-security.ts'
import { importLines } from '../../../apps/api/src/capabilities/footprints/company-footprints/inventory/lines/import-lines.ts'
import { factorIndexes } from '../../../apps/api/src/capabilities/footprints/emission-factors/public.ts'
import { type CompanyApi, withCompany } from '../../api-of-a-company.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'

/** As many as one import takes. */
export const INVENTORY_IMPORT_LINES = 50_000
const INVENTORY_IMPORT_PAIRS = 3

/** From the CSV file to committed lines, against COPY of the rows that it becomes. */
export const inventoryImport: Measure = {
  id: 'inventory-import',
  what: `Import of ${INVENTORY_IMPORT_LINES.toLocaleString('en-GB')} activity lines from CSV, against COPY of the same rows`,
  unit: 'ms',
  goal: { ratio: 6, is: 'at most' },
  run: () =>
    withCompany(async (company) => {
      const folder = mkdtempSync(join(tmpdir(), 'understory-bench-'))
      // The database server may run as another user.
      chmodSync(folder, 0o777)
      try {
        return [await compareInventoryImport(company, join(folder, 'lines.copy'))]
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }),
}

async function compareInventoryImport(company: CompanyApi, file: string) {
  const { pool } = company
  const csv = await csvOfLines(company)
  await importAll(company, csv)
  await pool.query(`copy inventory_line to '${file}'`)
  const { ours, reference, ratioOfTimes } = await interleave({
    pairs: INVENTORY_IMPORT_PAIRS,
    ours: () => importAll(company, csv),
    reference: async () => {
      await clear(company)
      await pool.query({
        text: `copy inventory_line from '${file}'`,
        query_timeout: 600_000,
      } as never)
    },
  })
  return { ours: ours.seconds * 1_000, reference: reference.seconds * 1_000, ratio: ratioOfTimes }
}

/** Emptied between runs; a truncate is a few milliseconds. */
const clear = ({ pool }: CompanyApi) => pool.query('truncate inventory_line cascade')

/** All of them, and nothing else, in the inventory of the company. */
export async function importAll(company: CompanyApi, csv: string): Promise<void> {
  await clear(company)
  const { deps, person, userId, footprintId } = company
  const wanted = { footprintId, accountId: person.accountId, userId }
  const answer = await asPlatform(() =>
    importLines({ ...deps, indexes: factorIndexes(deps) }, wanted, { csv, isPreview: false }),
  )
  if (!('lines' in answer) || answer.lines !== INVENTORY_IMPORT_LINES)
    throw new Error(JSON.stringify(answer))
}

/** Lines with five hundred different published factors, as a bookkeeper would have them. */
export async function csvOfLines({ pool }: CompanyApi): Promise<string> {
  const { rows } = await pool.query<{ id: string; unit: string }>(
    "select id, unit from emission_factor where set_id = 'uk-2025' and scope = 3 order by id limit 500",
  )
  const lines = Array.from({ length: INVENTORY_IMPORT_LINES }, (_, at) => {
    const { id, unit } = rows[at % rows.length] ?? { id: '', unit: '' }
    return `businessTravel,Site ${at % 40},Line ${at},${1 + (at % 977)}.5,"${unit}",${id}`
  })
  return ['category,site,description,quantity,unit,factor_id', ...lines].join('\n')
}
