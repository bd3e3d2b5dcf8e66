-- The short code of a certificate number, as `certificateCode` of the domain makes it: seven digits to the
-- base 31 of the number's last 48 bits, which are random, and a check character.
create function certificate_code(id uuid) returns text language sql immutable strict
return (
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', digit + 1, 1), '' order by place)
    || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', (sum(place * digit) % 31)::int + 1, 1)
  from (
    select place, ((('x' || right(id::text, 12))::bit(48)::bigint / weight) % 31)::int as digit
    from unnest(array[887503681, 28629151, 923521, 29791, 961, 31, 1]::bigint[])
      with ordinality as places (weight, place)
  ) digits
);

-- Of a purchase, a whole subscription, a gift, or what staff granted.
create table certificate (
  id              uuid        primary key,
  account_id      uuid        not null references account,
  purchase_id     uuid        unique references purchase,
  subscription_id uuid        unique references subscription,
  gift_id         uuid        unique references gift,
  granted_id      uuid        unique references granted_impact,
  issued_at       timestamptz not null,
  code            text        not null unique generated always as (certificate_code(id)) stored,
  constraint of_one_thing
    check (num_nonnulls(purchase_id, subscription_id, gift_id, granted_id) = 1)
);
create index certificate_account on certificate (account_id, issued_at desc);
select restrict_to_account('certificate', 'select');

-- What each certificate states, whatever it is of: a purchase, a gift (in the name of who it is for), what
-- staff entered, or a subscription (it grows with each paid cycle). Refunded: all the money went back. The
-- ledger knows it by its sources. Each reader of the view sees the rows they may see.
create view certificate_statement with (security_invoker = true) as
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
) s;
grant select on certificate_statement to understory_tenant;
