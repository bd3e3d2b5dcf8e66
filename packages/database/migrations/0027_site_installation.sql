-- What the installation publishes above its settings: name, seller, addresses, offer, switches. One row for each kind.
create table installation_setting (
  kind       text        primary key check (length(kind) between 1 and 60),
  fields     jsonb       not null check (jsonb_typeof(fields) = 'object'),
  revision   integer     not null check (revision > 0),
  changed_at timestamptz not null
);

-- The seller on the day of the invoice: { name, addressLines, taxIds }; null on those issued before sellers could change,
-- which name the seller of the settings.
alter table invoice add column seller jsonb check (jsonb_typeof(seller) = 'object');

create or replace view invoice_statement with (security_invoker = true) as
select i.id, i.account_id, i.purchase_id, i.cycle_id, i.number, i.issued_at, i.buyer, i.vat_terms, s.*, i.seller
from invoice i cross join lateral (
  select 'purchase' as source_kind, p.product, q.currency, q.price_book_version, q.total_minor, p.paid_at,
    p.reference, q.milli_trees, q.co2e_grams, q.plastic_grams, q.trees_minor, q.co2e_minor, q.plastic_minor,
    q.services, y.card_brand, y.card_last4,
    null::date as from_date, null::date as to_date, null::jsonb as lines,
    null::text as billing_interval, null::integer as cycle_number
  from purchase p join purchase_quote q on q.id = p.quote_id left join payment y on y.purchase_id = p.id
  where p.id = i.purchase_id

  union all
  select 'cycle', s.product, c.currency, q.price_book_version, c.amount_minor, c.paid_at,
    null, null, null, null, null, null, null, null, c.card_brand, c.card_last4,
    c.from_date, c.to_date, case when s.product = 'business-ecommerce-recurring' then (
      select jsonb_agg(jsonb_build_object('store', t.name, 'orders', b.orders,
        'milliTrees', b.milli_trees + b.remainder_milli_trees, 'grossMinor', b.gross_minor,
        'creditMinor', b.credit_minor) order by t.name, b.number)
      from store_bill_charge g
        join store_bill b on (b.account_id, b.id) = (g.account_id, g.bill_id)
        join store t on (t.account_id, t.id) = (b.account_id, b.store_id)
      where g.cycle_id = c.id) else q.lines end, q.billing_interval, c.number
  from subscription_cycle c join subscription s on s.id = c.subscription_id
    join subscription_revision r
      on r.subscription_id = c.subscription_id and r.revision = c.revision
    join plan_quote q on q.id = r.quote_id
  where c.id = i.cycle_id
) s;
