import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

function selectCertificates(db: Database | Tx) {
  return db
    .selectFrom('certificate as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .innerJoin('instant_purchase as p', 'p.id', 'c.purchase_id')
    .innerJoin('offset_quote as q', 'q.id', 'p.quote_id')
    .leftJoin('billing_address as b', 'b.account_id', 'c.account_id')
    .select([
      'c.id',
      'c.purchase_id',
      sql<boolean>`p.status = 'refunded'`.as('is_refunded'),
      'c.account_id',
      'c.issued_at',
      'a.display_name',
      sql<string | null>`null`.as('gift_from'),
      sql<string | null>`null`.as('gift_message'),
      'p.theme',
      'p.reference',
      'p.hide_cost',
      'p.address_on_certificate',
      'p.effective_from',
      'p.effective_to',
      'q.milli_trees',
      'q.co2e_grams',
      'q.plastic_grams',
      'q.total_minor',
      'q.currency',
      'q.tree_project',
      'q.co2e_project',
      'q.plastic_project',
      'b.line1',
      'b.line2',
      'b.city',
      'b.postcode',
      'b.country',
    ])
}
type PurchaseCertificate = Awaited<
  ReturnType<ReturnType<typeof selectCertificates>['executeTakeFirstOrThrow']>
>
/**
 * With what the ledger knows it by: its purchase, or every paid cycle of its subscription. Refunded means
 * that all the money behind it went back.
 */
export type CertificateRow = Omit<PurchaseCertificate, 'purchase_id'> & {
  readonly sourceIds: readonly string[]
}

export async function findCertificate(
  db: Database | Tx,
  id: string,
): Promise<CertificateRow | undefined> {
  const of = await db
    .selectFrom('certificate')
    .select(['subscription_id', 'gift_id', 'granted_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!of) return undefined
  if (of.subscription_id) return findSubscriptionCertificate(db, id)
  if (of.gift_id) return findGiftCertificate(db, id)
  return of.granted_id ? findGrantedCertificate(db, id) : findPurchaseCertificate(db, id)
}

async function findPurchaseCertificate(
  db: Database | Tx,
  id: string,
): Promise<CertificateRow | undefined> {
  const row = await selectCertificates(db).where('c.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { purchase_id, ...stated } = row
  return { ...stated, sourceIds: purchase_id ? [purchase_id] : [] }
}

/** That of a gift names who it is for, whoever's account holds it. */
async function findGiftCertificate(
  db: Database | Tx,
  id: string,
): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select c.id, c.account_id, p.status = 'refunded' as is_refunded, c.issued_at,
      g.recipient_name as display_name, g.from_name as gift_from, g.message as gift_message,
      g.theme, null as reference, true as hide_cost, false as address_on_certificate,
      p.effective_from, p.effective_to, g.milli_trees, g.co2e_grams, g.plastic_grams,
      q.total_minor, q.currency, q.tree_project, q.co2e_project, q.plastic_project,
      null as line1, null as line2, null as city, null as postcode, null as country,
      array[g.id::text] as "sourceIds"
    from certificate c join gift g on g.id = c.gift_id
      join instant_purchase p on p.id = g.purchase_id join offset_quote q on q.id = p.quote_id
    where c.id = ${id}`.execute(db)
  return rows[0]
}

/** That of what our team entered; taken back, it no longer counts. */
async function findGrantedCertificate(
  db: Database | Tx,
  id: string,
): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select c.id, c.account_id, g.taken_back_at is not null as is_refunded, c.issued_at, a.display_name,
      null as gift_from, null as gift_message, 'none' as theme, g.title as reference,
      true as hide_cost, false as address_on_certificate,
      g.effective_on as effective_from, g.effective_on as effective_to,
      g.milli_trees, g.co2e_grams, g.plastic_grams, 0::bigint as total_minor, 'GBP' as currency,
      g.tree_project, g.co2e_project, g.plastic_project,
      null as line1, null as line2, null as city, null as postcode, null as country,
      array[g.id::text] as "sourceIds"
    from certificate c join granted_impact g on g.id = c.granted_id join account a on a.id = c.account_id
    where c.id = ${id}`.execute(db)
  return rows[0]
}

/** That of a subscription grows with every cycle that is paid. */
async function findSubscriptionCertificate(
  db: Database | Tx,
  id: string,
): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    with cycle as (
      select y.* from subscription_cycle y join certificate c on c.subscription_id = y.subscription_id
      where c.id = ${id} and y.status = 'paid' and y.refunded_at is null),
    funded as (
      select coalesce(sum(quantity) filter (where impact = 'trees'), 0)::bigint as milli_trees,
        coalesce(sum(quantity) filter (where impact = 'co2e'), 0)::bigint as co2e_grams,
        coalesce(sum(quantity) filter (where impact = 'plastic'), 0)::bigint as plastic_grams,
        max(project_id) filter (where impact = 'trees') as tree_project,
        max(project_id) filter (where impact = 'co2e') as co2e_project,
        max(project_id) filter (where impact = 'plastic') as plastic_project
      from impact_ledger_entry where source_id in (select id from cycle))
    select c.id, c.account_id, not exists (select from cycle) as is_refunded, c.issued_at, a.display_name, null as gift_from, null as gift_message, 'none' as theme, null as reference,
      true as hide_cost, false as address_on_certificate,
      coalesce((select min(from_date) from cycle), s.created_at::date) as effective_from,
      coalesce((select max(to_date) from cycle), s.created_at::date) as effective_to,
      f.milli_trees, f.co2e_grams, f.plastic_grams,
      coalesce((select sum(amount_minor) from cycle), 0)::bigint as total_minor, s.currency,
      coalesce(f.tree_project, '') as tree_project, coalesce(f.co2e_project, '') as co2e_project,
      coalesce(f.plastic_project, '') as plastic_project,
      b.line1, b.line2, b.city, b.postcode, b.country,
      coalesce((select array_agg(id::text) from cycle), '{}') as "sourceIds"
    from certificate c join subscription s on s.id = c.subscription_id
      join account a on a.id = c.account_id cross join funded f
      left join billing_address b on b.account_id = c.account_id
    where c.id = ${id}`.execute(db)
  return rows[0]
}
