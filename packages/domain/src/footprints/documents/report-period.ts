import { type Month, shiftMonth } from '../../calendar/calendar.ts'
import {
  FOOTPRINT_MONTHS_SCOPES,
  type Scope,
} from '../company-footprints/periods/footprint-months.ts'

export const REPORT_PERIODS = ['year', 'quarter'] as const

export type ReportPeriod = {
  readonly period: (typeof REPORT_PERIODS)[number]
  readonly from: Month
  readonly to: Month
  readonly scopes: readonly Scope[]
}

const LENGTHS = { year: 12, quarter: 3 } as const

/** The months of a report, and its scopes: every one, unless some are named. */
export function reportPeriod(
  from: Month,
  period: ReportPeriod['period'],
  asked: readonly string[],
): ReportPeriod {
  const scopes = FOOTPRINT_MONTHS_SCOPES.filter((scope) => asked.includes(scope))
  return {
    period,
    from,
    to: shiftMonth(from, LENGTHS[period] - 1),
    scopes: scopes.length > 0 ? scopes : FOOTPRINT_MONTHS_SCOPES,
  }
}
