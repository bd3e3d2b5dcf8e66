import { API_VERSION } from '@understory/adapters/payments-stripe/stripe-gateway.ts'
import type pg from 'pg'

/** A purchase that was started and not yet paid, and the event that will report its payment. */
export type Awaiting = {
  readonly purchaseId: string
  readonly quoteId: string
  readonly accountId: string
  readonly paymentId: string
  readonly eventId: string
  readonly event: string
}

const ACCOUNTS = 500
const TREES = { milli: 5_000, minor: 75 }
const CO2E = { grams: 250_000, minor: 150 }
const PLASTIC = { grams: 500, minor: 28 }
const TOTAL_MINOR = TREES.minor + CO2E.minor + PLASTIC.minor

/** Makes purchases of three impacts ready to be settled, spread over some hundred accounts. */
export async function fillAwaiting(pool: pg.Pool, count: number): Promise<Awaiting[]> {
  await pool.query(
    `insert into account (id, kind, display_name, country)
     select ${uuid(1, 'n')}, 'personal', 'Account ' || n, 'GB'
     from generate_series(1, $1::int) as n`,
    [ACCOUNTS],
  )
  await pool.query(
    `insert into purchase_quote (id, audience, currency, price_book_version, milli_trees, co2e_grams,
       plastic_grams, trees_minor, co2e_minor, plastic_minor, total_minor, tree_project, co2e_project,
       plastic_project, theme, hide_cost, address_on_certificate, created_at, expires_at)
     select ${uuid(2, 'n')}, 'personal', 'GBP', '2026-1', ${TREES.milli}, ${CO2E.grams},
       ${PLASTIC.grams}, ${TREES.minor}, ${CO2E.minor}, ${PLASTIC.minor}, ${TOTAL_MINOR}, t.id, c.id,
       p.id, 'none', false, false, now(), now() + interval '1 day'
     from generate_series(1, $1::int) as n, project t, project c, project p
     where t.is_default and t.impact = 'trees' and c.is_default and c.impact = 'co2e'
       and p.is_default and p.impact = 'plastic'`,
    [count],
  )
  await pool.query(
    `insert into purchase (id, account_id, quote_id, product, status, theme, hide_cost,
       address_on_certificate, effective_from, effective_to, created_at)
     select ${uuid(3, 'n')}, ${uuid(1, `1 + n % ${ACCOUNTS}`)}, ${uuid(2, 'n')},
       'personal-instant-onetime', 'pending', 'none', false, false, current_date, current_date, now()
     from generate_series(1, $1::int) as n`,
    [count],
  )
  const { rows } = await pool.query<Omit<Awaiting, 'event'>>(
    `with added as (
       insert into payment (purchase_id, gateway_payment_id, client_secret, amount_minor, currency,
         status, save_card, created_at)
       select ${uuid(3, 'n')}, 'pi_bench' || n, 'secret', ${TOTAL_MINOR}, 'GBP', 'started', false, now()
       from generate_series(1, $1::int) as n returning *)
     select p.id as "purchaseId", p.quote_id as "quoteId", p.account_id as "accountId",
       a.gateway_payment_id as "paymentId", 'evt_' || a.gateway_payment_id as "eventId"
     from added a join purchase p on p.id = a.purchase_id order by random()`,
    [count],
  )
  await pool.query('analyze')
  return rows.map((row) => ({ ...row, event: eventOf(row) }))
}

function uuid(kind: number, n: string): string {
  return `('0000000${kind}-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
}

function eventOf({ purchaseId, paymentId, eventId }: Omit<Awaiting, 'event'>): string {
  const created = Math.floor(Date.now() / 1000)
  const intent = {
    id: paymentId,
    object: 'payment_intent',
    amount: TOTAL_MINOR,
    amount_received: TOTAL_MINOR,
    client_secret: 'secret',
    created,
    currency: 'gbp',
    last_payment_error: null,
    latest_charge: `ch_${paymentId}`,
    livemode: false,
    metadata: { purchase_id: purchaseId },
    status: 'succeeded',
  }
  const type = 'payment_intent.succeeded'
  return JSON.stringify({
    id: eventId,
    object: 'event',
    api_version: API_VERSION,
    created,
    type,
    data: { object: intent },
  })
}
