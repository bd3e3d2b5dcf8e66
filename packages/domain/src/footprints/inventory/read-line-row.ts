import { UNIT_NAMES } from '../lines/units.ts'
import { CATEGORY_KEYS, type CategoryKey, categoryName } from '../scopes.ts'
import type { LineColumn } from './line-columns.ts'

export type LineRow = {
  readonly category: CategoryKey
  /** The name of a company of the inventory; `null`: the company itself. */
  readonly company: string | null
  readonly site: string | null
  readonly description: string
  readonly quantity: number
  readonly unit: string
  readonly factorId: string | null
  readonly ownFactor: {
    readonly kgCo2e: number
    readonly unit: string
    readonly source: string
  } | null
  readonly note: string | null
  readonly withUpstream: boolean
}

export type LineRowProblem = { readonly field: LineColumn; readonly message: string }

export type ReadLineRow =
  | { readonly kind: 'line'; readonly line: LineRow }
  /** Of an export: a category that the benchmark or a reason stands for. */
  | { readonly kind: 'no-line' }
  | { readonly kind: 'refused'; readonly problems: readonly LineRowProblem[] }

type Cells = Readonly<Record<string, string | undefined>>

const LONGEST: Partial<Record<LineColumn, number>> = {
  description: 200,
  site: 120,
  source: 300,
  note: 500,
}
const NO_LINE = ['benchmark', 'not-applicable']

/** A line from the cells of one row, or everything that is wrong with it. */
export function readLineRow(cells: Cells): ReadLineRow {
  if (NO_LINE.includes(cells.state?.trim() ?? '')) return { kind: 'no-line' }
  const problems: LineRowProblem[] = []
  const refuse = (field: LineColumn, message: string) => {
    problems.push({ field, message })
  }
  const text = (column: LineColumn): string | null => {
    const typed = cells[column]?.trim() ?? ''
    const longest = LONGEST[column] ?? 200
    if (typed.length > longest) refuse(column, `Please use at most ${longest} characters.`)
    return typed === '' ? null : withoutApostrophe(typed)
  }
  const number = (column: LineColumn): number => {
    const read = plainNumber(cells[column] ?? '')
    if (read === null) refuse(column, 'Please use a number such as 1234.5.')
    return read ?? Number.NaN
  }
  const category = categoryOf(cells.category ?? '')
  if (!category) refuse('category', 'Please use the name or the key of a category.')
  const unit = text('unit') ?? ''
  if (!UNIT_NAMES.includes(unit)) refuse('unit', `Please use one of: ${UNIT_NAMES.join(', ')}.`)
  const factorId = text('factor_id')
  const line = {
    company: text('company'),
    site: text('site'),
    description: text('description') ?? '',
    quantity: number('quantity'),
    unit,
    factorId,
    ownFactor: factorId ? null : ownFactorOf({ text, number, refuse, unit }),
    note: text('note'),
    withUpstream: ['yes', 'true', '1'].includes(cells.upstream?.trim().toLowerCase() ?? ''),
  }
  return problems.length > 0 || !category
    ? { kind: 'refused', problems }
    : { kind: 'line', line: { category, ...line } }
}

type Reading = {
  readonly text: (column: LineColumn) => string | null
  readonly number: (column: LineColumn) => number
  readonly refuse: (field: LineColumn, message: string) => void
  readonly unit: string
}

function ownFactorOf({ text, number, refuse, unit }: Reading): LineRow['ownFactor'] {
  const source = text('source')
  if (!text('kg_co2e_per_unit')) {
    refuse('factor_id', 'Please give the id of a factor, or kg_co2e_per_unit with its source.')
    return null
  }
  if (!source) refuse('source', 'Please say where this factor is from.')
  return {
    kgCo2e: number('kg_co2e_per_unit'),
    unit: text('factor_unit') ?? unit,
    source: source ?? '',
  }
}

function categoryOf(typed: string): CategoryKey | null {
  const wanted = typed.trim().toLowerCase()
  const fits = (key: CategoryKey) =>
    key.toLowerCase() === wanted || categoryName(key).toLowerCase() === wanted
  return CATEGORY_KEYS.find(fits) ?? null
}

/** As a file writes numbers: a decimal point, and commas between thousands at most. */
function plainNumber(typed: string): number | null {
  const text = typed.trim()
  const isPlain = /^\d{1,12}(\.\d{1,12})?$/.test(text)
  const isGrouped = /^\d{1,3}(,\d{3}){1,3}(\.\d{1,12})?$/.test(text)
  return isPlain || isGrouped ? Number(text.replaceAll(',', '')) : null
}

/** An export puts one before what a spreadsheet would run as a formula. */
function withoutApostrophe(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}
