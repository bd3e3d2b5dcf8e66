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

-- A priced choice: impact to fund, or services, which fund nothing. It is made before anyone signs in and
-- never changes. One that nobody bought is deleted some days after it expired; foreign keys keep every
-- quote that a purchase, a gift or a vehicle offset refers to.
create table purchase_quote (
  id                     uuid        primary key,
  kind                   text        not null default 'instant'
    check (kind in ('instant', 'vehicle', 'gift', 'footprint', 'verify-footprint')),
  audience               text        not null check (audience in ('personal', 'business')),
  currency               text        not null check (currency in ('GBP', 'EUR', 'USD')),
  price_book_version     text        not null,
  milli_trees            bigint      not null check (milli_trees >= 0),
  co2e_grams             bigint      not null check (co2e_grams >= 0),
  plastic_grams          bigint      not null check (plastic_grams >= 0),
  trees_minor            bigint      not null check (trees_minor >= 0),
  co2e_minor             bigint      not null check (co2e_minor >= 0),
  plastic_minor          bigint      not null check (plastic_minor >= 0),
  -- [{ service, count, minor }]
  services               jsonb       not null default '[]',
  services_minor         bigint      not null default 0 check (services_minor >= 0),
  total_minor            bigint      not null check (total_minor > 0),
  tree_project           text        not null references project,
  co2e_project           text        not null references project,
  plastic_project        text        not null references project,
  start_month            date        check (extract(day from start_month) = 1),
  spread_months          integer     not null default 1 check (spread_months between 1 and 60),
  reference              text        check (length(reference) between 1 and 80),
  theme                  text        not null check (theme in ('none', 'gift', 'christmas')),
  hide_cost              boolean     not null,
  address_on_certificate boolean     not null,
  created_at             timestamptz not null,
  expires_at             timestamptz not null,
  foreign key (price_book_version, currency) references price_book (version, currency),
  constraint funds_or_serves
    check ((milli_trees + co2e_grams + plastic_grams > 0) <> (services_minor > 0)),
  constraint serves_as_its_kind check ((kind = 'verify-footprint') = (services_minor > 0)),
  constraint lines_add_up
    check (trees_minor + co2e_minor + plastic_minor + services_minor = total_minor),
  constraint spread_has_a_start check (spread_months = 1 or start_month is not null)
);
create index purchase_quote_expiry on purchase_quote (expires_at);
create trigger append_only before update or truncate on purchase_quote
  for each statement execute function refuse_change();

-- A purchase of any kind: of an instant offset, of vehicles, of gifts, of a footprint, of a service.
create table purchase (
  id                     uuid        primary key,
  account_id             uuid        not null references account,
  bought_by              uuid        references app_user on delete set null,
  quote_id               uuid        not null unique references purchase_quote,
  product                text        not null
    check (product in ('personal-instant-onetime', 'business-instant-onetime', 'personal-vehicle-onetime',
      'business-vehicle-onetime', 'business-footprint-onetime', 'business-verify-footprint-onetime')),
  status                 text        not null
    check (status in ('pending', 'paid', 'failed', 'canceled', 'refunded')),
  reference              text        check (length(reference) between 1 and 80),
  theme                  text        not null check (theme in ('none', 'gift', 'christmas')),
  hide_cost              boolean     not null,
  address_on_certificate boolean     not null,
  effective_from         date        not null,
  effective_to           date        not null check (effective_to >= effective_from),
  ledger_revision        integer     not null default 1,
  date_locked_at         timestamptz,
  -- The year of a footprint that it was assigned to; it is dated so, once.
  footprint_period_from  date        check (extract(day from footprint_period_from) = 1),
  created_at             timestamptz not null,
  paid_at                timestamptz,
  -- The same driving may be ordered by two accounts before either has paid, so whether it is covered already is
  -- decided again when an offset is paid. One that comes second is a duplicate: it was paid and is refunded, and
  -- never counts.
  is_duplicate           boolean     not null default false,
  constraint paid_has_its_time check ((paid_at is not null) = (status in ('paid', 'refunded'))),
  constraint assigned_as_dated check (footprint_period_from is null
    or (footprint_period_from = effective_from and date_locked_at is not null)),
  constraint duplicate_is_refunded check (not is_duplicate or status = 'refunded')
);
create index purchase_account on purchase (account_id, created_at desc);
create index purchase_buyer on purchase (bought_by);

-- A person's own work begins a purchase and changes what it shows and when it counts. Whether and when it
-- was paid is written by the platform, from what the payment provider reports.
select restrict_to_account('purchase', 'select, insert');
grant update (reference, theme, hide_cost, address_on_certificate, effective_from, effective_to,
  ledger_revision, date_locked_at, footprint_period_from) on purchase to understory_tenant;
create policy starts_unpaid on purchase as restrictive for insert to understory_tenant
  with check (status = 'pending' and paid_at is null);

-- A refund that the bank could not make leaves the money with us, and the purchase counts again.
create function allow_purchase_transition() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
       (old.status = 'pending' and new.status in ('paid', 'failed', 'canceled'))
    or (old.status = 'failed' and new.status in ('pending', 'paid', 'canceled'))
    or (old.status in ('pending', 'failed') and new.status = 'refunded' and new.is_duplicate)
    or (old.status = 'paid' and new.status = 'refunded')
    or (old.status = 'refunded' and new.status = 'paid')) then
    raise exception 'a purchase cannot go from % to %', old.status, new.status;
  end if;
  if old.is_duplicate <> new.is_duplicate and old.status not in ('pending', 'failed') then
    raise exception 'whether purchase % is a duplicate was decided when it was paid', old.id;
  end if;
  if old.date_locked_at is not null and (
       new.date_locked_at is distinct from old.date_locked_at
    or new.effective_from <> old.effective_from or new.effective_to <> old.effective_to
    or new.reference is distinct from old.reference
    or new.footprint_period_from is distinct from old.footprint_period_from) then
    raise exception 'the date of purchase % is locked', old.id;
  end if;
  return new;
end $$;
create trigger purchase_transition before update on purchase
  for each row execute function allow_purchase_transition();
