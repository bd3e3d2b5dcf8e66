import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ImportLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { LineColumn } from '@understory/domain/footprints/company-footprints/inventory/lines/line-columns.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { transact } from '../../../../../database/transact.ts'
import type { Deps } from '../../../../../deps.ts'
import { Refused, refuse } from '../../../../../http/refuse.ts'
import { oneImport } from '../../../../../http/requests/one-import.ts'
import type { FactorIndexes } from '../../../emission-factors/public.ts'
import { changeLocked } from '../change-inventory.ts'
import {
  findInventory,
  isLocked,
  listEntityRows,
  readStates,
  statesOf,
} from '../inventory-records.ts'
import { type Adding, insertLines } from './change-lines.ts'
import { readLineFile } from './line-file.ts'
import { nameFactors } from './name-factors.ts'
import { type RowProblem, type RowsRead, readRows } from './read-rows.ts'
import { stateImported } from './state-imported.ts'

type ImportLinesAnswer = ReplyOf<typeof ImportLines>
type ImportLinesDeps = Pick<Deps, 'db' | 'clock' | 'newId'> & { readonly indexes: FactorIndexes }

const MOST_PROBLEMS = 200

/** Adds every line of the file, or none and says what is wrong with each row. */
export function importLines(
  deps: ImportLinesDeps,
  wanted: Adding,
  body: BodyOf<typeof ImportLines>,
): Promise<ImportLinesAnswer | Refused> {
  return oneImport(wanted.accountId, () => importFile(deps, wanted, body))
}

/** What can be refused without the file is refused before it is read. */
async function importFile(
  deps: ImportLinesDeps,
  wanted: Adding,
  { isPreview, ...file }: BodyOf<typeof ImportLines>,
): Promise<ImportLinesAnswer | Refused> {
  const found = await findInventory(deps.db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  if (isLocked(found)) return refuse('FOOTPRINT_LOCKED')
  const rows = await readLineFile(file)
  if (rows instanceof Refused) return rows
  const companies = new Map(
    (await listEntityRows(deps.db, found.id)).map(({ id, name }) => [name.toLowerCase(), id]),
  )
  const named = await nameFactors(deps, { wanted, inventory: found, rows })
  const read = readRows(named.rows, companies)
  const problems = [...named.problems, ...read.problems]
  if (problems.length > 0) return nothing(problems.toSorted((one, two) => one.row - two.row))
  const answer = await addAll(deps, wanted, { ...read, isPreview })
  if (answer instanceof Refused) return answer
  return { ...answer, factors: named.factors.slice(0, MOST_PROBLEMS) }
}

type AddingAll = RowsRead & { readonly isPreview: boolean }

async function addAll(
  deps: ImportLinesDeps,
  wanted: Adding,
  reading: AddingAll,
): Promise<ImportLinesAnswer | Refused> {
  const { inputs, places, isPreview } = reading
  const wrong: RowProblem[] = []
  const added = await transact(deps.db, (tx) =>
    changeLocked(tx, deps, {
      wanted,
      isPreview,
      kind: 'imported',
      change: async (_, inventory) => {
        const before = statesOf(await readStates(tx, inventory.id))
        const inserting = { wanted, inventory, inputs, isPreview }
        const inserted = await insertLines(tx, deps, inserting)
        if (inserted instanceof Refused) return inserted
        const entering = new Set(inserted.map(({ category }) => category))
        const stating = { wanted, inventory, reading, entering, before }
        const stopped = await stateImported(tx, deps, stating)
        if (!stopped) return inserted
        const { row, refused } = stopped
        wrong.push({ row, field: 'state', message: refused.refusal.message })
        return refused
      },
    }),
  )
  if (wrong.length > 0) return nothing(wrong)
  return added instanceof Refused ? answerOf(added, places) : summaryOf(added)
}

const nothing = (problems: readonly RowProblem[]): ImportLinesAnswer => ({
  lines: 0,
  co2eGrams: 0,
  factors: [],
  problems: problems.slice(0, MOST_PROBLEMS),
})

const summaryOf = (rows: readonly { readonly co2e_grams: number }[]): ImportLinesAnswer => ({
  lines: rows.length,
  co2eGrams: rows.reduce((sum, row) => sum + row.co2e_grams, 0),
  factors: [],
  problems: [],
})

const IMPORT_LINES_COLUMNS: Readonly<Record<string, LineColumn>> = lookupTable({
  factorId: 'factor_id',
  spendYear: 'spend_year',
  'period.from': 'from_month',
  'period.to': 'to_month',
  'marketFactor.kgCo2e': 'market_kg_co2e_per_unit',
  'marketFactor.mwh': 'market_mwh',
  'marketFactor.country': 'market_country',
  'marketFactor.residual.kgCo2e': 'residual_kg_co2e_per_unit',
})

/** What the API says of lines by their place, as rows of the file. */
function answerOf(refused: Refused, places: readonly number[]): ImportLinesAnswer | Refused {
  const { problems } = refused.refusal
  if (!problems) return refused
  return nothing(
    problems.map(({ field, message }) => {
      const [, at = '', name = ''] = /^lines\.(\d+)\.(.*)$/.exec(field) ?? []
      return { row: places[Number(at)] ?? 0, field: IMPORT_LINES_COLUMNS[name] ?? name, message }
    }),
  )
}
