-- Models of cars with their tested CO2, from official publications: `npm run vehicles:import`.
create table catalogue_vehicle (
  market          text     not null check (market in ('uk', 'us')),
  source_id       text     not null,
  production_year integer  not null check (production_year between 1950 and 2100),
  fuel_type       text     not null,
  transmission    text     not null check (transmission in ('manual', 'automatic')),
  make            text     not null,
  base_model_name text     not null,
  model_name      text     not null,
  -- '-': it has none.
  engine_size_l   text     not null,
  g_co2_per_km    double precision not null check (g_co2_per_km >= 0),
  cycle           text     not null check (cycle in ('NEDC', 'WLTP', 'EPA')),
  -- How far the row is to be trusted: 1 is the market's own publication, 2 a stand-in.
  rank            integer  not null default 1,
  primary key (market, source_id, production_year)
);

-- The options that remain after the choices before them, ready to be read by key. A full path has figures.
create table catalogue_choice (
  market   text     not null,
  -- The choices before, joined by a unit separator.
  path     text     not null,
  options  text[]   not null,
  median   double precision,
  low      double precision,
  high     double precision,
  variants integer,
  cycle    text,
  primary key (market, path)
);
select grant_reading('catalogue_choice');

create function build_catalogue_choices(of_market text) returns void language plpgsql as $$
declare
  fields constant text[] := array['fuel_type', 'transmission', 'make', 'production_year',
    'base_model_name', 'model_name', 'engine_size_l'];
  before text;
  ordered text;
