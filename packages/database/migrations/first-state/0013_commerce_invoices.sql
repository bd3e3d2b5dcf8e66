-- Of a purchase or of a cycle. Settling writes the invoice; its number is given just after the commit, so
-- that settlements do not wait for one another. A number cannot repeat (it is unique) and cannot leave a
-- gap: each refers to the one before it.
create table invoice (
  id              uuid        primary key,
  legal_entity    text        not null,
  number          bigint,
  previous_number bigint      generated always as (nullif(number - 1, 0)) stored,
  account_id      uuid        not null references live_account,
  purchase_id     uuid        unique references purchase,
  cycle_id        uuid        unique references subscription_cycle,
  issued_at       timestamptz not null,
  stored_at       timestamptz not null default now(),
  buyer           jsonb       not null,
  -- How the seller accounted for VAT on the day of the invoice: { country, percent }; null, not at all.
  vat_terms       jsonb,
  unique (legal_entity, number),
  constraint of_one_thing check (num_nonnulls(purchase_id, cycle_id) = 1),
  constraint numbers_count_from_one check (number > 0),
  constraint numbers_leave_no_gap
    foreign key (legal_entity, previous_number) references invoice (legal_entity, number)
);
create index invoice_account on invoice (account_id, issued_at desc);
create index invoice_unnumbered on invoice (issued_at, id) where number is null;
select restrict_to_account('invoice', 'select');

-- The number is the one thing that is ever added to an invoice.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if old.number is not null
    or to_jsonb(new) - array['number', 'previous_number']
      <> to_jsonb(old) - array['number', 'previous_number'] then
    raise exception 'invoice % stays as it was issued', old.id;
  end if;
  return new;
end $$;
create trigger append_only before delete or truncate on invoice
  for each statement execute function refuse_change();
create trigger refuse_invoice_change before update on invoice
  for each row execute function refuse_invoice_change();

-- What each invoice shows, whatever it is of: a purchase, or a cycle of a subscription; that of a cycle of stores has a
-- line for each bill. Each reader of the view sees the rows they may see.
create view invoice_statement with (security_invoker = true) as
select i.id, i.account_id, i.purchase_id, i.cycle_id, i.number, i.issued_at, i.buyer, i.vat_terms, s.*
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
select grant_reading('invoice_statement');
