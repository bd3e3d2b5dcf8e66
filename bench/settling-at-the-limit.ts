import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Awaiting } from './awaiting-purchases.ts'

/**
 * Everything that settling writes, as the one statement of a client that decides nothing, checks nothing
 * and speaks to nobody but the database.
 */
const STATEMENT = `
  with event as (
    insert into gateway_event (id, occurred_at, received_at) values ($1, now(), now())),
  bought as (
    select p.id, p.account_id, p.product, q.price_book_version, q.milli_trees, q.co2e_grams,
      q.plastic_grams, q.tree_project, q.co2e_project, q.plastic_project
    from purchase p join purchase_quote q on q.id = p.quote_id
    where p.id = $2 and p.status = 'pending' for update of p),
  paid as (
    update purchase p set status = 'paid', paid_at = now(), effective_from = current_date,
      effective_to = current_date from bought b where p.id = b.id),
  payment as (
    update payment set status = 'succeeded', gateway_payment_id = $3, settled_at = now(),
      last_decline = null, card_brand = null, card_last4 = null where purchase_id = $2),
  entries as (
    insert into impact_ledger_entry (account_id, product, recorded_at, impact, quantity, project_id,
      source_kind, source_id, revision, part, effective_from, effective_to, basis)
    select b.account_id, b.product, now(), i.impact, i.quantity, i.project, 'purchase', b.id, 1, 1,
      current_date, current_date, b.price_book_version
    from bought b cross join lateral (values ('trees', b.milli_trees, b.tree_project),
      ('co2e', b.co2e_grams, b.co2e_project), ('plastic', b.plastic_grams, b.plastic_project))
      as i (impact, quantity, project)),
  certified as (
    insert into certificate (id, account_id, purchase_id, issued_at)
    select $4, account_id, id, now() from bought)
  insert into invoice (id, legal_entity, account_id, purchase_id, issued_at, buyer)
  select $5, 'default', a.id, b.id, now(), jsonb_build_object('name', a.display_name,
    'address', to_jsonb(d) - 'account_id', 'taxIds',
    (select coalesce(jsonb_agg(jsonb_build_object('type', t.type, 'value', t.value)
      order by t.created_at), '[]') from tax_id t where t.account_id = a.id))
  from bought b join account a on a.id = b.account_id
  left join billing_address d on d.account_id = a.id`

/** Settles one purchase as fast as the database can. */
export async function settlingAtTheLimit(pool: pg.Pool, awaiting: Awaiting): Promise<void> {
  const { eventId, purchaseId, paymentId } = awaiting
  const values = [eventId, purchaseId, paymentId, randomUUID(), randomUUID()]
  await pool.query({ name: 'settle', text: STATEMENT, values })
}
