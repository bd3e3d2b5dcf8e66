-- Whether programs are told of single orders of a shop: where a webhook of its account names such a type. A process that
-- remembers the shop learns of a change by its revision.
alter table store add column tells_orders boolean not null default false;

create function wants_orders(account uuid) returns boolean language sql stable
  security definer set search_path = public, pg_temp as $$
  select exists (select from webhook_endpoint e
    where e.account_id = account and exists (select from unnest(e.types) t where t like 'order.%'))
$$;
revoke execute on function wants_orders(uuid) from public;

create function note_wanted_orders() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  changed record := coalesce(new, old);
  wanted boolean := wants_orders(changed.account_id);
begin
  update store set tells_orders = wanted
  where account_id = changed.account_id and tells_orders <> wanted;
  return null;
end $$;
create trigger notes_wanted_orders after insert or delete or update of types on webhook_endpoint
  for each row execute function note_wanted_orders();

create function begin_telling_orders() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  new.tells_orders := wants_orders(new.account_id);
  return new;
end $$;
create trigger begins_telling_orders before insert on store
  for each row execute function begin_telling_orders();
