import { calendarDate } from '../../../../calendar/calendar.ts'

/** What a company is under the rules of Streamlined Energy and Carbon Reporting. */
export const SECR_KINDS = ['quoted', 'unquoted', 'low-user', 'not-in-scope'] as const
export type SecrKind = (typeof SECR_KINDS)[number]

export const SECR_KIND_NAMES: Readonly<Record<SecrKind, string>> = {
  quoted: 'Quoted company',
  unquoted: 'Large unquoted company or LLP',
  'low-user': 'Low energy user',
  'not-in-scope': 'Not in scope: reported voluntarily',
}

/**
 * Who has to report. The rise of the thresholds of company law in April 2025 does not reach it, as two
 * secondary sources of 2025 and 2026 say.
 */
export const SECR_RULES = {
  version: 'SI 2018/1155; Environmental Reporting Guidelines, March 2019',
  asOf: calendarDate(2026, 11, 28),
  validFrom: calendarDate(2019, 4, 1),
  turnoverPounds: 36_000_000,
  balanceSheetPounds: 18_000_000,
  employees: 250,
  lowUserKwh: 40_000,
} as const
