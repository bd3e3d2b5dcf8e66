import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Theme } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { type RawBuilder, sql } from 'kysely'

/** A row of the view `certificate_statement`: what a certificate states, whatever it is of. */
export type CertificateRow = {
  readonly id: string
  readonly code: string
  readonly account_id: string
  readonly issued_at: Date
  readonly source_kind: 'purchase' | 'gift' | 'granted' | 'subscription' | 'store'
  /** Its sources in the ledger: its purchase, every paid cycle of its subscription; of a store none, because they grow with its bills. */
  readonly source_ids: readonly string[]
  /** All of its payments were refunded, or its impact was reversed. */
  readonly is_refunded: boolean
  readonly display_name: string
  readonly gift_from: string | null
  readonly gift_message: string | null
  readonly theme: Theme
  readonly reference: string | null
  readonly hide_cost: boolean
  readonly address_on_certificate: boolean
  readonly effective_from: CalendarDate
  readonly effective_to: CalendarDate
  readonly milli_trees: number
  readonly co2e_grams: number
  readonly plastic_grams: number
  readonly total_minor: number
  readonly currency: Currency
  readonly tree_project: string
  readonly co2e_project: string
  readonly plastic_project: string
  readonly line1: string | null
  readonly line2: string | null
  readonly city: string | null
  readonly postcode: string | null
  readonly country: string | null
}

/** By its number or its short code. */
export async function findCertificate(
  db: Database | Tx,
  by: { readonly id: string } | { readonly code: string },
): Promise<CertificateRow | undefined> {
  const is = 'id' in by ? sql`id = ${by.id}` : sql`code = ${by.code}`
  const statement: RawBuilder<CertificateRow> = sql`
    select * from certificate_statement where ${is}`
  const { rows } = await statement.execute(db)
  return rows[0]
}
