-- A shop that a business connected. What reaches it is encrypted by the server before it comes here.
create table store (
  id              uuid        primary key,
  account_id      uuid        not null references account,
  connector       text        not null check (connector in ('rutter', 'shopify', 'woocommerce')),
  platform        text        not null check (length(platform) between 1 and 40),
  -- The vendor's id of the connection.
  connection_id   text        not null check (length(connection_id) between 1 and 200),
  unique_name     text        not null check (length(unique_name) between 1 and 300),
  name            text        not null check (length(name) between 1 and 200),
  currency        text        check (currency ~ '^[A-Z]{3}$'),
  status          text        not null
    check (status in ('connecting', 'connected', 'needs-update', 'disabled', 'disconnected')),
  update_url      text        check (length(update_url) <= 2000),
  -- Erased when it is disconnected.
  sealed_secrets  text,
  billing_currency text       not null check (billing_currency in ('GBP', 'EUR', 'USD')),
  -- Orders created from then on contribute; `null`: there is no plan yet.
  counts_from     timestamptz,
  -- What one cycle contributes at most, by the merchant's own wish, in the currency of the plan.
  cap_minor       bigint      check (cap_minor > 0),
  connected_at    timestamptz not null,
  disconnected_at timestamptz,
  -- Every change up to then was read.
  read_until      timestamptz not null,
  -- Not to be read before then, because the last attempts failed.
  read_after      timestamptz,
  failed_reads    integer     not null default 0 check (failed_reads >= 0),
  -- A delivery could not be taken: it is to be read soon.
  refused_at      timestamptz,
  created_at      timestamptz not null,
  -- Orders created before then were billed, as far as they counted by then.
  billed_until    timestamptz,
  -- Shopify bills its own shops; every other store is billed by the card of its account.
  charged_by      text        not null default 'card' check (charged_by in ('card', 'shopify')),
  -- One process at a time charges a store; one that died is given up at that moment.
  charging_until  timestamptz,
  -- What a process remembers of a store is current as long as the store has the same revision: every change of
  -- it, of its settings or of its gaps gives it another one. They are random, so that the revision of a change
  -- that was rolled back never comes again.
  revision        uuid        not null default gen_random_uuid(),
  -- A reading that is longer than one turn goes on where it stopped: with the page that comes next; `null`: no
  -- reading is under way.
  read_cursor     text        check (length(read_cursor) <= 2000),
  -- Changes since then are read.
  reading_since   timestamptz,
  -- When the reading began: what changed before is read once it ends.
  reading_began   timestamptz,
  pages_read      integer     not null default 0 check (pages_read >= 0),
  -- What the owners of an account were last told of how a store stands, so that each change is told once.
  told_status     text        not null default 'connected',
  -- The end of the last invoice run, when its own cap was told to be reached.
  told_cap_after  timestamptz,
  -- Who renews the access to a store has that long for it, without holding a transaction while the vendor answers.
  renewing_until  timestamptz,
  -- An invoice run takes the store alone. What it wrote beside the orders has its number, so that the next one finds
  -- what a run left whose own transaction was lost.
  runs            integer     not null default 0 check (runs >= 0),
  -- The day of an order, and of a refund, is that of the shop's own zone as it was when it was billed: a bill's days
  -- never change. Where the vendor says no zone, it is UTC.
  time_zone       text        not null default 'UTC' check (time_zone ~ '^[A-Za-z0-9_+/:-]{1,64}$'),
  -- A proof tells how many orders of its shop share an entry of the ledger: the shop decides whether shoppers see it.
  shows_proofs    boolean     not null default false,
  unique (account_id, connector, platform, unique_name),
  unique (account_id, id),
  check ((status = 'disconnected') = (disconnected_at is not null)),
  check (sealed_secrets is not null or disconnected_at is not null),
  check ((read_cursor is null) = (reading_since is null)),
  check ((read_cursor is null) = (reading_began is null))
);
-- Of all accounts one at most is connected to a store.
create unique index store_connected_once on store (platform, unique_name)
  where disconnected_at is null;
create unique index store_connection on store (connector, connection_id)
  where disconnected_at is null;
select restrict_to_account('store');

create function revise_store() returns trigger language plpgsql as $$ begin
  new.revision := gen_random_uuid();
  return new;
end $$;
create trigger revised before update on store for each row execute function revise_store();

