-- A certificate of a shop covers the days that its newest statement in the public log says, from its first order to its
-- last: a bill is of a whole month, and its first and last day may have had no order. Until it is stated, the days of
-- its bills.

-- Of any certificate: its days are public with its number.
create function stated_days(certificate uuid) returns table (from_date date, to_date date)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.from_date, r.to_date from certificate_revision r
  where r.certificate_id = stated_days.certificate order by r.revision desc limit 1
$$;

create or replace view certificate_statement with (security_invoker = true) as
select c.id, c.code, c.account_id, c.issued_at, s.*
from certificate c cross join lateral (
  select 'purchase' as source_kind, array[p.id] as source_ids, p.status = 'refunded' as is_refunded,
    a.display_name, null::text as gift_from, null::text as gift_message,
    p.theme, p.reference, p.hide_cost, p.address_on_certificate, p.effective_from, p.effective_to,
    q.milli_trees, q.co2e_grams, q.plastic_grams, q.total_minor, q.currency,
    q.tree_project, q.co2e_project, q.plastic_project,
    b.line1, b.line2, b.city, b.postcode, b.country
  from purchase p join purchase_quote q on q.id = p.quote_id
    join account a on a.id = c.account_id left join billing_address b on b.account_id = c.account_id
  where p.id = c.purchase_id

  union all
  select 'gift', array[g.id], p.status = 'refunded', g.recipient_name, g.from_name, g.message,
    g.theme, null, true, false, p.effective_from, p.effective_to,
    g.milli_trees, g.co2e_grams, g.plastic_grams, q.total_minor, q.currency,
    q.tree_project, q.co2e_project, q.plastic_project, null, null, null, null, null
  from gift g join purchase p on p.id = g.purchase_id join purchase_quote q on q.id = p.quote_id
  where g.id = c.gift_id

  union all
  select 'granted', array[g.id], g.reversed_at is not null, a.display_name, null, null,
    'none', g.title, true, false, g.effective_on, g.effective_on,
    g.milli_trees, g.co2e_grams, g.plastic_grams, 0, 'GBP',
    g.tree_project, g.co2e_project, g.plastic_project, null, null, null, null, null
  from granted_impact g join account a on a.id = c.account_id
  where g.id = c.granted_id

  union all
  select 'subscription', paid.cycles, paid.cycles = '{}', a.display_name, null, null,
    'none', null, true, false, coalesce(paid.from_date, s.created_at::date),
    coalesce(paid.to_date, s.created_at::date),
    f.milli_trees, f.co2e_grams, f.plastic_grams, paid.total_minor, s.currency,
    coalesce(f.tree_project, ''), coalesce(f.co2e_project, ''), coalesce(f.plastic_project, ''),
    b.line1, b.line2, b.city, b.postcode, b.country
  from subscription s join account a on a.id = c.account_id
    left join billing_address b on b.account_id = c.account_id
    cross join lateral (
      select coalesce(array_agg(y.id), '{}') as cycles, min(y.from_date) as from_date,
        max(y.to_date) as to_date, coalesce(sum(y.amount_minor), 0)::bigint as total_minor
      from subscription_cycle y
      where y.subscription_id = s.id and y.status = 'paid' and y.refunded_at is null) paid
    cross join lateral (
      select coalesce(sum(quantity) filter (where impact = 'trees'), 0)::bigint as milli_trees,
        coalesce(sum(quantity) filter (where impact = 'co2e'), 0)::bigint as co2e_grams,
        coalesce(sum(quantity) filter (where impact = 'plastic'), 0)::bigint as plastic_grams,
        max(project_id) filter (where impact = 'trees') as tree_project,
        max(project_id) filter (where impact = 'co2e') as co2e_project,
        max(project_id) filter (where impact = 'plastic') as plastic_project
      from impact_ledger_entry where source_id = any(paid.cycles)) f
  where s.id = c.subscription_id

  union all
  select 'store', '{}'::uuid[], last.number is null, a.display_name, null, null,
    'none', t.name, true, false,
    coalesce(stated.from_date, (select (l.from_at at time zone 'UTC')::date from store_bill l join store_bill_charge g
      on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id) order by l.number limit 1), c.issued_at::date),
    coalesce(stated.to_date, last.to_date, c.issued_at::date),
    coalesce((select quantity from store_total k
      where (k.account_id, k.store_id, k.impact) = (t.account_id, t.id, 'trees')), 0),
    coalesce((select quantity from store_total k
      where (k.account_id, k.store_id, k.impact) = (t.account_id, t.id, 'co2e')), 0),
    coalesce((select quantity from store_total k
      where (k.account_id, k.store_id, k.impact) = (t.account_id, t.id, 'plastic')), 0),
    -- One row for each bill, 365 a year.
    coalesce((select sum(l.total_minor)::bigint from store_bill l join store_bill_charge g
      on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id)), 0),
    t.billing_currency, newest_project(t.account_id, t.id, 'trees'), newest_project(t.account_id, t.id, 'co2e'),
    newest_project(t.account_id, t.id, 'plastic'),
    b.line1, b.line2, b.city, b.postcode, b.country
  from store t join account a on a.id = c.account_id
    left join billing_address b on b.account_id = c.account_id
    left join lateral stated_days(c.id) stated on true
    left join lateral (
      -- The moment of the invoice run belongs to the next bill.
      select l.number, ((l.until_at - interval '1 millisecond') at time zone 'UTC')::date as to_date
      from store_bill l join store_bill_charge g
        on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id) order by l.number desc limit 1) last on true
  where (t.account_id, t.id) = (c.account_id, c.store_id)
) s;
