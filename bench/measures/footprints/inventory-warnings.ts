import { asPlatform } from '@understory/database/row-security.ts'
import { listWarnings } from '../../../apps/api/src/capabilities/footprints/company-footprints/inventory/plausibility/find-warnings.ts'
import { type CompanyApi, withCompany } from '../../api-of-a-company.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'
import { csvOfLines, INVENTORY_IMPORT_LINES, importAll } from './inventory-import.ts'

const INVENTORY_WARNINGS_PAIRS = 5

/** What is hard to believe among as many lines as one import takes, against reading these lines. */
export const inventoryWarnings: Measure = {
  id: 'inventory-warnings',
  what: `Warnings about ${INVENTORY_IMPORT_LINES.toLocaleString('en-GB')} lines, against reading the same lines`,
  unit: 'ms',
  goal: { ratio: 6, is: 'at most' },
  run: () => withCompany(async (company) => [await compareInventoryWarnings(company)]),
}

async function compareInventoryWarnings(company: CompanyApi) {
  await importAll(company, await csvOfLines(company))
  const { deps, person, footprintId, pool } = company
  const wanted = { footprintId, accountId: person.accountId }
  const { ours, reference, ratioOfTimes } = await interleave({
    pairs: INVENTORY_WARNINGS_PAIRS,
    ours: async () => {
      const answer = await asPlatform(() => listWarnings(deps, wanted))
      if (!('warnings' in answer)) throw new Error(JSON.stringify(answer))
    },
    reference: async () => {
      const { rows } = await pool.query('select * from inventory_line order by id')
      if (rows.length < INVENTORY_IMPORT_LINES) throw new Error(`only ${rows.length} lines`)
    },
  })
  return { ours: ours.seconds * 1_000, reference: reference.seconds * 1_000, ratio: ratioOfTimes }
}
