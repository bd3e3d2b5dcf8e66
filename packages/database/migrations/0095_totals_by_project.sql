-- What an account funded of each project, so that its pages do not add up its whole ledger.
create table impact_rollup_project (
  account_id    uuid   not null references account,
  project_id    text   not null,
  impact        text   not null,
  quantity      bigint not null,
  last_entry_id bigint not null,
  primary key (account_id, project_id, impact)
);
select restrict_to_account('impact_rollup_project', 'select');

insert into impact_rollup_project (account_id, project_id, impact, quantity, last_entry_id)
select account_id, project_id, impact, sum(quantity), max(id)
from impact_ledger_entry group by 1, 2, 3;

create or replace function fold_into_rollups() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
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

  insert into impact_rollup_project as kept (account_id, project_id, impact, quantity, last_entry_id)
  select account_id, project_id, impact, sum(quantity), max(id)
  from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, project_id, impact)
    do update set quantity = kept.quantity + excluded.quantity,
                  last_entry_id = greatest(kept.last_entry_id, excluded.last_entry_id);

  insert into impact_platform_total as kept (shard, impact, project_id, quantity)
  select get_byte(uuid_send(account_id), 15) % 64, impact, project_id, sum(quantity)
  from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (shard, impact, project_id)
    do update set quantity = kept.quantity + excluded.quantity;
  return null;
end $$;
