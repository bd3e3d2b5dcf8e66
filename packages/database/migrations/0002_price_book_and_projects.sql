create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append-only', tg_table_name; end $$;

-- Prices are whole millionths of a currency unit per smallest quantity, so every pack has an exact
-- price. A new price is a new version; a version never changes.
create table price_book (
  version                 text        not null,
  currency                text        not null check (currency in ('GBP', 'EUR', 'USD')),
  valid_from              date        not null,
  micros_per_milli_tree   integer     not null check (micros_per_milli_tree > 0),
  micros_per_gram_co2e    integer     not null check (micros_per_gram_co2e > 0),
  micros_per_gram_plastic integer     not null check (micros_per_gram_plastic > 0),
  primary key (version, currency)
);
create trigger append_only before update or delete or truncate on price_book
  for each statement execute function refuse_change();

-- Where the money goes. `pack` names the supplying partner's pack.
create table project (
  id        text primary key,
  pack      text    not null unique,
  impact    text    not null check (impact in ('trees', 'co2e', 'plastic')),
  name      text    not null,
  partner   text    not null,
  country   text    not null check (country ~ '^[A-Z]{2}$'),
  summary   text    not null,
  is_sample boolean not null,
  is_default boolean not null
);
create unique index one_default_project_per_impact on project (impact) where is_default;
