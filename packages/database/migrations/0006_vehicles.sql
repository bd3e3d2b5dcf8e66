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
  account_id          uuid    not null references account,
  from_date           date    not null,
  to_date             date    not null check (to_date >= from_date),
  kilometres          bigint  not null check (kilometres > 0),
  emitted_grams       bigint  not null check (emitted_grams > 0),
  registration_number text,
  -- The buyer confirmed to offset again days that are offset already.
  overlap_confirmed   boolean not null,
  primary key (quote_id, vehicle_id)
);
create index vehicle_offset_vehicle on vehicle_offset (vehicle_id, from_date);
create index vehicle_offset_account on vehicle_offset (account_id);
-- One order covers a registration number once.
create unique index vehicle_offset_registration_once on vehicle_offset (quote_id, registration_number);
select restrict_to_account('vehicle_offset', 'select, insert');
create trigger append_only before update or truncate on vehicle_offset
  for each statement execute function refuse_change();

-- It is deleted only with a quote that nobody bought.
create function refuse_offset_deletion() returns trigger language plpgsql as $$
begin
  if exists (select from purchase p where p.quote_id = old.quote_id) then
    raise exception 'a purchase is for vehicle % of quote %', old.vehicle_id, old.quote_id;
  end if;
  return old;
end $$;
create trigger refuse_offset_deletion before delete on vehicle_offset
  for each row execute function refuse_offset_deletion();

-- The most that is covered on any day of a period, for this vehicle or one with the same registration number: paid by
-- anyone, or being paid for by the same account. An unpaid order of another account blocks nothing.
create function vehicle_covered_grams(wanted uuid, first date, last date, besides uuid)
  returns bigint language sql stable set search_path = public, pg_temp as $$
  with other as (
    select o.from_date, o.to_date, o.emitted_grams
    from vehicle mine
      join vehicle same on same.id = mine.id or same.registration_number = mine.registration_number
      join vehicle_offset o on o.vehicle_id = same.id
      join purchase p on p.quote_id = o.quote_id
    where mine.id = wanted and o.quote_id is distinct from besides
      and o.from_date <= last and o.to_date >= first
      and (p.status = 'paid' or (p.status = 'pending' and p.account_id = mine.account_id)))
  select coalesce(max(grams), 0)::bigint from other a, lateral (
    select sum(b.emitted_grams) as grams from other b
    where greatest(a.from_date, first) between b.from_date and b.to_date) on_day
$$;

-- Refuses to cover the same driving twice, also when two people pay at the same time.
create function refuse_double_offset() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  -- Purchases of the same vehicle, or the same registration number, wait here for one another.
  perform from vehicle v where v.id in (
      select coalesce(same.id, mine.id) from vehicle_offset o join vehicle mine on mine.id = o.vehicle_id
      left join vehicle same on same.registration_number = mine.registration_number
      where o.quote_id = new.quote_id)
    order by v.id for no key update of v;
  if exists (
    select from vehicle_offset mine join vehicle v on v.id = mine.vehicle_id
    where mine.quote_id = new.quote_id and not mine.overlap_confirmed
      and vehicle_covered_grams(v.id, mine.from_date, mine.to_date, mine.quote_id) > 0
      and vehicle_covered_grams(v.id, mine.from_date, mine.to_date, mine.quote_id)
        + mine.emitted_grams > v.total_grams) then
    raise exception using errcode = 'UV001', message = 'some of this driving is offset already';
  end if;
  return null;
end $$;
create constraint trigger refuse_double_offset after insert on purchase
  for each row execute function refuse_double_offset();

-- A quote is visible to the account whose purchase or vehicles it is for. Before that the platform finds it
-- by its unguessable id.
alter table purchase_quote enable row level security;
select grant_reading('purchase_quote');
create policy of_own_order on purchase_quote for select to understory_tenant
  using (exists (select from purchase p where p.quote_id = purchase_quote.id)
         or exists (select from vehicle_offset o where o.quote_id = purchase_quote.id));
