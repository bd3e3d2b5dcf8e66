import type { CalendarDate } from '../../calendar/calendar.ts'
import type { DeclaredUnit } from '../product-footprints/declared-units.ts'

/** What is read in a footprint that a partner gave us by PACT 3; `null`: it does not say. Decimals as they are written. */
export type ReceivedFacts = {
  readonly specVersion: string | null
  readonly status: 'Active' | 'Deprecated' | null
  readonly companyName: string | null
  readonly productName: string | null
  readonly productIds: readonly string[]
  readonly precedingIds: readonly string[]
  readonly validUntil: string | null
  readonly declaredUnit: DeclaredUnit | null
  /** How many of the unit its figure is for. */
  readonly declaredAmount: string | null
  /** Both days belong to it. */
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate } | null
  readonly geography: string | null
  readonly boundary: string | null
  /** kg of CO2e of the declared amount, from cradle to gate, without what plants took up. */
  readonly kgCo2e: string | null
  /** In per cent. */
  readonly primaryShare: string | null
  readonly standards: readonly string[]
  readonly warmingPotentials: readonly string[]
  /** Who assured it, as the partner says; we have seen no proof. */
  readonly assuredBy: string | null
}

/** Each keeps a footprint out of an inventory. */
export const RECEIVED_PROBLEMS = [
  'version',
  'declared-unit',
  'declared-amount',
  'figure',
  'negative',
  'period',
] as const
export type ReceivedProblem = (typeof RECEIVED_PROBLEMS)[number]

/** Each is said beside a footprint, which may be used all the same. */
export const RECEIVED_GAPS = [
  'deprecated',
  'expired',
  'primary-share',
  'standard',
  'boundary',
  'warming-potentials',
] as const
export type ReceivedGap = (typeof RECEIVED_GAPS)[number]

/** What is wrong with a footprint of a partner, and what it does not say, on a day. */
export function judgeReceived(
  facts: ReceivedFacts,
  today: CalendarDate,
): { readonly problems: ReceivedProblem[]; readonly gaps: ReceivedGap[] } {
  const { specVersion, declaredUnit, declaredAmount, kgCo2e, period, validUntil } = facts
  const problems: Readonly<Record<ReceivedProblem, boolean>> = {
    version: !specVersion?.startsWith('3.'),
    'declared-unit': declaredUnit === null || UNITS_OF_AMOUNTS[declaredUnit] === null,
    'declared-amount': declaredAmount === null || !(Number(declaredAmount) > 0),
    figure: kgCo2e === null,
    negative: kgCo2e?.startsWith('-') ?? false,
    period: period === null,
  }
  const gaps: Readonly<Record<ReceivedGap, boolean>> = {
    deprecated: facts.status === 'Deprecated',
    expired: validUntil !== null && validUntil.slice(0, 10) < today,
    'primary-share': facts.primaryShare === null,
    standard: facts.standards.length === 0,
    boundary: facts.boundary === null,
    'warming-potentials': facts.warmingPotentials.length === 0,
  }
  return {
    problems: RECEIVED_PROBLEMS.filter((problem) => problems[problem]),
    gaps: RECEIVED_GAPS.filter((gap) => gaps[gap]),
  }
}

/** The units of allocation that PACT's units are; `null`: nothing is bought by it. */
export const UNITS_OF_AMOUNTS: Readonly<Record<DeclaredUnit, string | null>> = {
  piece: 'piece',
  kilogram: 'kg',
  liter: 'litres',
  'cubic meter': 'cubic metres',
  'square meter': 'm2',
  'kilowatt hour': 'kWh',
  megajoule: 'MJ',
  'ton kilometer': 'tonne.km',
  hour: 'hours',
  'megabit second': null,
}
