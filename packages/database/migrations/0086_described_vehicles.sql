-- A vehicle of someone who has no account yet, as it was described to us and as a quote prices it: the figures are
-- ours. It becomes a vehicle of the account whose purchase the quote begins, and goes with a quote that nobody buys.
create table described_vehicle (
  -- Of the vehicle that it becomes.
  id                  uuid    primary key,
  quote_id            uuid    not null references purchase_quote on delete cascade,
  description         jsonb   not null,
  emissions           jsonb   not null,
  total_grams         bigint  not null check (total_grams > 0),
  registration_number text    check (registration_number ~ '^[A-Z0-9]{2,10}$'),
  from_date           date    not null,
  to_date             date    not null check (to_date >= from_date),
  emitted_grams       bigint  not null check (emitted_grams > 0),
  kilometres          bigint  not null check (kilometres > 0),
  vehicles            integer not null check (vehicles > 0),
  check (registration_number is null or vehicles = 1)
);
create unique index described_vehicle_once on described_vehicle (quote_id, registration_number);
create trigger append_only before update or truncate on described_vehicle
  for each statement execute function refuse_change();

-- Makes them vehicles of the acting account, each once: a second call finds none. One that the account has
-- already is not saved again.
create function claim_described_vehicles(quote uuid) returns void language sql security definer
  set search_path = public, pg_temp as $$
  with taken as (delete from described_vehicle d where d.quote_id = quote returning d.*),
  placed as (
    select taken.*, known.id as known_id, q.created_at as quoted_at
    from taken join purchase_quote q on q.id = taken.quote_id
      left join lateral (
        select v.id from vehicle v
        where v.account_id = acting_account() and v.removed_at is null
          and v.registration_number = taken.registration_number and v.description = taken.description
          and v.total_grams = taken.total_grams and v.updated_at <= q.created_at
        order by v.id limit 1) known on true),
  added as (
    insert into vehicle (id, account_id, description, emissions, total_grams, registration_number, created_at, updated_at)
    select id, acting_account(), description, emissions, total_grams, registration_number, quoted_at, quoted_at
    from placed where known_id is null)
  insert into vehicle_offset (quote_id, vehicle_id, account_id, from_date, to_date, kilometres, emitted_grams,
    registration_number, overlap_confirmed, vehicles)
  select quote_id, coalesce(known_id, id), acting_account(), from_date, to_date, kilometres, emitted_grams,
    registration_number, false, vehicles
  from placed
$$;
