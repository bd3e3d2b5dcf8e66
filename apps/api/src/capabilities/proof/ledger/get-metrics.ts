import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import type { Database } from '@understory/database/connect.ts'
import {
  type CalendarDate,
  type DateRange,
  firstDay,
  type Month,
  monthOf,
} from '@understory/domain/calendar/calendar.ts'
import { coverByMonths, type OpenRange } from '@understory/domain/calendar/month-coverage.ts'
import { parseProductIdentifier } from '@understory/domain/commerce/prices/product-identifiers.ts'
import {
  countsAgainstFootprint,
  WORKFORCE_PRODUCT,
} from '@understory/domain/proof/ledger/figures/workforce-share.ts'
import { grams } from '@understory/domain/quantity/impact-quantity.ts'
import { sql } from 'kysely'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { ledgerMessage } from './messages/messages.generated.ts'

export type MetricsQuery = {
  readonly accountId: string
  readonly fromDate?: CalendarDate | undefined
  readonly toDate?: CalendarDate | undefined
  /** Product identifiers, separated by commas. */
  readonly products?: string | undefined
  readonly fallbackToAllProductsIfEmpty: boolean
}

type Totals = { milliTrees: number; co2eGrams: number; plasticGrams: number }
type GetMetricsRow = { month: Month; product: string; impact: string; quantity: number }

/**
 * The account's impact in a range of days, both ends included. It reads the totals by month and day,
 * never the ledger, so its cost follows the number of months and not the number of entries.
 */
export async function getMetrics(
  db: Database,
  query: MetricsQuery,
): Promise<ImpactMetrics | Refused> {
  const asked = (query.products ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const unknown = asked.find((name) => !parseProductIdentifier(name))
  if (unknown) {
    return refuse('UNKNOWN_PRODUCT', [
      { field: 'products', message: ledgerMessage('get-metrics.products', { unknown }) },
    ])
  }
  const { fromDate = null, toDate = null } = query
  if (fromDate && toDate && fromDate > toDate) {
    return refuse('BAD_REQUEST', [
      { field: 'toDate', message: ledgerMessage('get-metrics.to-date') },
    ])
  }
  const nothing = asked.length === 0 && !query.fallbackToAllProductsIfEmpty
  const rows = nothing ? [] : await readRollups(db, { ...query, fromDate, toDate, asked })
  return {
    fromDate,
    toDate,
    totals: fold(rows),
    timeline: groups(rows, 'month').map(([month, own]) => ({ month, ...fold(own) })),
    byProduct: groups(rows, 'product').map(([product, own]) => ({ product, ...fold(own) })),
    workforce: workforceOf(rows),
  }
}

function workforceOf(rows: readonly GetMetricsRow[]): ImpactMetrics['workforce'] {
  const { co2eGrams } = fold(rows.filter(({ product }) => product === WORKFORCE_PRODUCT))
  return { co2eGrams, countsGrams: countsAgainstFootprint(grams(co2eGrams)) }
}

type GetMetricsInput = {
  readonly accountId: string
  readonly fromDate: CalendarDate | null
  readonly toDate: CalendarDate | null
  readonly asked: readonly string[]
}

/** Whole months from the month totals, the days at the ends from the day totals, in one statement. */
async function readRollups(db: Database, wanted: GetMetricsInput): Promise<GetMetricsRow[]> {
  const { months, edges } = coverByMonths({
    from: wanted.fromDate,
    to: wanted.toDate,
  })
  const parts = [
    ...(months ? [monthsOf(wanted, months)] : []),
    ...edges.map((edge) => daysOf(wanted, edge)),
  ]
  if (parts.length === 0) return []
  const { rows } = await sql<
    Omit<GetMetricsRow, 'month'> & { day: CalendarDate }
  >`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
    .map((row) => ({ ...row, month: monthOf(row.day) }))
    .sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0))
}

function monthsOf(wanted: GetMetricsInput, { from, to }: OpenRange<Month>) {
  return sql`
    select month as day, product, impact, quantity from impact_rollup_month
    where account_id = ${wanted.accountId}
      ${from === null ? sql`` : sql`and month >= ${firstDay(from)}`}
      ${to === null ? sql`` : sql`and month <= ${firstDay(to)}`}
      ${ofProducts(wanted)}`
}

function daysOf(wanted: GetMetricsInput, { from, to }: DateRange) {
  return sql`
    select day, product, impact, quantity from impact_rollup_day
    where account_id = ${wanted.accountId} and day between ${from} and ${to} ${ofProducts(wanted)}`
}

function ofProducts({ asked }: GetMetricsInput) {
  return asked.length === 0 ? sql`` : sql`and product = any(${asked}::text[])`
}

function groups<Key extends 'month' | 'product'>(
  rows: readonly GetMetricsRow[],
  key: Key,
): [GetMetricsRow[Key], GetMetricsRow[]][] {
  return [...Map.groupBy(rows, (row) => row[key])].filter(([, own]) =>
    own.some((row) => row.quantity !== 0),
  )
}

function fold(rows: readonly GetMetricsRow[]): Totals {
  const sum = (impact: string) =>
    rows.reduce((all, row) => (row.impact === impact ? all + row.quantity : all), 0)
  return { milliTrees: sum('trees'), co2eGrams: sum('co2e'), plasticGrams: sum('plastic') }
}
