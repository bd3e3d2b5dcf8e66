import { SCOPES, type Scope } from '@understory/domain/footprints/footprint-months.ts'
import { type Month, parseMonth, shiftMonth } from '@understory/domain/quantity/calendar.ts'

export type ReportPeriod = {
  readonly period: 'year' | 'quarter'
  readonly from: Month
  readonly to: Month
  readonly scopes: readonly Scope[]
}

const LENGTHS = { year: 12, quarter: 3 } as const

/** The period and scopes that an address asks for; this calendar year and every scope by default. */
export function readPeriod(search: URLSearchParams, thisMonth: Month): ReportPeriod {
  const period = search.get('period') === 'quarter' ? 'quarter' : 'year'
  const asked = parseMonth(search.get('from') ?? '')
  const isNear = asked !== null && asked >= '2000-01' && asked <= '2099-12'
  const from = isNear ? asked : (`${thisMonth.slice(0, 4)}-01` as Month)
  const scopes = SCOPES.filter((scope) => search.getAll('scope').includes(scope))
  return {
    period,
    from,
    to: shiftMonth(from, LENGTHS[period] - 1),
    scopes: scopes.length > 0 ? scopes : SCOPES,
  }
}
