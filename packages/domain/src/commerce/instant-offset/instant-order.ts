import {
  type CalendarDate,
  type Month,
  monthOf,
  parseMonth,
  shiftMonth,
} from '../../calendar/calendar.ts'
import {
  grams,
  type Impact,
  type ImpactQuantities,
  milliTrees,
} from '../../quantity/impact-quantity.ts'
import { countCharacters, isPlainLine } from '../../quantity/plain-text.ts'
import { LARGEST_QUANTITIES } from '../prices/largest-quantities.ts'

export const THEMES = ['none', 'gift', 'christmas'] as const
export type Theme = (typeof THEMES)[number]

export type MonthSpread = { readonly startMonth: Month; readonly months: number }

/** A choice that can be priced and bought. */
export type InstantOrder = {
  readonly quantities: ImpactQuantities
  /** `null`: all of it counts on the day it is paid. */
  readonly spread: MonthSpread | null
  readonly reference: string | null
  readonly theme: Theme
  readonly hideCost: boolean
  readonly addressOnCertificate: boolean
}

/** Unvalidated input; missing fields get their default. */
export type RawInstantOrder = {
  readonly quantities?: { readonly [impact in Impact]?: unknown }
  readonly spread?: { readonly startMonth?: unknown; readonly months?: unknown } | null
  readonly reference?: unknown
  readonly theme?: unknown
  readonly hideCost?: unknown
  readonly addressOnCertificate?: unknown
}

export type InstantOrderProblem = {
  readonly field:
    | Impact
    | 'quantities'
    | 'startMonth'
    | 'months'
    | 'reference'
    | 'theme'
    | 'hideCost'
    | 'addressOnCertificate'
  readonly code:
    | 'NO_PRODUCTS_SELECTED'
    | 'NOT_A_WHOLE_NUMBER'
    | 'NEGATIVE'
    | 'TOO_MUCH'
    | 'BAD_MONTH'
    | 'MONTH_OUT_OF_RANGE'
    | 'BAD_NUMBER_OF_MONTHS'
    | 'TOO_LONG'
    | 'BAD_CHARACTERS'
    | 'NOT_OFFERED'
}

export type ParsedInstantOrder =
  | { readonly ok: true; readonly order: InstantOrder }
  | { readonly ok: false; readonly problems: readonly InstantOrderProblem[] }

export const LONGEST_SPREAD_MONTHS = 60
export const LONGEST_REFERENCE = 80
/** How far from today the first month may lie, either way: as far as the longest spread reaches. */
const START_MONTH_REACH = LONGEST_SPREAD_MONTHS

/** Checks everything at once, so that a form can show every problem beside its field. */
export function parseInstantOrder(raw: RawInstantOrder, today: CalendarDate): ParsedInstantOrder {
  const problems: InstantOrderProblem[] = []
  const refuse: Refuse = (field, code) => {
    problems.push({ field, code })
  }
  const order: InstantOrder = {
    quantities: readQuantities(raw.quantities ?? {}, refuse),
    spread: raw.spread ? readSpread(raw.spread, today, refuse) : null,
    reference: readReference(raw.reference, refuse),
    theme: readTheme(raw.theme, refuse),
    hideCost: readFlag(raw.hideCost, 'hideCost', refuse),
    addressOnCertificate: readFlag(raw.addressOnCertificate, 'addressOnCertificate', refuse),
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, order }
}

type Refuse = (field: InstantOrderProblem['field'], code: InstantOrderProblem['code']) => void

function readQuantities(
  raw: NonNullable<RawInstantOrder['quantities']>,
  refuse: Refuse,
): ImpactQuantities {
  const read = (impact: Impact): number => {
    const value = raw[impact] ?? 0
    const problem = quantityProblem(value, LARGEST_QUANTITIES[impact])
    if (problem) refuse(impact, problem)
    return problem ? Number.NaN : Number(value)
  }
  const [trees, co2e, plastic] = [read('trees'), read('co2e'), read('plastic')]
  if (trees + co2e + plastic === 0) refuse('quantities', 'NO_PRODUCTS_SELECTED')
  return {
    trees: milliTrees(trees || 0),
    co2e: grams(co2e || 0),
    plastic: grams(plastic || 0),
  }
}

function quantityProblem(value: unknown, largest: number): InstantOrderProblem['code'] | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'NOT_A_WHOLE_NUMBER'
  if (value < 0) return 'NEGATIVE'
  return value > largest ? 'TOO_MUCH' : null
}

function readSpread(
  raw: NonNullable<RawInstantOrder['spread']>,
  today: CalendarDate,
  refuse: Refuse,
): MonthSpread | null {
  const startMonth = typeof raw.startMonth === 'string' ? parseMonth(raw.startMonth) : null
  if (!startMonth) refuse('startMonth', 'BAD_MONTH')
  else if (!isWithinReach(startMonth, today)) refuse('startMonth', 'MONTH_OUT_OF_RANGE')
  const months = raw.months
  const whole = typeof months === 'number' && Number.isInteger(months)
  if (!whole || months < 1 || months > LONGEST_SPREAD_MONTHS) {
    refuse('months', 'BAD_NUMBER_OF_MONTHS')
    return null
  }
  return startMonth ? { startMonth, months } : null
}

function isWithinReach(month: Month, today: CalendarDate): boolean {
  const now = monthOf(today)
  return month >= shiftMonth(now, -START_MONTH_REACH) && month <= shiftMonth(now, START_MONTH_REACH)
}

function readReference(raw: unknown, refuse: Refuse): string | null {
  if (raw === undefined || raw === null) return null
  const reference = checkReference(raw)
  if (!reference.ok) {
    refuse('reference', reference.problem)
    return null
  }
  return reference.reference
}

export type CheckedReference =
  | { readonly ok: true; readonly reference: string | null }
  | { readonly ok: false; readonly problem: 'TOO_LONG' | 'BAD_CHARACTERS' }

/** One printable line of at most 80 characters; spaces around it are dropped, and nothing is `null`. */
export function checkReference(raw: unknown): CheckedReference {
  if (typeof raw !== 'string') return { ok: false, problem: 'BAD_CHARACTERS' }
  const reference = raw.trim().normalize('NFC')
  if (!isPlainLine(reference)) return { ok: false, problem: 'BAD_CHARACTERS' }
  if (countCharacters(reference) > LONGEST_REFERENCE) return { ok: false, problem: 'TOO_LONG' }
  return { ok: true, reference: reference === '' ? null : reference }
}

function readTheme(raw: unknown, refuse: Refuse): Theme {
  if (raw === undefined) return 'none'
  const theme = THEMES.find((offered) => offered === raw)
  if (!theme) refuse('theme', 'NOT_OFFERED')
  return theme ?? 'none'
}

function readFlag(
  raw: unknown,
  field: 'hideCost' | 'addressOnCertificate',
  refuse: Refuse,
): boolean {
  if (raw === undefined) return false
  if (typeof raw !== 'boolean') refuse(field, 'NOT_OFFERED')
  return raw === true
}
