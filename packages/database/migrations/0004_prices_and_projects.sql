-- Prices are whole millionths of a currency unit per smallest quantity, so every pack has an exact price.
-- A new price is a new version; a version never changes.
create table price_book (
  version                 text    not null,
  currency                text    not null check (currency in ('GBP', 'EUR', 'USD')),
  valid_from              date    not null,
  micros_per_milli_tree   integer not null check (micros_per_milli_tree > 0),
  micros_per_gram_co2e    integer not null check (micros_per_gram_co2e > 0),
  micros_per_gram_plastic integer not null check (micros_per_gram_plastic > 0),
  primary key (version, currency)
);
create trigger append_only before update or delete or truncate on price_book
  for each statement execute function refuse_change();
select grant_reading('price_book');

create table service_price (
  version  text   not null,
  currency text   not null,
  service  text   not null check (service in ('verify_footprint_scopes_one_two',
             'verify_footprint_scope_three_category', 'premium')),
  -- Of one; of premium, a month of it.
  minor    bigint not null check (minor > 0),
  primary key (version, currency, service),
  foreign key (version, currency) references price_book (version, currency)
);
create trigger append_only before update or delete or truncate on service_price
  for each statement execute function refuse_change();
select grant_reading('service_price');

-- Where the money goes. `pack` names the supplying partner's pack.
create table project (
  id          text    primary key,
  pack        text    not null unique,
  impact      text    not null check (impact in ('trees', 'co2e', 'plastic')),
  name        text    not null,
  partner     text    not null,
  country     text    not null check (country ~ '^[A-Z]{2}$'),
  summary     text    not null,
  -- Where on earth, in words and in degrees north and east.
  place       text    not null,
  latitude    double precision not null check (latitude between -90 and 90),
  longitude   double precision not null check (longitude between -180 and 180),
  -- What units are certified against; null: nothing.
  standard    text,
  -- How a unit comes about and is counted, and what nobody can say yet.
  method      text    not null,
  unknowns    text    not null,
  is_sample   boolean not null,
  is_default  boolean not null,
  -- What a tonne of the project is; every word about it follows this.
  credit_kind text    check (credit_kind in ('reduction', 'avoidance', 'removal')),
  constraint project_of_co2e_has_credit_kind check ((impact = 'co2e') = (credit_kind is not null))
);
create unique index one_default_project_per_impact on project (impact) where is_default;
select grant_reading('project');
