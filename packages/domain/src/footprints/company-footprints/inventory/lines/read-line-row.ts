import { isStorable } from '../../../../quantity/plain-text.ts'
import type { PurchasePart } from '../../completeness/category-one-parts.ts'
import type { OwnFactor } from '../../lines/own-factor.ts'
import { FIRST_SPEND_YEAR, isMoney } from '../../lines/spend.ts'
import { readTypedQuantity } from '../../lines/typed-quantity.ts'
import type { Quality } from '../../lines/uncertainty.ts'
import { isKnownUnit, UNIT_NAMES } from '../../lines/units.ts'
import type { CategoryKey } from '../../scopes.ts'
import { CATEGORY_STATES, type InventoryCategory } from '../inventory-categories.ts'
import { findInventoryCategory, findLineCategory } from '../inventory-category-name.ts'
import type { MarketFactor } from '../market/market-factor.ts'
import { readMarketFactor } from '../market/read-market-cells.ts'
import type { LineColumn } from './line-columns.ts'
import type { LinePeriod } from './line-period.ts'
import {
  type LineReading,
  readOwnFactor,
  readPeriod,
  readPurchasePart,
  readQuality,
  readYesOrNo,
} from './read-line-cells.ts'

export type LineRow = {
  /** What other rows of the file call it. */
  readonly line: string | null
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
  /** Of purchased goods and services: what kind of purchase. */
  readonly purchasePart: PurchasePart | null
  readonly marketFactor: MarketFactor | null
  readonly quality: Quality | null
  readonly note: string | null
  readonly withUpstream: boolean
  /** Of an export: whether the figures of its category were all there is; `null`: the row does not say. */
  readonly state: 'figures' | 'figures-and-rest' | null
}

export type LineRowProblem = { readonly field: LineColumn; readonly message: string }

export type StatedCategory = {
  readonly category: InventoryCategory
  readonly state: 'benchmark' | 'not-applicable'
  readonly reason: string | null
}

export type ReadLineRow =
  | { readonly kind: 'line'; readonly line: LineRow }
  /** Of an export: what stands for a category without lines. */
  | { readonly kind: 'state'; readonly stated: StatedCategory }
  /** Of an export: spending that the answer of a supplier took the place of, which has a row of its own. */
  | { readonly kind: 'replaced' }
  /** Of an export: computed with the line that it belongs to. */
  | { readonly kind: 'upstream'; readonly belongsTo: string }
  | { readonly kind: 'refused'; readonly problems: readonly LineRowProblem[] }

type Cells = Readonly<Record<string, string | undefined>>

const READ_LINE_ROW_MAX_LENGTHS: Partial<Record<LineColumn, number>> = {
  description: 200,
  site: 120,
  source: 300,
  market_source: 300,
  market_registry: 300,
  market_cancelled_for: 120,
  market_country: 2,
  residual_source: 300,
  note: 500,
  line: 40,
  factor_id: 80,
  factor_unit: 40,
  unit: 40,
  computed_by: 300,
}
const NO_CATEGORY = 'Please use the name or the key of a category.'
const NO_STATE = `Please use one of: ${CATEGORY_STATES.slice(1).join(', ')}.`
/** Of an export of an earlier version: figures. */
const STATE_BEFORE = 'entered'
const LINE_STATES: readonly string[] = ['figures', 'figures-and-rest', STATE_BEFORE]
const UNSTORABLE = 'Please leave out the characters that cannot be shown.'
const NO_NUMBER = 'Please use a number such as 1234.5.'
const TOO_MUCH = 1e12
const LONGEST_NUMBER = 400

/** A line from the cells of one row, or everything that is wrong with it. */
export function readLineRow(cells: Cells): ReadLineRow {
  const problems: LineRowProblem[] = []
  const reading = readingOf(cells, problems)
  const state = cells.state?.trim()
  if (state === 'benchmark' || state === 'not-applicable') {
    const stated = readState(cells, reading, state)
    const isRefused = problems.length > 0 || !stated
    return isRefused ? { kind: 'refused', problems } : { kind: 'state', stated }
  }
  if (state === 'replaced') return { kind: 'replaced' }
  if (state && !LINE_STATES.includes(state)) reading.refuse('state', NO_STATE)
  const belongsTo = cells.belongs_to?.trim()
  if (belongsTo) return { kind: 'upstream', belongsTo }
  const line = readLine(cells, reading)
  return problems.length > 0 || !line ? { kind: 'refused', problems } : { kind: 'line', line }
}

