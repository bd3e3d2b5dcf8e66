-- A priced plan. It never changes; one that nobody started is deleted some days after it expired.
create table plan_quote (
  id                 uuid        primary key,
  product            text        not null check (product in ('personal-individual-recurring',
                       'personal-family-recurring', 'business-workforce-recurring',
                       'business-footprint-recurring', 'business-premium-recurring',
                       'business-ecommerce-recurring')),
  billing_interval   text        not null check (billing_interval in ('month', 'year')),
  currency           text        not null check (currency in ('GBP', 'EUR', 'USD')),
  price_book_version text        not null,
  plan_version       text        not null,
  -- [{ plan, count, amountMinor, year: { trees, co2e, plastic } }]. A plan is rounded once: a line says what all of its
  -- members cost together, not each of them.
  lines              jsonb       not null,
  total_minor        bigint      not null check (total_minor >= 0),
  created_at         timestamptz not null,
  expires_at         timestamptz not null,
  foreign key (price_book_version, currency) references price_book (version, currency),
  -- Stores pay afterwards, for what was sold: their plan has no lines and no price.
  constraint only_usage_is_free check ((product = 'business-ecommerce-recurring')
    = (total_minor = 0) and (total_minor = 0) = (jsonb_array_length(lines) = 0))
);
create index plan_quote_expiry on plan_quote (expires_at);
create trigger append_only before update or truncate on plan_quote
  for each statement execute function refuse_change();

create table subscription (
  id               uuid        primary key,
  account_id       uuid        not null references live_account,
  started_by       uuid        references app_user on delete set null,
  quote_id         uuid        not null unique references plan_quote,
  product          text        not null check (product in ('personal-individual-recurring',
                     'personal-family-recurring', 'business-workforce-recurring',
                     'business-footprint-recurring', 'business-premium-recurring',
                     'business-ecommerce-recurring')),
  currency         text        not null check (currency in ('GBP', 'EUR', 'USD')),
  status           text        not null check (status in ('pending', '3ds_pending', 'failed', 'active',
                     'canceled', 'declined', 'expired', 'frozen')),
  -- The revision whose plan the next cycle charges.
  revision         integer     not null default 1 check (revision > 0),
  billing_interval text        not null check (billing_interval in ('month', 'year')),
  gateway_id       text        unique,
  -- The number of the snapshot of the provider's state that was written last; an earlier one changes nothing.
  gateway_snapshot bigint      not null default 0,
  card_id          text,
  -- The day the first cycle began; every cycle begins on the same day of its month.
  anchor           date,
  current_from     date,
  current_to       date        check (current_to >= current_from),
  ends_with_period boolean     not null default false,
  last_decline     text,
  created_at       timestamptz not null,
  activated_at     timestamptz,
  ended_at         timestamptz,
  -- When the reconciler asked the provider last, so that every subscription has its turn.
  checked_at       timestamptz,
  -- The plan of stores was ended: the last bill is charged, and then the subscription ends.
  ending_at        timestamptz,
  constraint ended_has_its_time check ((ended_at is not null) = (status in ('canceled', 'expired')))
);
create index subscription_account on subscription (account_id, created_at desc);
create index subscription_starter on subscription (started_by);
create index subscription_end on subscription (ended_at);
-- An account has at most one subscription of a kind that was paid for and has not ended.
create unique index one_running_subscription on subscription (account_id, product)
  where activated_at is not null and ended_at is null;
select restrict_to_account('subscription', 'select, insert, update');

-- Numbers the snapshots of the provider's state, each taken before the state is read. Clocks cannot order
-- them: events carry whole seconds, and servers differ.
create sequence gateway_snapshot;
grant usage on sequence gateway_snapshot to understory_tenant;

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

-- The plan from one cycle on, until the next revision.
create table subscription_revision (
  subscription_id uuid        not null references subscription,
  account_id      uuid        not null references live_account,
  revision        integer     not null check (revision > 0),
  quote_id        uuid        not null references plan_quote,
  created_by      uuid        references app_user on delete set null,
  created_at      timestamptz not null,
  primary key (subscription_id, revision)
);
create index subscription_revision_quote on subscription_revision (quote_id);
create index subscription_revision_account on subscription_revision (account_id);
create index subscription_revision_author on subscription_revision (created_by);
select restrict_to_account('subscription_revision', 'select, insert');

-- A plan is visible to the account that subscribes to it.
alter table plan_quote enable row level security;
select grant_reading('plan_quote');
create policy of_own_plan on plan_quote for select to understory_tenant
  using (exists (select from subscription s where s.quote_id = plan_quote.id)
         or exists (select from subscription_revision r where r.quote_id = plan_quote.id));

-- One invoice of the provider, and what became of it.
create table subscription_cycle (
  id                 uuid        primary key,
  subscription_id    uuid        not null references subscription,
  account_id         uuid        not null references live_account,
  revision           integer     not null,
  -- Counts from 0 at the anchor, in intervals of its own.
  number             integer     not null check (number >= 0),
  gateway_invoice_id text        not null unique,
  gateway_payment_id text        unique,
  from_date          date        not null,
  to_date            date        not null check (to_date >= from_date),
  amount_minor       bigint      not null check (amount_minor > 0),
  currency           text        not null check (currency in ('GBP', 'EUR', 'USD')),
  status             text        not null
    check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
  -- The first cycle of a second subscription of the same kind, paid all the same: it is refunded and
  -- funds nothing.
  is_duplicate       boolean     not null default false,
  attempts           integer     not null default 0,
  next_attempt_at    timestamptz,
  paid_at            timestamptz,
  refunded_at        timestamptz,
  created_at         timestamptz not null,
  -- What stores used is billed by the days of its bills, which may coincide.
  bills_usage        boolean     not null default false,
  -- The card that paid it, which its invoice names as that of a purchase does.
  card_brand         text,
  card_last4         text        check (card_last4 ~ '^[0-9]{4}$'),
  foreign key (subscription_id, revision) references subscription_revision (subscription_id, revision),
  constraint paid_has_its_time check ((paid_at is not null) = (status = 'paid')),
  check (refunded_at is null or status = 'paid'),
  constraint duplicate_is_refunded check (not is_duplicate or refunded_at is not null),
  constraint card_is_whole check ((card_brand is null) = (card_last4 is null)),
  -- No day of a plan is paid for twice. A second payment goes back and funds nothing, like the first payment of a
  -- second subscription.
  constraint no_day_paid_twice exclude using gist (
    uuid_range(subscription_id, subscription_id, '[]') with &&,
    daterange(from_date, to_date, '[]') with &&
  ) where (status = 'paid' and refunded_at is null and not bills_usage)
);
create index subscription_cycle_subscription on subscription_cycle (subscription_id, from_date desc);
create index subscription_cycle_account on subscription_cycle (account_id);
create index subscription_cycle_open on subscription_cycle (subscription_id)
  where status in ('draft', 'open', 'uncollectible');
create index subscription_cycle_paid on subscription_cycle (subscription_id, from_date)
  where status = 'paid';
select restrict_to_account('subscription_cycle', 'select, insert, update');

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
