import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ImportLines, InventoryLineInput } from '@understory/contracts/inventory-lines.ts'
import { NEEDED_LINE_COLUMNS } from '@understory/domain/footprints/inventory/line-columns.ts'
import { type LineRow, readLineRow } from '@understory/domain/footprints/inventory/read-line-row.ts'
import { lookupTable } from '@understory/domain/lookup-table.ts'
import type { Deps } from '../../../deps.ts'
import { readCsv } from '../../../http/read-csv.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { transact } from '../../../http/transact.ts'
import { changeLocked } from './change-inventory.ts'
import { type Adding, insertLines, MOST_LINES } from './change-lines.ts'
import { findInventory, listEntityRows } from './inventory-records.ts'

type Answer = ReplyOf<typeof ImportLines>
type Needs = Pick<Deps, 'db' | 'clock' | 'newId'>

const MOST_PROBLEMS = 200

/** Adds every line of the file, or none and says what is wrong with each row. */
export async function importLines(
  deps: Needs,
  wanted: Adding,
  { csv, isPreview }: BodyOf<typeof ImportLines>,
): Promise<Answer | Refused> {
  const rows = readCsv(csv, [NEEDED_LINE_COLUMNS])
  if (!rows || rows.length === 0) return refuse('LINES_FILE_INVALID')
  if (rows.length > MOST_LINES) return refuse('TOO_MANY_LINES')
  const found = await findInventory(deps.db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const companies = new Map(
    (await listEntityRows(deps.db, found.id)).map(({ id, name }) => [name.toLowerCase(), id]),
  )
  const { inputs, places, problems } = readRows(rows, companies)
  if (problems.length > 0) return nothing(problems)
  return transact(deps.db, (tx) =>
    changeLocked(tx, deps, {
      wanted,
      change: async (_, inventory) => {
        const inserted = await insertLines(tx, deps, { wanted, inventory, inputs, isPreview })
        return inserted instanceof Refused ? answerOf(inserted, places) : summaryOf(inserted)
      },
    }),
  )
}

type Problem = Answer['problems'][number]

const nothing = (problems: readonly Problem[]): Answer => ({
  lines: 0,
  co2eGrams: 0,
  problems: problems.slice(0, MOST_PROBLEMS),
})

const summaryOf = (rows: readonly { readonly co2e_grams: number }[]): Answer => ({
  lines: rows.length,
  co2eGrams: rows.reduce((sum, row) => sum + row.co2e_grams, 0),
  problems: [],
})

const COLUMNS: Readonly<Record<string, string>> = lookupTable({
  factorId: 'factor_id',
  spendYear: 'spend_year',
  'period.from': 'from_month',
  'period.to': 'to_month',
  'marketFactor.kgCo2e': 'market_kg_co2e_per_unit',
})

/** What the API says of lines by their place, as rows of the file. */
function answerOf(refused: Refused, places: readonly number[]): Answer | Refused {
  const { problems } = refused.refusal
  if (!problems) return refused
  return nothing(
    problems.map(({ field, message }) => {
      const [, at = '', name = ''] = /^lines\.(\d+)\.(.*)$/.exec(field) ?? []
      return { row: places[Number(at)] ?? 0, field: COLUMNS[name] ?? name, message }
    }),
  )
}

type Read = {
  readonly inputs: InventoryLineInput[]
  /** The row of each input in the file; the first is its header. */
  readonly places: number[]
  readonly problems: Problem[]
}

function readRows(
  rows: readonly Readonly<Record<string, string>>[],
  companies: ReadonlyMap<string, string>,
): Read {
  const read: Read = { inputs: [], places: [], problems: [] }
  for (const [at, cells] of rows.entries()) {
    const row = at + 2
    const one = readLineRow(cells)
    if (one.kind === 'refused')
      read.problems.push(...one.problems.map((each) => ({ row, ...each })))
    if (one.kind !== 'line') continue
    const entityId = one.line.company ? companies.get(one.line.company.toLowerCase()) : null
    if (entityId === undefined) {
      const message = 'There is no such company in this inventory. Please add it first.'
      read.problems.push({ row, field: 'company', message })
      continue
    }
    read.inputs.push(inputOf(one.line, entityId))
    read.places.push(row)
  }
  return read
}

function inputOf(line: LineRow, entityId: string | null): InventoryLineInput {
  const { company: _, factorId, ownFactor, quality, spendYear, ...rest } = line
  return {
    ...rest,
    entityId,
    factorId: factorId ?? undefined,
    ownFactor: ownFactor ?? undefined,
    quality: quality ?? undefined,
    spendYear: spendYear ?? undefined,
    quickItem: null,
  }
}
