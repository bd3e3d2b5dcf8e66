-- The certificate of a store ended on the day of its last invoice run, which is the first day of the next bill:
-- it ends on the day before, as the bill does.
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
  select 'store', paid.sources, paid.bills = 0, a.display_name, null, null,
    'none', t.name, true, false, coalesce(paid.from_date, c.issued_at::date),
    coalesce(paid.to_date, c.issued_at::date),
    f.milli_trees, 0, 0, paid.total_minor, t.billing_currency,
    coalesce(f.tree_project, ''), '', '', b.line1, b.line2, b.city, b.postcode, b.country
  from store t join account a on a.id = c.account_id
    left join billing_address b on b.account_id = c.account_id
    cross join lateral (
      select coalesce(array_agg(l.id), '{}') || coalesce((
          select array_agg(k.id) from store_credit k
          where (k.account_id, k.store_id) = (t.account_id, t.id)), '{}') as sources,
        count(*) as bills, (min(l.from_at) at time zone 'UTC')::date as from_date,
        -- The moment of the invoice run belongs to the next bill.
        ((max(l.until_at) - interval '1 millisecond') at time zone 'UTC')::date as to_date,
        coalesce(sum(l.total_minor), 0)::bigint as total_minor
      from store_bill l join store_bill_charge g
        on (g.account_id, g.bill_id) = (l.account_id, l.id) and g.status = 'paid'
      where (l.account_id, l.store_id) = (t.account_id, t.id)) paid
    cross join lateral (
      select coalesce(sum(quantity), 0)::bigint as milli_trees, max(project_id) as tree_project
      from impact_ledger_entry where source_id = any(paid.sources)) f
  where (t.account_id, t.id) = (c.account_id, c.store_id)
) s;
