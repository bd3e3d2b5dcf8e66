import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  ImportLines,
  InventoryLineInput,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  type LineRow,
  type ReadLineRow,
  readLineRow,
  type StatedCategory,
} from '@understory/domain/footprints/company-footprints/inventory/lines/read-line-row.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import { TOO_LONG } from '@understory/spreadsheets/read-csv.ts'
import type { SheetRow } from '@understory/spreadsheets/read-xlsx.ts'

export type RowProblem = ReplyOf<typeof ImportLines>['problems'][number]

export type RowsRead = {
  readonly inputs: readonly InventoryLineInput[]
  /** The row of each input in the file. */
  readonly places: readonly number[]
  /** What stands for categories without lines. */
  readonly stated: readonly (StatedCategory & { readonly row: number })[]
  /** Categories whose lines all say the same of them. */
  readonly entered: ReadonlyMap<CategoryKey, 'figures' | 'figures-and-rest'>
  readonly problems: readonly RowProblem[]
}

const NO_COMPANY = 'There is no such company in this inventory. Please add it first.'
const NO_LINE = 'The line that it belongs to is not in this file, or does not say yes to upstream.'

type Read = { readonly row: number; readonly read: ReadLineRow }

/** The lines of a file, with the companies of the inventory by their names in small letters. */
export function readRows(
  rows: readonly SheetRow[],
  companies: ReadonlyMap<string, string>,
): RowsRead {
  const all = rows
    .filter(({ isTooLong }) => !isTooLong)
    .map(({ row, cells }): Read => ({ row, read: readLineRow(cells) }))
  const lines = all.flatMap(({ row, read }) =>
    read.kind === 'line' ? [{ row, ...read.line }] : [],
  )
  const stated = all.flatMap(({ row, read }) =>
    read.kind === 'state' ? [[read.stated.category, { ...read.stated, row }] as const] : [],
  )
  const idOf = (company: string | null) => company && companies.get(company.toLowerCase())
  const strangers = lines.filter(({ company }) => idOf(company) === undefined)
  const problems: RowProblem[] = [
    ...rows.flatMap(({ row, isTooLong }) =>
      isTooLong ? [{ row, field: 'row', message: TOO_LONG }] : [],
    ),
    ...all.flatMap(({ row, read }) =>
      read.kind === 'refused' ? read.problems.map((each) => ({ row, ...each })) : [],
    ),
    ...strangers.map(({ row }) => ({ row, field: 'company', message: NO_COMPANY })),
    ...lonelyRows(all).map((row) => ({ row, field: 'belongs_to', message: NO_LINE })),
  ]
  return {
    inputs: lines.map(({ row: _row, ...line }) => inputOf(line, idOf(line.company) ?? null)),
    places: lines.map(({ row }) => row),
    stated: [...new Map(stated).values()],
    entered: enteredStates(lines),
    problems: problems.sort((one, two) => one.row - two.row),
  }
}

function enteredStates(lines: readonly Pick<LineRow, 'category' | 'state'>[]): RowsRead['entered'] {
  const byCategory = groupedBy(lines, ({ category }) => category)
  return new Map(
    [...byCategory].flatMap(([category, [first, ...others]]) => {
      const state = first?.state
      const isSame = others.every((other) => other.state === state)
      return state && isSame ? [[category, state] as const] : []
    }),
  )
}

/** Rows that belong to a line that is not here to be computed again with them. */
function lonelyRows(all: readonly Read[]): number[] {
  const bringing = new Set(
    all.flatMap(({ read }) =>
      read.kind === 'line' && read.line.withUpstream ? [read.line.line] : [],
    ),
  )
  return all.flatMap(({ row, read }) =>
    read.kind === 'upstream' && !bringing.has(read.belongsTo) ? [row] : [],
  )
}

function inputOf(
  {
    company: _company,
    line: _line,
    state: _state,
    factorId,
    ownFactor,
    quality,
    spendYear,
    ...rest
  }: LineRow,
  entityId: string | null,
): InventoryLineInput {
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
