-- Whole months are read from totals of their own: a year is a dozen rows an impact, not 365.
create table impact_rollup_month (
  account_id uuid   not null references account,
  month      date   not null check (extract(day from month) = 1),
  product    text   not null,
  impact     text   not null,
  quantity   bigint not null,
  primary key (account_id, month, product, impact)
);

insert into impact_rollup_month (account_id, month, product, impact, quantity)
select account_id, date_trunc('month', day::timestamp)::date, product, impact, sum(quantity)
from impact_rollup_day group by 1, 2, 3, 4;

-- Folds each inserted batch into days, months and the platform, in key order: exact, without deadlocks.
create or replace function fold_into_rollups() returns trigger language plpgsql as $$
begin
  insert into impact_rollup_day as kept (account_id, day, product, impact, quantity)
  select account_id, effective_from, product, impact, sum(quantity)
  from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (account_id, day, product, impact)
    do update set quantity = kept.quantity + excluded.quantity;

  insert into impact_rollup_month as kept (account_id, month, product, impact, quantity)
  select account_id, date_trunc('month', effective_from::timestamp)::date, product, impact, sum(quantity)
  from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (account_id, month, product, impact)
    do update set quantity = kept.quantity + excluded.quantity;

  insert into impact_platform_total as kept (shard, impact, quantity)
  select get_byte(uuid_send(account_id), 15) % 64, impact, sum(quantity)
  from added group by 1, 2 order by 1, 2
  on conflict (shard, impact)
    do update set quantity = kept.quantity + excluded.quantity;
  return null;
end $$;
