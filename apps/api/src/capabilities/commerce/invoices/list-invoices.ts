import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { getInvoice, listInvoices } from '@understory/contracts/v1/invoices.ts'
import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { type RawBuilder, sql } from 'kysely'
import { cursorOf, readCursor } from '../../../database/cursor.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { REFUNDED_OF_INVOICE } from './refunded-of-invoice.ts'

type ListedInvoice = {
  readonly id: string
  readonly number: number
  readonly issued_at: Date
  readonly purchase_id: string | null
  readonly cycle_id: string | null
  readonly total_minor: number
  readonly refunded_minor: number
  readonly currency: Currency
  readonly paid_at: Date | null
}
type InvoicesOf = Pick<KeyActor, 'accountId' | 'mode'>
type Page = { readonly limit: number; readonly cursor?: string | undefined }
type ApiInvoice = ReplyOf<typeof getInvoice>

/** The numbered invoices of an account, newest first. */
export async function listOwnInvoices(
  deps: Pick<Deps, 'db'>,
  actor: InvoicesOf,
  { limit, cursor }: Page,
): Promise<ReplyOf<typeof listInvoices> | Refused> {
  const place = cursor === undefined ? null : readCursor(cursor)
  if (cursor !== undefined && !place) return refuse('BAD_REQUEST')
  const older = place ? sql`(i.issued_at, i.id) < (${place.at}, ${place.id})` : sql`true`
  const rows = await selectInvoices(deps, actor, older, limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map((row) => presentInvoice(row, actor)),
    nextCursor: rows.length > limit && last ? cursorOf({ at: last.issued_at, id: last.id }) : null,
  }
}

export async function findOwnInvoice(
  deps: Pick<Deps, 'db'>,
  actor: InvoicesOf,
  invoiceId: string,
): Promise<ApiInvoice | Refused> {
  const [row] = await selectInvoices(deps, actor, sql`i.id = ${invoiceId}`, 1)
  return row ? presentInvoice(row, actor) : refuse('INVOICE_NOT_FOUND')
}

async function selectInvoices(
  { db }: Pick<Deps, 'db'>,
  { accountId }: InvoicesOf,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<ListedInvoice[]> {
  const invoices: RawBuilder<ListedInvoice> = sql`
    select i.id, i.number, i.issued_at, i.purchase_id, i.cycle_id, i.total_minor, i.currency, i.paid_at, ${REFUNDED_OF_INVOICE} as refunded_minor
    from invoice_statement i
    where i.account_id = ${accountId} and i.number is not null and ${which}
    order by i.issued_at desc, i.id desc limit ${limit}`
  return (await invoices.execute(db)).rows
}

const presentInvoice = (row: ListedInvoice, { mode }: InvoicesOf): ApiInvoice => ({
  id: row.id,
  object: 'invoice',
  mode,
  createdAt: row.issued_at.toISOString(),
  number: invoiceNumber(row.number),
  purchaseId: row.purchase_id,
  cycleId: row.cycle_id,
  totalMinor: row.total_minor,
  refundedMinor: Number(row.refunded_minor),
  currency: row.currency,
  paidAt: row.paid_at?.toISOString() ?? null,
})
