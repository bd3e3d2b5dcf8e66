-- What a process remembers of a store is current as long as the store has the same revision: every change of
-- it, of its settings or of its gaps gives it another one. They are random, so that the revision of a change
-- that was rolled back never comes again.

alter table store add column revision uuid not null default gen_random_uuid();

create function revise_store() returns trigger language plpgsql as $$ begin
  new.revision := gen_random_uuid();
  return new;
end $$;
create trigger revised before update on store for each row execute function revise_store();

create function revise_store_of_row() returns trigger language plpgsql as $$
declare
  changed record := coalesce(new, old);
begin
  update store set revision = gen_random_uuid()
  where account_id = changed.account_id and id = changed.store_id;
  return null;
end $$;
create trigger revises_store after insert or update or delete on store_settings
  for each row execute function revise_store_of_row();
create trigger revises_store after insert or update or delete on store_gap
  for each row execute function revise_store_of_row();

-- The settings of an order are those of its own store. They prove that there is that store, so only an order
-- without settings refers to it: the orders of a batch are checked one by one.
alter table store_settings drop constraint store_settings_pkey cascade, add primary key (account_id, id, store_id);
alter table store_order
  add column store_without_settings uuid
    generated always as (case when settings_id is null then store_id end) stored,
  drop constraint store_order_account_id_store_id_fkey,
  add foreign key (account_id, store_without_settings) references store (account_id, id),
  add foreign key (account_id, settings_id, store_id) references store_settings (account_id, id, store_id);
