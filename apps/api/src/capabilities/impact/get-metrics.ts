import type { ImpactMetrics } from '@understory/contracts/impact.ts'
import type { Database } from '@understory/database/connect.ts'
import { parseProductIdentifier } from '@understory/domain/offsetting/product-identifiers.ts'
import { sql } from 'kysely'
import { type Refused, refuse } from '../../http/refuse.ts'

export type MetricsQuery = {
  readonly accountId: string
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  /** Product identifiers, separated by commas. */
  readonly products?: string | undefined
  readonly fallbackToAllProductsIfEmpty: boolean
}

type Totals = { milliTrees: number; co2eGrams: number; plasticGrams: number }
type Row = { month: string; product: string; impact: string; quantity: number }

/**
 * The account's impact in a range of days, both ends included. It reads the day rollups, never the
 * ledger, so its cost follows the number of days and not the number of entries.
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
      { field: 'products', message: `There is no product ${unknown}.` },
    ])
  }
  const { fromDate = null, toDate = null } = query
  if (fromDate && toDate && fromDate > toDate) {
    return refuse('BAD_REQUEST', [{ field: 'toDate', message: 'The range ends before it begins.' }])
  }
  const nothing = asked.length === 0 && !query.fallbackToAllProductsIfEmpty
  const rows = nothing ? [] : await readRollups(db, { ...query, fromDate, toDate, asked })
  return {
    fromDate,
    toDate,
    totals: fold(rows),
    timeline: groups(rows, 'month').map(([month, own]) => ({ month, ...fold(own) })),
    byProduct: groups(rows, 'product').map(([product, own]) => ({ product, ...fold(own) })),
  }
}

function readRollups(
  db: Database,
  query: { accountId: string; fromDate: string | null; toDate: string | null; asked: string[] },
): Promise<Row[]> {
  const ofMonths = db
    .selectFrom('impact_rollup_day')
    .select([
      // Without a zone, and written out only once a month: a year has a thousand days by impact.
      sql<Date>`date_trunc('month', day::timestamp)`.as('month'),
      'product',
      'impact',
      sql<number>`sum(quantity)::bigint`.as('quantity'),
    ])
    .where('account_id', '=', query.accountId)
    .$if(query.fromDate !== null, (rows) => rows.where('day', '>=', query.fromDate))
    .$if(query.toDate !== null, (rows) => rows.where('day', '<=', query.toDate))
    .$if(query.asked.length > 0, (rows) => rows.where('product', 'in', query.asked))
    .groupBy([sql`1`, 'product', 'impact'])
  return db
    .selectFrom(ofMonths.as('summed'))
    .select([sql<string>`to_char(month, 'YYYY-MM')`.as('month'), 'product', 'impact', 'quantity'])
    .orderBy('summed.month')
    .execute()
}

function groups(rows: readonly Row[], key: 'month' | 'product'): [string, Row[]][] {
  return [...Map.groupBy(rows, (row) => row[key])].filter(([, own]) =>
    own.some((row) => row.quantity !== 0),
  )
}

function fold(rows: readonly Row[]): Totals {
  const sum = (impact: string) =>
    rows.reduce((all, row) => (row.impact === impact ? all + row.quantity : all), 0)
  return { milliTrees: sum('trees'), co2eGrams: sum('co2e'), plasticGrams: sum('plastic') }
}