function readLine(cells: Cells, reading: LineReading): LineRow | null {
  const { text, quantity, refuse } = reading
  const category = findLineCategory(cells.category)
  if (!category) refuse('category', NO_CATEGORY)
  const unit = text('unit') ?? ''
  const factorId = text('factor_id')
  if (!unit || (factorId && !isKnownUnit(unit) && !isMoney(unit))) {
    refuse('unit', `Please use a currency such as GBP, or one of: ${UNIT_NAMES.join(', ')}.`)
  }
  const line = {
    line: text('line'),
    company: text('company'),
    site: text('site'),
    description: text('description') ?? '',
    ...quantity(unit),
    spendYear: spendYearOf(reading),
    period: readPeriod(reading),
    factorId,
    ownFactor: factorId ? null : readOwnFactor(reading, unit),
    purchasePart: readPurchasePart(reading),
    marketFactor: readMarketFactor(reading),
    quality: readQuality(reading),
    note: text('note'),
    withUpstream: readYesOrNo(reading, 'upstream'),
    state: stateOfLine(text('state')),
  }
  return category && { category, ...line }
}

const stateOfLine = (said: string | null): LineRow['state'] => {
  if (said === 'figures-and-rest') return said
  return said === null ? null : 'figures'
}

function readState(
  cells: Cells,
  { text, refuse }: LineReading,
  state: StatedCategory['state'],
): StatedCategory | null {
  const category = findInventoryCategory(cells.category)
  if (!category) refuse('category', NO_CATEGORY)
  const reason = text('note')
  if (state === 'not-applicable' && !reason) refuse('note', 'Please say why it does not apply.')
  return category && { category, state, reason }
}

function readingOf(cells: Cells, problems: LineRowProblem[]): LineReading {
  const refuse = (field: LineColumn, message: string) => {
    problems.push({ field, message })
  }
  return {
    refuse,
    text: (column) => {
      const typed = cells[column]?.trim() ?? ''
      const longest = READ_LINE_ROW_MAX_LENGTHS[column] ?? 200
      if (!isStorable(typed)) refuse(column, UNSTORABLE)
      if (typed.length > longest) refuse(column, `Please use at most ${longest} characters.`)
      return typed === '' ? null : typed
    },
    quantity: (unit) => {
      const typed = cells.quantity?.trim() ?? ''
      const plain = plainNumber(typed)
      if (plain !== null) return { quantity: plain, unit }
      const read = typed === '' ? null : readTypedQuantity(typed, unit)
      if (read?.ok && read.quantity < TOO_MUCH) return { quantity: read.quantity, unit: read.unit }
      const isClear = read?.ok === false && read.problem !== 'number'
      refuse('quantity', isClear ? read.message : NO_NUMBER)
      return { quantity: Number.NaN, unit }
    },
    number: (column, most = Number.POSITIVE_INFINITY) => {
      const read = plainNumber(cells[column]?.trim())
      if (read === null) refuse(column, NO_NUMBER)
      else if (read > most) refuse(column, 'This is more than a factor can be.')
      return read ?? Number.NaN
    },
  }
}

function spendYearOf({ text, refuse }: LineReading): number | null {
  const typed = text('spend_year')
  if (!typed) return null
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0
  if (year >= FIRST_SPEND_YEAR && year <= 2100) return year
  refuse('spend_year', `Please use a year from ${FIRST_SPEND_YEAR} on, such as 2024.`)
  return null
}

/** As a file writes numbers: a decimal point, and commas between thousands at most. */
function plainNumber(text: string | undefined): number | null {
  if (!text || text.length > LONGEST_NUMBER) return null
  const isPlain = /^\d{1,12}(\.\d+)?$/.test(text)
  const isGrouped = /^\d{1,3}(,\d{3}){1,3}(\.\d+)?$/.test(text)
  return isPlain || isGrouped ? Number(text.replaceAll(',', '')) : null
}
