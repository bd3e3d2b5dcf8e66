import { API_VERSION } from '@understory/adapters/payments-stripe/stripe-gateway.ts'
import type pg from 'pg'

/** A cycle that the provider has invoiced and not yet charged, and the event that will report its payment. */
export type AwaitingRenewal = {
  readonly subscriptionId: string
  readonly accountId: string
  readonly cycleId: string
  readonly invoiceId: string
  readonly eventId: string
  readonly event: string
}

const AMOUNT_MINOR = 611
const AWAITING_RENEWALS_LINES = JSON.stringify([
  {
    plan: 'individual_standard',
    count: 1,
    amountMinor: AMOUNT_MINOR,
    year: { trees: 48_000, co2e: 10_800_000, plastic: 2_400 },
  },
])
const FROM = '2027-01-15'
const TO = '2027-02-14'

/** Makes monthly cycles ready to be paid, one for each of as many accounts. */
export async function fillRenewals(pool: pg.Pool, count: number): Promise<AwaitingRenewal[]> {
  await pool.query(
    `insert into account (id, kind, display_name, country)
     select ${uuid(1, 'n')}, 'personal', 'Account ' || n, 'GB'
     from generate_series(1, $1::int) as n`,
    [count],
  )
  await pool.query(
    `insert into plan_quote (id, product, billing_interval, currency, price_book_version, plan_version,
       lines, total_minor, created_at, expires_at)
     select ${uuid(2, 'n')}, 'personal-individual-recurring', 'month', 'GBP',
       '2026-1', 'plans-2026-1', $2::jsonb, ${AMOUNT_MINOR}, now(), now() + interval '1 day'
     from generate_series(1, $1::int) as n`,
    [count, AWAITING_RENEWALS_LINES],
  )
  await pool.query(
    `insert into subscription (id, account_id, quote_id, product, currency, status, billing_interval,
       anchor, current_from, current_to, created_at, activated_at)
     select ${uuid(3, 'n')}, ${uuid(1, 'n')}, ${uuid(2, 'n')},
       'personal-individual-recurring', 'GBP', 'active', 'month', '2026-12-15', '2026-12-15',
       '2027-01-14', now(), now() from generate_series(1, $1::int) as n`,
    [count],
  )
  await pool.query(
    `insert into subscription_revision (subscription_id, account_id, revision, quote_id, created_at)
     select id, account_id, 1, quote_id, now() from subscription`,
  )
  const { rows } = await pool.query<Omit<AwaitingRenewal, 'event'>>(
    `with added as (
       insert into subscription_cycle (id, subscription_id, account_id, revision, number,
         gateway_invoice_id, from_date, to_date, amount_minor, currency, status, created_at)
       select ${uuid(4, 'substr(s.id::text, 25)')}, s.id, s.account_id, 1, 1,
         'in_bench' || s.id, $1, $2, ${AMOUNT_MINOR}, 'GBP', 'open', now() from subscription s returning *)
     select subscription_id as "subscriptionId", account_id as "accountId", id as "cycleId",
       gateway_invoice_id as "invoiceId", 'evt_' || gateway_invoice_id as "eventId"
     from added order by random()`,
    [FROM, TO],
  )
  await pool.query('analyze')
  return rows.map((row) => ({ ...row, event: eventOf(row) }))
}

function uuid(kind: number, n: string): string {
  const tail = n === 'n' ? `lpad(to_hex(${n}), 12, '0')` : n
  return `('0000000${kind}-0000-4000-8000-' || ${tail})::uuid`
}

function eventOf(row: Omit<AwaitingRenewal, 'event'>): string {
  const created = Math.floor(Date.now() / 1000)
  const [start, end] = [
    Date.parse(`${FROM}T10:00:00Z`) / 1000,
    Date.parse('2027-02-15T10:00:00Z') / 1000,
  ]
  const metadata = { subscription_id: row.subscriptionId, revision: '1' }
  const invoice = {
    id: row.invoiceId,
    object: 'invoice',
    attempt_count: 1,
    currency: 'gbp',
    lines: { object: 'list', data: [{ period: { start, end } }] },
    next_payment_attempt: null,
    parent: { type: 'subscription_details', subscription_details: { metadata } },
    period_start: start,
    period_end: end,
    status: 'paid',
    status_transitions: { paid_at: created },
    total: AMOUNT_MINOR,
  }
  return JSON.stringify({
    id: row.eventId,
    object: 'event',
    api_version: API_VERSION,
    created,
    type: 'invoice.paid',
    data: { object: invoice },
  })
}