-- A link that began and has not ended; what the visitor brings back is tied to it.
create table store_link (
  id         uuid        primary key,
  account_id uuid        not null references account,
  user_id    uuid        not null references app_user on delete cascade,
  connector  text        not null check (connector in ('rutter', 'shopify', 'woocommerce')),
  -- SHA-256 of what comes back with the visitor.
  state_hash text        not null unique,
  shop       text        check (length(shop) <= 300),
  -- Encrypted: keys that the vendor sent meanwhile.
  sealed     text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index store_link_account on store_link (account_id);
create index store_link_user on store_link (user_id);
create index store_link_expiry on store_link (expires_at);
select restrict_to_account('store_link');

-- What a store contributes, from a moment on; a change is a new row and never counts backwards.
create table store_settings (
  id         uuid        not null,
  account_id uuid        not null references account,
  store_id   uuid        not null,
  rule       jsonb       not null,
  plant_tree_always boolean not null,
  in_force_from timestamptz not null,
  created_by uuid        references app_user on delete set null,
  -- The amounts of a rule are of the currency that the shop sold in when they were typed. Orders in another one are
  -- exchanged before they are compared with them.
  currency   text        check (currency ~ '^[A-Z]{3}$'),
  primary key (account_id, id, store_id),
  unique (account_id, store_id, in_force_from),
  foreign key (account_id, store_id) references store (account_id, id),
  check ((rule ->> 'kind' in ('trees-per-amount', 'percentage-by-range')) = (currency is not null))
);
create index store_settings_author on store_settings (created_by);
select restrict_to_account('store_settings', 'select, insert');

-- Orders that are created while it lasts contribute nothing, for good. While an account has no plan, that is so, too.
create table store_gap (
  account_id uuid        not null references account,
  store_id   uuid        not null,
  reason     text        not null check (reason in ('paused', 'after-disconnection', 'no-plan')),
  began_at   timestamptz not null,
  ended_at   timestamptz check (ended_at >= began_at),
  primary key (account_id, store_id, reason, began_at),
  foreign key (account_id, store_id) references store (account_id, id)
);
create unique index one_open_gap on store_gap (account_id, store_id, reason) where ended_at is null;
select restrict_to_account('store_gap', 'select, insert, update');

create function revise_store_of_row() returns trigger language plpgsql as $$
declare
  changed record := coalesce(new, old);
begin
  update store set revision = gen_random_uuid()
  where account_id = changed.account_id and id = changed.store_id;
  return null;
end $$;
create trigger revises_store after insert or update or delete on store_settings
  for each row execute function revise_store_of_row();
create trigger revises_store after insert or update or delete on store_gap
  for each row execute function revise_store_of_row();

-- Reference rates of a day: units of the second currency for one of the first. They never change.
create table exchange_rate_of_day (
  day      date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  billing  text not null check (billing in ('GBP', 'EUR', 'USD')),
  rate     text not null check (rate ~ '^[0-9]{1,9}(\.[0-9]{1,12})?$'),
  source   text not null,
  primary key (currency, billing, day)
);
create trigger append_only before update or delete or truncate on exchange_rate_of_day
  for each statement execute function refuse_change();
select grant_reading('exchange_rate_of_day');

-- Deliveries that wait until there is time for their order, and those of which nothing could be made.
create table store_waiting (
  id            bigint      not null generated always as identity primary key,
  account_id    uuid        not null,
  store_id      uuid        not null,
  received_at   timestamptz not null,
  -- Since when it is known that nothing can be made of it.
  parked_at     timestamptz,
  topic         text        not null check (length(topic) <= 100),
  body          text        not null,
  -- The state of an order that is to be applied, as JSON.
  waiting_order text,
  -- Why nothing could be made of it; staff look at it.
  problem       text        check (length(problem) <= 500),
  foreign key (account_id, store_id) references store (account_id, id),
  constraint waits_or_is_parked check (num_nonnulls(waiting_order, problem) = 1),
  constraint parked_with_problem check ((problem is null) = (parked_at is null))
);
create index store_waiting_store on store_waiting (account_id, store_id);
create index store_waiting_next on store_waiting (received_at, id) where waiting_order is not null;
create index store_waiting_age on store_waiting (parked_at) where parked_at is not null;
select restrict_to_account('store_waiting', 'select');

-- Shares the stores and answers which of them are not as the process remembers them. `null`: the prices are not.
-- Price books are only ever added, so as many as it knows are those that it knows.
create function share_stores(
  stripes int[], known_stores uuid[], known_revisions uuid[], known_price_books int
) returns uuid[] language plpgsql as $$
begin
  -- As store-locks.ts takes them: whoever changes how orders count holds one of them alone until the change is
  -- committed. Each statement after this one sees what was committed before it.
  perform pg_advisory_xact_lock_shared(x'53544f52'::int, stripe)
    from unnest(stripes) with ordinality as s (stripe, at) order by at;
  if (select count(*) from price_book) <> known_price_books then
    return null;
  end if;
  return array(
    select k.id from unnest(known_stores, known_revisions) as k (id, revision)
      left join store s on s.id = k.id
    where s.revision is distinct from k.revision);
end $$;
