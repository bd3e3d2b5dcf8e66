-- A priced plan. Anybody may make one; it never changes.
create table plan_quote (
  id                 uuid primary key,
  product            text        not null check (product in ('personal-individual-recurring',
                       'personal-family-recurring', 'business-workforce-recurring',
                       'business-footprint-recurring')),
  billing_interval   text        not null check (billing_interval in ('month', 'year')),
  currency           text        not null,
  price_book_version text        not null,
  plan_version       text        not null,
  -- [{ plan, count, unitMinor, year: { trees, co2e, plastic } }]
  lines              jsonb       not null check (jsonb_array_length(lines) > 0),
  total_minor        bigint      not null check (total_minor > 0),
  created_at         timestamptz not null,
  expires_at         timestamptz not null,
  foreign key (price_book_version, currency) references price_book (version, currency)
);
create trigger append_only before update or delete or truncate on plan_quote
  for each statement execute function refuse_change();
select open_to_read('plan_quote');

create table subscription (
  id               uuid primary key,
  account_id       uuid        not null references account,
  started_by       uuid        references app_user on delete set null,
  quote_id         uuid        not null unique references plan_quote,
  product          text        not null,
  currency         text        not null,
  status           text        not null check (status in ('pending', '3ds_pending', 'failed', 'active',
                     'canceled', 'declined', 'expired', 'frozen')),
  -- The revision whose plan the next cycle charges.
  revision         integer     not null default 1 check (revision > 0),
  billing_interval text        not null check (billing_interval in ('month', 'year')),
  gateway_id       text        unique,
  -- The provider's own time of the newest word we took: an older one that comes later changes nothing.
  gateway_seen_at  timestamptz,
  card_id          text,
  -- The day the first cycle began; its number is kept in every month that has it.
  anchor           date,
  current_from     date,
  current_to       date        check (current_to >= current_from),
  ends_with_period boolean     not null default false,
  last_decline     text,
  created_at       timestamptz not null,
  activated_at     timestamptz,
  ended_at         timestamptz,
  constraint ended_has_its_time check ((ended_at is not null) = (status in ('canceled', 'expired')))
);
create index subscription_account on subscription (account_id, created_at desc);
select keep_to_account('subscription', 'select, insert, update');

create function allow_subscription_transition() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
       (old.status = 'pending' and new.status in ('3ds_pending', 'declined', 'active', 'expired', 'canceled'))
    or (old.status = '3ds_pending'
        and new.status in ('pending', 'declined', 'active', 'failed', 'frozen', 'expired', 'canceled'))
    or (old.status = 'declined' and new.status in ('pending', '3ds_pending', 'active', 'expired', 'canceled'))
    or (old.status = 'active' and new.status in ('failed', '3ds_pending', 'frozen', 'canceled'))
    or (old.status = 'failed' and new.status in ('active', '3ds_pending', 'frozen', 'canceled'))
    or (old.status = 'frozen' and new.status in ('active', 'failed', '3ds_pending', 'canceled'))) then
    raise exception 'a subscription cannot go from % to %', old.status, new.status;
  end if;
  if new.revision < old.revision then
    raise exception 'subscription % is at revision %', old.id, old.revision;
  end if;
  return new;
end $$;
create trigger subscription_transition before update on subscription
  for each row execute function allow_subscription_transition();

-- What each cycle from some moment on consists of.
create table subscription_revision (
  subscription_id    uuid        not null references subscription,
  account_id         uuid        not null references account,
  revision           integer     not null check (revision > 0),
  quote_id           uuid        not null references plan_quote,
  created_by         uuid        references app_user on delete set null,
  created_at         timestamptz not null,
  primary key (subscription_id, revision)
);
select keep_to_account('subscription_revision', 'select, insert');

-- One invoice of the provider, and what became of it.
create table subscription_cycle (
  id                 uuid primary key,
  subscription_id    uuid        not null references subscription,
  account_id         uuid        not null references account,
  revision           integer     not null,
  -- Counts from 0 since the anchor, in intervals of its own.
  number             integer     not null check (number >= 0),
  gateway_invoice_id text        not null unique,
  gateway_payment_id text        unique,
  from_date          date        not null,
  to_date            date        not null check (to_date >= from_date),
  amount_minor       bigint      not null check (amount_minor > 0),
  currency           text        not null,
  status             text        not null
    check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
  attempts           integer     not null default 0,
  next_attempt_at    timestamptz,
  paid_at            timestamptz,
  refunded_at        timestamptz,
  created_at         timestamptz not null,
  foreign key (subscription_id, revision) references subscription_revision (subscription_id, revision),
  constraint paid_has_its_time check ((paid_at is not null) = (status = 'paid')),
  check (refunded_at is null or status = 'paid')
);
create index subscription_cycle_subscription on subscription_cycle (subscription_id, from_date desc);
select keep_to_account('subscription_cycle', 'select, insert, update');

create function allow_cycle_transition() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and not (
       (old.status = 'draft' and new.status in ('open', 'paid', 'uncollectible', 'void'))
    or (old.status = 'open' and new.status in ('paid', 'uncollectible', 'void'))
    or (old.status = 'uncollectible' and new.status in ('paid', 'void'))) then
    raise exception 'a cycle cannot go from % to %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger cycle_transition before update on subscription_cycle
  for each row execute function allow_cycle_transition();

-- An invoice is of a purchase or of a cycle; a certificate is of a purchase or of a whole subscription.
alter table invoice alter column purchase_id drop not null;
alter table invoice add column cycle_id uuid unique references subscription_cycle;
alter table invoice add constraint of_one_thing check (num_nonnulls(purchase_id, cycle_id) = 1);
alter table certificate alter column purchase_id drop not null;
alter table certificate add column subscription_id uuid unique references subscription;
alter table certificate add constraint of_one_thing
  check (num_nonnulls(purchase_id, subscription_id) = 1);
