-- Published factors, loaded from seed/emission-factors: kg per unit. A set never changes once it is
-- loaded, because figures that were computed with it name its rows.
create table emission_factor_set (
  id     text primary key,
  market text not null check (market in ('uk', 'us')),
  year   integer not null,
  -- Per unit of an activity, or per unit of money in the prices of the year.
  kind   text not null check (kind in ('activity', 'spend')),
  -- A corrected publication of the same year has the next one.
  revision integer not null check (revision >= 1),
  -- Of the file it was loaded from.
  sha256 text not null
);
select grant_reading('emission_factor_set');
create trigger append_only before update or delete or truncate on emission_factor_set
  for each statement execute function refuse_change();

create table emission_factor (
  id              text    primary key,
  set_id          text    not null references emission_factor_set,
  -- What finds the same factor in the set of another year.
  key             text    not null,
  scope           integer not null check (scope between 1 and 3),
  category        text    not null,
  name            text    not null,
  unit            text    not null,
  kg_co2e         double precision not null,
  -- By gas, where the source gives them.
  kg_co2          double precision,
  kg_ch4          double precision,
  kg_n2o          double precision,
  -- Of biogenic origin: outside the scopes, and not in kg_co2e.
  kg_biogenic_co2 double precision,
  unique (set_id, key)
);
create index emission_factor_words on emission_factor
  using gin (to_tsvector('simple', category || ' ' || name));
create index emission_factor_key on emission_factor (key);
select grant_reading('emission_factor');
create trigger append_only before update or delete or truncate on emission_factor
  for each statement execute function refuse_change();
