import { FIRST_SPEND_YEAR, isMoney } from '../lines/spend.ts'
import type { Quality } from '../lines/uncertainty.ts'
import { UNIT_NAMES } from '../lines/units.ts'
import { CATEGORY_KEYS, type CategoryKey, categoryName } from '../scopes.ts'
import type { LineColumn } from './line-columns.ts'
import type { LinePeriod } from './line-period.ts'
import {
  type MarketFactor,
  type OwnFactor,
  type Reading,
  readMarketFactor,
  readOwnFactor,
  readPeriod,
  readQuality,
} from './read-line-cells.ts'

export type LineRow = {
  readonly category: CategoryKey
  /** The name of a company of the inventory; `null`: the company itself. */
  readonly company: string | null
  readonly site: string | null
  readonly description: string
  readonly quantity: number
  readonly unit: string
  /** That money was spent in. */
  readonly spendYear: number | null
  readonly period: LinePeriod | null
  readonly factorId: string | null
  readonly ownFactor: OwnFactor | null
  readonly marketFactor: MarketFactor | null
  readonly quality: Quality | null
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
  market_source: 300,
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
  if (!UNIT_NAMES.includes(unit) && !isMoney(unit)) {
    refuse('unit', `Please use a currency such as GBP, or one of: ${UNIT_NAMES.join(', ')}.`)
  }
  const factorId = text('factor_id')
  const reading: Reading = { text, number, refuse }
  const line = {
    company: text('company'),
    site: text('site'),
    description: text('description') ?? '',
    quantity: number('quantity'),
    unit,
    spendYear: spendYearOf(reading),
    period: readPeriod(reading),
    factorId,
    ownFactor: factorId ? null : readOwnFactor(reading, unit),
    marketFactor: readMarketFactor(reading),
    quality: readQuality(reading),
    note: text('note'),
    withUpstream: ['yes', 'true', '1'].includes(cells.upstream?.trim().toLowerCase() ?? ''),
  }
  return problems.length > 0 || !category
    ? { kind: 'refused', problems }
    : { kind: 'line', line: { category, ...line } }
}

function spendYearOf({ text, refuse }: Reading): number | null {
  const typed = text('spend_year')
  if (!typed) return null
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0
  if (year >= FIRST_SPEND_YEAR && year <= 2100) return year
  refuse('spend_year', `Please use a year from ${FIRST_SPEND_YEAR} on, such as 2024.`)
  return null
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