begin
  delete from catalogue_choice where market = of_market;
  for depth in 0 .. 6 loop
    select coalesce(string_agg(format('%I::text', f), ' || e''\x1f'' || ' order by i), '''''')
      into before from unnest(fields[1:depth]) with ordinality as t(f, i);
    ordered := case fields[depth + 1]
      when 'production_year' then 'array_agg(distinct production_year order by production_year desc)::text[]'
      else format('array_agg(distinct %1$I order by %1$I)', fields[depth + 1]) end;
    execute format('insert into catalogue_choice (market, path, options)
      select market, %s as path, %s from catalogue_vehicle where market = $1 group by market, path',
      before, ordered) using of_market;
  end loop;
  select string_agg(format('%I::text', f), ' || e''\x1f'' || ' order by i)
    into before from unnest(fields) with ordinality as t(f, i);
  -- Where cycles or sources differ behind one path, the newest cycle of the best source speaks.
  execute format('insert into catalogue_choice (market, path, options, median, low, high, variants, cycle)
    select market, path, ''{}'', percentile_cont(0.5) within group (order by g_co2_per_km),
      min(g_co2_per_km), max(g_co2_per_km), count(*), max(cycle)
    from (select *, %s as path, dense_rank() over
            (partition by market, %s order by rank, cycle desc) as place
          from catalogue_vehicle where market = $1) best
    where place = 1 group by market, path', before, before) using of_market;
end $$;

-- Answers of the vehicle registry, so that it is asked once for each number; 'asking' marks a request in
-- flight, so that other processes wait for it.
create table registry_answer (
  registration text        primary key check (registration ~ '^[A-Z0-9]{2,10}$'),
  status       text        not null check (status in ('asking', 'found', 'missing', 'refused')),
  facts        jsonb,
  requested_at timestamptz not null,
  check ((facts is not null) = (status = 'found'))
);
create index registry_answer_age on registry_answer (requested_at);
-- Several cars of one kind have no number of their own: what the registry said of one is found by make and year.
create index registry_answer_make_year on registry_answer
  (upper(facts ->> 'make'), (facts ->> 'yearOfManufacture'));

-- How far a visitor is in identifying vehicles, before anything is saved. The unguessable id is the access.
create table vehicle_draft (
  id         uuid        not null,
  audience   text        not null check (audience in ('personal', 'business')),
  -- Of the shape of `state` and `vehicles`; a draft of another version is dropped.
  version    integer     not null,
  state      jsonb       not null,
  vehicles   jsonb       not null,
  updated_at timestamptz not null,
  primary key (id, audience)
);
create index vehicle_draft_age on vehicle_draft (updated_at);

create table vehicle (
  id                  uuid        primary key,
  account_id          uuid        not null references account,
  -- As it was described, and what was computed from that with which factors; never computed again unasked.
  description         jsonb       not null,
  emissions           jsonb       not null,
  total_grams         bigint      not null check (total_grams >= 0),
  registration_number text        check (registration_number ~ '^[A-Z0-9]{2,10}$'),
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  removed_at          timestamptz
);
create index vehicle_account on vehicle (account_id, created_at desc, id desc);
create index vehicle_registration on vehicle (registration_number)
  where registration_number is not null;
select restrict_to_account('vehicle', 'select, insert, update');

-- Which vehicle a quote offsets, for which days and kilometres, as of the day of the quote; it counts once
-- the purchase of the quote is paid.
create table vehicle_offset (
  quote_id            uuid    not null references purchase_quote,
  vehicle_id          uuid    not null references vehicle,
  account_id          uuid    not null references live_account,
  from_date           date    not null,
  to_date             date    not null check (to_date >= from_date),
  kilometres          bigint  not null check (kilometres > 0),
  emitted_grams       bigint  not null check (emitted_grams > 0),
  registration_number text,
  -- The buyer confirmed to offset again days that are offset already.
  overlap_confirmed   boolean not null,
  -- How many vehicles it covers is a fact of the day of its quote, as its kilometres are.
  vehicles            integer not null check (vehicles > 0),
  primary key (quote_id, vehicle_id),
  -- A registration number names one vehicle.
  constraint vehicle_offset_one_of_registration check (registration_number is null or vehicles = 1)
);
create index vehicle_offset_vehicle on vehicle_offset (vehicle_id, from_date);
create index vehicle_offset_account on vehicle_offset (account_id);
-- One order covers a registration number once.
create unique index vehicle_offset_registration_once on vehicle_offset (quote_id, registration_number);
select restrict_to_account('vehicle_offset', 'select, insert');
create trigger append_only before update or truncate on vehicle_offset
  for each statement execute function refuse_change();

-- It is deleted only with a quote that nobody bought. What was never paid for proves nothing: it goes with the account
-- that ordered it, and the registration number with it.
create function refuse_offset_deletion() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (
    select from purchase p join account a on a.id = p.account_id
    where p.quote_id = old.quote_id and (p.paid_at is not null or a.closed_at is null)) then
    raise exception 'a purchase is for vehicle % of quote %', old.vehicle_id, old.quote_id;
  end if;
  return old;
end $$;
create trigger refuse_offset_deletion before delete on vehicle_offset
  for each row execute function refuse_offset_deletion();

-- The most that is covered on any day of a period, for this vehicle or one with the same registration number.
-- What is paid counts, by anyone; for an order also what the same account is paying for. For a payment, what
-- the same account ordered after `besides` and confirmed does not count: its buyer wanted both, whichever is
-- paid first.
create function vehicle_covered_grams(wanted uuid, first date, last date, besides uuid, is_payment boolean)
  returns bigint language sql stable set search_path = public, pg_temp as $$
  with other as (
    select o.from_date, o.to_date, o.emitted_grams
    from vehicle mine
      join vehicle same on same.id = mine.id or same.registration_number = mine.registration_number
      join vehicle_offset o on o.vehicle_id = same.id
      join purchase p on p.quote_id = o.quote_id
    where mine.id = wanted and o.quote_id is distinct from besides
      and o.from_date <= last and o.to_date >= first
      and (p.status = 'paid'
        or (p.status = 'pending' and p.account_id = mine.account_id and not is_payment))
      and not (is_payment and o.overlap_confirmed and p.account_id = mine.account_id
        and p.created_at >= (select b.created_at from purchase b where b.quote_id = besides)))
  select coalesce(max(grams), 0)::bigint from other a, lateral (
    select sum(b.emitted_grams) as grams from other b
    where greatest(a.from_date, first) between b.from_date and b.to_date) on_day
$$;

create function vehicle_covered_grams(wanted uuid, first date, last date, besides uuid)
  returns bigint language sql stable set search_path = public, pg_temp as $$
  select vehicle_covered_grams(wanted, first, last, besides, false)
$$;

-- Whether an order covers driving that is covered already, unless its buyer confirmed that. Orders and payments
-- of the same vehicle, or the same registration number, wait here for one another until they commit.
create function is_offset_already(quote uuid, is_payment boolean) returns boolean language plpgsql
  set search_path = public, pg_temp as $$
begin
  perform from vehicle v where v.id in (
      select coalesce(same.id, mine.id) from vehicle_offset o join vehicle mine on mine.id = o.vehicle_id
      left join vehicle same on same.registration_number = mine.registration_number
      where o.quote_id = quote)
    order by v.id for no key update of v;
  return exists (
    select from vehicle_offset mine join vehicle v on v.id = mine.vehicle_id
      cross join lateral (select vehicle_covered_grams(
        v.id, mine.from_date, mine.to_date, mine.quote_id, is_payment) as grams) covered
    where mine.quote_id = quote and not mine.overlap_confirmed
      and covered.grams > 0 and covered.grams + mine.emitted_grams > v.total_grams);
end $$;

-- Refuses to cover the same driving twice, also when two people pay at the same time. A quote states what its vehicles
-- were when it was made: it cannot be bought once one of them has another registration number or other figures, or is
-- off the list.
create function refuse_double_offset() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if is_offset_already(new.quote_id, new.status = 'paid') then
    raise exception using errcode = 'UV001', message = 'some of this driving is offset already';
  end if;
  -- The vehicles are locked by now.
  if tg_op = 'INSERT' and exists (
    select from vehicle_offset o join vehicle v on v.id = o.vehicle_id
      join purchase_quote q on q.id = o.quote_id
    where o.quote_id = new.quote_id and (v.updated_at > q.created_at or v.removed_at is not null
      or v.registration_number is distinct from o.registration_number)) then
    raise exception using errcode = 'UV003', message = 'a vehicle has changed since it was quoted';
  end if;
  return null;
end $$;
create constraint trigger refuse_double_offset after insert on purchase
  for each row execute function refuse_double_offset();
create constraint trigger refuse_double_payment after update on purchase
  for each row when (new.status = 'paid' and old.status <> 'paid')
  execute function refuse_double_offset();

-- A quote is visible to the account whose purchase or vehicles it is for. Before that the platform finds it
-- by its unguessable id.
alter table purchase_quote enable row level security;
select grant_reading('purchase_quote');
create policy of_own_order on purchase_quote for select to understory_tenant
  using (exists (select from purchase p where p.quote_id = purchase_quote.id)
         or exists (select from vehicle_offset o where o.quote_id = purchase_quote.id));

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
