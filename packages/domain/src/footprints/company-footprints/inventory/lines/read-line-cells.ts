import { type Month, parseMonth } from '../../../../calendar/calendar.ts'
import {
  PURCHASE_PARTS,
  type PurchasePart,
  purchasePartName,
} from '../../completeness/category-one-parts.ts'
import { type OwnFactor, type OwnFactorProblem, ownFactorProblems } from '../../lines/own-factor.ts'
import {
  QUALITY_INDICATORS,
  QUALITY_LEVELS,
  type Quality,
  type QualityLevel,
  type QualityLevels,
} from '../../lines/uncertainty.ts'
import { isResultUnit } from '../../lines/units.ts'
import type { LineColumn } from './line-columns.ts'
import type { LinePeriod } from './line-period.ts'

export type LineReading = {
  readonly text: (column: LineColumn) => string | null
  /** As it was typed, with the unit that was typed beside it. */
  readonly quantity: (unit: string) => { readonly quantity: number; readonly unit: string }
  readonly number: (column: LineColumn, most?: number) => number
  readonly refuse: (field: LineColumn, message: string) => void
}

export const LARGEST_FACTOR = 1e9

export function readOwnFactor(reading: LineReading, unit: string): OwnFactor | null {
  const { text, number, refuse } = reading
  const source = text('source')
  const ofFactor = text('factor_unit') ?? unit
  const isResult = isResultUnit(ofFactor)
  if (!text('kg_co2e_per_unit') && !isResult) {
    refuse('factor_id', 'Please give the id of a factor, or kg_co2e_per_unit with its source.')
    return null
  }
  if (!source) refuse('source', 'Please say where this factor is from.')
  const own = {
    kind: oneOf(reading, 'factor_kind', ['own', 'supplier']),
    ...(text('kg_co2e_per_unit') && { kgCo2e: number('kg_co2e_per_unit', LARGEST_FACTOR) }),
    unit: ofFactor,
    source: source ?? '',
    ...(text('kg_biogenic_co2_per_unit') && {
      kgBiogenicCo2: number('kg_biogenic_co2_per_unit', LARGEST_FACTOR),
    }),
    ...(isResult && resultOf(reading)),
  }
  for (const { field, message } of ownFactorProblems(own)) {
    refuse(OWN_FACTOR_COLUMNS[field], message)
  }
  return own
}

const OWN_FACTOR_COLUMNS = {
  kgCo2e: 'kg_co2e_per_unit',
  method: 'computed_by',
  year: 'computed_year',
} as const satisfies Record<OwnFactorProblem['field'], LineColumn>

/** Who computed a result, and for which year. */
function resultOf({ text, refuse }: LineReading): Pick<OwnFactor, 'method' | 'year'> {
  const [method, typed] = [text('computed_by'), text('computed_year')]
  const isYear = typed === null || /^20\d\d$/.test(typed)
  if (!isYear) refuse('computed_year', 'Please use a year such as 2025.')
  return {
    ...(method !== null && { method }),
    ...(typed !== null && { year: isYear ? Number(typed) : 2000 }),
  }
}

/** One of some words, the first where nothing is said. */
export function oneOf<T extends string>(
  { text, refuse }: LineReading,
  column: LineColumn,
  words: readonly [T, ...T[]],
): T {
  const typed = text(column)
  const found = words.find((word) => word === typed)
  if (typed && !found) refuse(column, `Please use one of: ${words.join(', ')}.`)
  return found ?? words[0]
}

const YES = ['yes', 'true', '1']
const NO = ['no', 'false', '0']

/** By its key or its name; `null`: nothing is said. */
export function readPurchasePart({ text, refuse }: LineReading): PurchasePart | null {
  const typed = text('purchase_part')
  if (typed === null) return null
  const found = PURCHASE_PARTS.find(
    (part) => part === typed || purchasePartName(part).toLowerCase() === typed.toLowerCase(),
  )
  if (!found) refuse('purchase_part', `Please use one of: ${PURCHASE_PARTS.join(', ')}.`)
  return found ?? null
}

/** In capitals or not; no where nothing is said. */
export function readYesOrNo({ text, refuse }: LineReading, column: LineColumn): boolean {
  const typed = text(column)?.toLowerCase() ?? 'no'
  if (![...YES, ...NO].includes(typed)) refuse(column, 'Please use yes or no.')
  return YES.includes(typed)
}

/** The months that the quantity is of; `null`: all twelve of the footprint. */
export function readPeriod(reading: LineReading): LinePeriod | null {
  const { refuse } = reading
  const [from, to] = [readMonth(reading, 'from_month'), readMonth(reading, 'to_month')]
  if (from && to) return { from, to }
  if (from && to === null) refuse('to_month', 'Please give the last month, too.')
  if (to && from === null) refuse('from_month', 'Please give the first month, too.')
  return null
}

/** `null`: none is given; undefined: it is refused. */
export function readMonth(
  { text, refuse }: LineReading,
  column: LineColumn,
): Month | null | undefined {
  const typed = text(column)
  if (typed === null) return null
  // A spreadsheet makes a day of what looks like a month.
  const read = parseMonth(typed.slice(7) === '-01' ? typed.slice(0, 7) : typed)
  if (!read) refuse(column, 'Please write a month as 2025-01.')
  return read ?? undefined
}

/** Five digits, one for each indicator: 1 is very good and 4 is poor. */
export function readQuality({ text, refuse }: LineReading): QualityLevels | null {
  const typed = text('quality')
  if (!typed) return null
  if (!/^[1-4]{5}$/.test(typed)) {
    refuse('quality', 'Please use five digits from 1 (very good) to 4 (poor), such as 12134.')
    return null
  }
  return Object.fromEntries(
    QUALITY_INDICATORS.map((name, at): [string, QualityLevel] => [
      name,
      QUALITY_LEVELS[Number(typed[at]) - 1] ?? 'poor',
    ]),
  ) as QualityLevels
}

export function qualityDigits(quality: Quality): string {
  return QUALITY_INDICATORS.map((name) => QUALITY_LEVELS.indexOf(quality[name]) + 1).join('')
}
