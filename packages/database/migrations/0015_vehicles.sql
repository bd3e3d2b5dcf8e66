-- Models of cars with their tested CO2, from official publications: `npm run vehicles:import`.
create table catalogue_vehicle (
  market          text     not null check (market in ('uk', 'us')),
  source_id       text     not null,
  production_year integer not null check (production_year between 1950 and 2100),
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
  rank            integer not null default 1,
  primary key (market, source_id, production_year)
);

-- What can be chosen after the choices before it, ready to be read by its key. A full path has figures.
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

select open_to_read('catalogue_choice');

-- What the registry answered, so that it is asked once; and who is asking just now.
create table registry_answer (
  registration text        primary key check (registration ~ '^[A-Z0-9]{2,10}$'),
  status       text        not null check (status in ('asking', 'found', 'missing', 'refused')),
  facts        jsonb,
  asked_at     timestamptz not null,
  check ((facts is not null) = (status = 'found'))
);
create index registry_answer_age on registry_answer (asked_at);

-- Where somebody is in identifying vehicles, before anything is saved; whoever has the id has it.
create table vehicle_draft (
  id         uuid        not null,
  audience   text        not null check (audience in ('personal', 'business')),
  state      jsonb       not null,
  vehicles   jsonb       not null,
  updated_at timestamptz not null,
  primary key (id, audience)
);
create index vehicle_draft_age on vehicle_draft (updated_at);

create table vehicle (
  id                  uuid        primary key,
  account_id          uuid        not null references account,
  -- As it was described, and what was computed from it with which factors: never silently anew.
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
select keep_to_account('vehicle', 'select, insert, update');

alter table offset_quote add column kind text not null default 'instant'
  check (kind in ('instant', 'vehicle'));

-- Which vehicle a quote offsets, and for which days; it counts once the purchase of the quote is paid.
create table vehicle_offset (
  quote_id            uuid    not null references offset_quote,
  vehicle_id          uuid    not null references vehicle,
  account_id          uuid    not null references account,
  from_date           date    not null,
  to_date             date    not null check (to_date >= from_date),
  emitted_grams       bigint  not null check (emitted_grams > 0),
  -- The buyer was told that some of these days are offset already, and wanted it again.
  repeats             boolean not null,
  primary key (quote_id, vehicle_id)
);
create index vehicle_offset_vehicle on vehicle_offset (vehicle_id, from_date);
select keep_to_account('vehicle_offset', 'select, insert');
create trigger append_only before update or delete or truncate on vehicle_offset
  for each statement execute function refuse_change();

-- The last word on offsetting a day twice, whatever two people do at the same time.
create function no_day_twice_unsaid() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  -- Whoever pays for the same vehicle, or the same number, waits here.
  perform from vehicle v where v.id in (
      select coalesce(same.id, mine.id) from vehicle_offset o join vehicle mine on mine.id = o.vehicle_id
      left join vehicle same on same.registration_number = mine.registration_number
      where o.quote_id = new.quote_id)
    order by v.id for no key update of v;
  if exists (
    select from vehicle_offset mine
      join vehicle mv on mv.id = mine.vehicle_id
      join vehicle ov on ov.id = mv.id or ov.registration_number = mv.registration_number
      join vehicle_offset other on other.vehicle_id = ov.id
        and other.quote_id <> mine.quote_id
        and other.from_date <= mine.to_date and mine.from_date <= other.to_date
      join instant_purchase p on p.quote_id = other.quote_id and p.status in ('pending', 'paid')
    where mine.quote_id = new.quote_id and not mine.repeats) then
    raise exception using errcode = 'UV001', message = 'some of these days are offset already';
  end if;
  return null;
end $$;
create constraint trigger no_day_twice_unsaid after insert on instant_purchase
  for each row execute function no_day_twice_unsaid();

alter table instant_purchase drop constraint instant_purchase_product_check;
alter table instant_purchase add constraint instant_purchase_product_check
  check (product in ('personal-instant-onetime', 'business-instant-onetime',
                     'personal-vehicle-onetime', 'business-vehicle-onetime'));

-- Whether strangers may see whose vehicle it is that they look up.
alter table account add column shows_vehicles boolean not null default false;
