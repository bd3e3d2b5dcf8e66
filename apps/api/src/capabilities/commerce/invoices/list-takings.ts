import type { ListTakings, TakenInvoice } from '@understory/contracts/commerce/invoices.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { sql } from 'kysely'
import { cursorOf, readCursor } from '../../../database/cursor.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { REFUNDED_OF_INVOICE } from './refunded-of-invoice.ts'

type TakingsDeps = Pick<Deps, 'db' | 'clock'>
type TakingsQuery = { readonly from: string; readonly to: string }

const TAKINGS_PAGE_SIZE = 50
const MOST_UNSETTLED = 100
/** Someone may still type the number of their card. */
const SETTLES_WITHIN_MS = 3_600_000

/**
 * The money that came in between two days, for the people who run the site: each invoice with what was refunded of it,
 * and the sums of all of them by currency, in minor units. It reads these days alone, whatever there ever was.
 */
export async function listTakings(
  deps: TakingsDeps,
  query: TakingsQuery & { readonly cursor?: string | undefined },
): Promise<AnswerOf<typeof ListTakings> | Refused> {
  const place = query.cursor === undefined ? null : readCursor(query.cursor)
  if (query.cursor !== undefined && !place) return refuse('BAD_REQUEST')
  const older = place ? sql`(i.issued_at, i.id) < (${place.at}, ${place.id})` : sql`true`
  const [{ rows }, sums, unsettled] = await Promise.all([
    sql<TakenInvoiceRecord>`
      select i.id, i.number, i.issued_at, i.source_kind, i.product, i.total_minor, i.currency, i.card_brand,
        i.card_last4, a.display_name as account, (
          select m.user_id from membership m where m.account_id = i.account_id and m.role = 'owner' limit 1
        ) as owner_id, ${REFUNDED_OF_INVOICE} as refunded_minor
      from invoice_statement i join account a on a.id = i.account_id
      where ${issuedWithin(query)} and ${older}
      order by i.issued_at desc, i.id desc limit ${TAKINGS_PAGE_SIZE + 1}`.execute(deps.db),
    sumTakings(deps, query),
    listUnsettled(deps),
  ])
  const shown = rows.slice(0, TAKINGS_PAGE_SIZE)
  const last = shown.at(-1)
  return {
    invoices: shown.map(presentTaken),
    next:
      rows.length > TAKINGS_PAGE_SIZE && last
        ? cursorOf({ at: last.issued_at, id: last.id })
        : null,
    sums,
    unsettled,
  }
}

type TakenInvoiceRecord = {
  readonly id: string
  readonly number: number | null
  readonly issued_at: Date
  readonly source_kind: string
  readonly product: string
  readonly total_minor: number
  readonly refunded_minor: number
  readonly currency: Currency
  readonly card_brand: string | null
  readonly card_last4: string | null
  readonly account: string
  readonly owner_id: string | null
}

const issuedWithin = ({ from, to }: TakingsQuery) =>
  sql`i.issued_at >= ${from}::date::timestamp at time zone 'UTC'
    and i.issued_at < (${to}::date + 1)::timestamp at time zone 'UTC'`

async function sumTakings({ db }: Pick<Deps, 'db'>, query: TakingsQuery) {
  const { rows } = await sql<{
    currency: Currency
    invoices: number
    total_minor: number
    refunded_minor: number
  }>`
    select currency, count(*)::bigint as invoices, sum(total_minor)::bigint as total_minor,
      sum(refunded_minor)::bigint as refunded_minor
    from (select i.currency, i.total_minor, ${REFUNDED_OF_INVOICE} as refunded_minor
      from invoice_statement i where ${issuedWithin(query)}) taken
    group by currency order by currency`.execute(db)
  return rows.map((row) => ({
    currency: row.currency,
    invoices: Number(row.invoices),
    totalMinor: Number(row.total_minor),
    refundedMinor: Number(row.refunded_minor),
  }))
}

async function listUnsettled({ db, clock }: TakingsDeps) {
  const rows = await db
    .selectFrom('payment as y')
    .innerJoin('purchase as p', 'p.id', 'y.purchase_id')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['y.purchase_id', 'y.gateway_payment_id', 'y.created_at', 'y.amount_minor'])
    .select(['y.currency', 'a.display_name as account'])
    .where('y.status', '=', 'started')
    .where('y.created_at', '<', new Date(clock().getTime() - SETTLES_WITHIN_MS))
    .orderBy('y.created_at')
    .limit(MOST_UNSETTLED)
    .execute()
  return rows.map((row) => ({
    purchaseId: row.purchase_id,
    gatewayPaymentId: row.gateway_payment_id,
    startedAt: row.created_at.toISOString(),
    account: row.account,
    totalMinor: row.amount_minor,
    currency: row.currency,
  }))
}

const presentTaken = (row: TakenInvoiceRecord): TakenInvoice => ({
  id: row.id,
  number: row.number === null ? null : invoiceNumber(row.number),
  issuedAt: row.issued_at.toISOString(),
  kind: takenFor(row),
  account: row.account,
  ownerId: row.owner_id,
  totalMinor: row.total_minor,
  refundedMinor: Number(row.refunded_minor),
  currency: row.currency,
  card: row.card_last4 === null ? null : `${row.card_brand ?? 'card'} ${row.card_last4}`,
})

function takenFor({ source_kind, product }: TakenInvoiceRecord): TakenInvoice['kind'] {
  if (source_kind === 'purchase') return 'once'
  return isUsage(product) ? 'shop-orders' : 'plan'
}
