import { type Month, monthOfYear, parseMonth } from '@understory/domain/calendar/calendar.ts'
import { FOOTPRINT_MONTHS_SCOPES } from '@understory/domain/footprints/company-footprints/periods/footprint-months.ts'
import {
  type ReportPeriod,
  reportPeriod,
} from '@understory/domain/footprints/documents/report-period.ts'

/** The period and scopes that an address asks for; this calendar year and every scope by default. */
export function readPeriod(search: URLSearchParams, thisMonth: Month): ReportPeriod {
  const period = search.get('period') === 'quarter' ? 'quarter' : 'year'
  const asked = parseMonth(search.get('from') ?? '')
  const isNear = asked !== null && asked >= '2000-01' && asked <= '2099-12'
  const from = isNear ? asked : monthOfYear(Number(thisMonth.slice(0, 4)), 1)
  return reportPeriod(from, period, search.getAll('scope'))
}

/** The same period in an address. */
export function periodQuery({ from, period, scopes }: ReportPeriod, rest: string[][] = []): string {
  const named =
    scopes.length === FOOTPRINT_MONTHS_SCOPES.length ? [] : scopes.map((scope) => ['scope', scope])
  return `?${new URLSearchParams([['from', from], ['period', period], ...named, ...rest])}`
}
