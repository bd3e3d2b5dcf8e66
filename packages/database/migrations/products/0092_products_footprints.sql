-- Products of a company and what one declared unit of each emits, and the partners who may read it by PACT.

-- Which exchange a partner's program acts for; no account and no user.
create function acting_exchange() returns uuid language sql stable as
  $$ select nullif(current_setting('app.exchange_id', true), '')::uuid $$;

-- A copy that one exchange reads until its release ends: never a window onto rows of the account.
create function release_to_exchange(name regclass) returns void language plpgsql as $$ begin
  execute format('create policy exchange_reader on %s for select to understory_tenant '
    'using (exchange_id = acting_exchange() and ended_at is null)', name);
end $$;

-- Amounts are decimals as they are written.
create table own_product (
  id                 uuid        primary key,
  account_id         uuid        not null references account,
  name               text        not null check (char_length(name) between 1 and 200),
  description        text        not null check (char_length(description) <= 2000),
  own_code           text        check (char_length(own_code) between 1 and 80),
  gtin               text        check (gtin ~ '^[0-9]{8,14}$'),
  classifications    text[]      not null check (cardinality(classifications) <= 20),
  declared_unit      text        not null check (declared_unit in ('liter', 'kilogram', 'cubic meter', 'kilowatt hour',
    'megajoule', 'ton kilometer', 'square meter', 'piece', 'hour', 'megabit second')),
  declared_amount    text        not null check (declared_amount ~ '^[0-9]{1,12}([.][0-9]{1,9})?$'),
  mass_kg            text        check (mass_kg ~ '^[0-9]{1,12}([.][0-9]{1,9})?$'),
  fossil_carbon_kg   text        check (fossil_carbon_kg ~ '^[0-9]{1,12}([.][0-9]{1,9})?$'),
  biogenic_carbon_kg text        check (biogenic_carbon_kg ~ '^[0-9]{1,12}([.][0-9]{1,9})?$'),
  includes_packaging boolean     not null,
  created_at         timestamptz not null,
  unique (id, account_id)
);
create index own_product_of_account on own_product (account_id, created_at desc);
select restrict_to_account('own_product');

create table product_footprint (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  product_id   uuid        not null,
  status       text        not null default 'draft' check (status in ('draft', 'Active', 'Deprecated')),
  -- What was entered, and what follows from it, as it was computed then.
  facts        jsonb       not null,
  lines        jsonb       not null check (jsonb_array_length(lines) <= 200),
  totals       jsonb       not null,
  -- The product as it was when this was published.
  product      jsonb,
  preceding_id uuid        references product_footprint,
  created_at   timestamptz not null,
  published_at timestamptz,
  constraint published_whole check ((status = 'draft') = (published_at is null) and (status = 'draft') = (product is null)),
  foreign key (product_id, account_id) references own_product (id, account_id) on delete cascade,
  unique (id, account_id)
);
create index product_footprint_of_product on product_footprint (product_id, account_id, created_at desc);
create index product_footprint_of_account on product_footprint (account_id);
create index product_footprint_preceding on product_footprint (preceding_id);
create unique index product_footprint_active on product_footprint (product_id) where status = 'Active';
select restrict_to_account('product_footprint');

-- What was published stays: it only gives way to the next one.
create function keep_published_footprint() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then return new; end if;
  if old.status = 'Active' and new.status = 'Deprecated'
    and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then return new; end if;
  raise exception 'a published product footprint does not change';
end $$;
create trigger product_footprint_kept before update on product_footprint
  for each row execute function keep_published_footprint();

-- A partner whose program reads what is released to it, and what it is known by.
create table exchange (
  id                     uuid        primary key,
  account_id             uuid        not null references live_account,
  peer_name              text        not null check (char_length(peer_name) between 1 and 120),
  client_id              text        not null unique check (client_id ~ '^pact_[a-z2-7]{16}$'),
  -- SHA-256 of the secret, which is stored nowhere; the one before it works until then.
  secret_hash            bytea       not null,
  secret_version         integer     not null default 1 check (secret_version >= 1),
  old_secret_hash        bytea,
  old_secret_until       timestamptz,
  callback_base          text        check (char_length(callback_base) between 1 and 500),
  callback_client_id     text        check (char_length(callback_client_id) between 1 and 200),
  sealed_callback_secret text,
  auto_fulfil            boolean     not null,
  created_at             timestamptz not null,
  paused_at              timestamptz,
  ended_at               timestamptz,
  constraint callback_whole check ((callback_base is null) = (callback_client_id is null)
    and (callback_base is null) = (sealed_callback_secret is null)),
  constraint old_secret_ends check ((old_secret_hash is null) = (old_secret_until is null)),
  unique (id, account_id)
);
create index exchange_of_account on exchange (account_id, created_at desc);
select restrict_to_account('exchange');

create table product_footprint_release (
  id              uuid        primary key,
  account_id      uuid        not null references live_account,
  footprint_id    uuid        not null,
  exchange_id     uuid        not null,
  -- As the partner reads it, but for its status.
  document        jsonb       not null,
  status          text        not null check (status in ('Active', 'Deprecated')),
  -- Of the document, in lower case, for its filters.
  product_ids     text[]      not null,
  company_ids     text[]      not null,
  classifications text[]      not null,
  geography       text        not null,
  valid_from      timestamptz not null,
  valid_to        timestamptz not null,
  released_at     timestamptz not null,
  ended_at        timestamptz,
  foreign key (footprint_id, account_id) references product_footprint (id, account_id) on delete cascade,
  foreign key (exchange_id, account_id) references exchange (id, account_id) on delete cascade
);
create unique index product_footprint_release_open on product_footprint_release (exchange_id, footprint_id)
  where ended_at is null;
create index product_footprint_release_of_exchange on product_footprint_release (exchange_id, account_id, released_at desc, id desc);
create index product_footprint_release_of_footprint on product_footprint_release (footprint_id, account_id);
create index product_footprint_release_of_account on product_footprint_release (account_id);
select restrict_to_account('product_footprint_release');
select release_to_exchange('product_footprint_release');

-- Only the status may follow that of the footprint, and the end may be set once.
create function keep_product_release() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null and new is distinct from old then
    raise exception 'a release that has ended does not change';
  end if;
  if to_jsonb(new) - 'status' - 'ended_at' <> to_jsonb(old) - 'status' - 'ended_at' then
    raise exception 'a release does not change';
  end if;
  if old.status = 'Deprecated' and new.status <> old.status then
    raise exception 'a release does not become active again';
  end if;
  return new;
end $$;
create trigger product_footprint_release_kept before update on product_footprint_release
  for each row execute function keep_product_release();

-- A partner that is removed reads nothing any more.
create function end_releases_of_exchange() returns trigger language plpgsql as $$
begin
  update product_footprint_release set ended_at = new.ended_at
    where exchange_id = new.id and account_id = new.account_id and ended_at is null;
  return null;
end $$;
create trigger exchange_ended after update of ended_at on exchange
  for each row when (old.ended_at is null and new.ended_at is not null) execute function end_releases_of_exchange();

-- What a partner's program told us, once for each of its ids.
create table exchange_event (
  id          uuid        primary key,
  account_id  uuid        not null references live_account,
  exchange_id uuid        not null,
  source      text        not null,
  event_id    text        not null,
  type        text        not null check (type in ('created', 'fulfilled', 'rejected', 'published')),
  data        jsonb       not null,
  received_at timestamptz not null,
  -- Of a request for footprints: not looked at yet, waiting for a person, answered. Others are noted.
  state       text        not null check (state in ('new', 'waiting', 'answered', 'noted')),
  foreign key (exchange_id, account_id) references exchange (id, account_id) on delete cascade,
  unique (exchange_id, source, event_id)
);
create index exchange_event_of_exchange on exchange_event (exchange_id, account_id, received_at desc);
create index exchange_event_of_account on exchange_event (account_id);
create index exchange_event_open on exchange_event (received_at) where state in ('new', 'waiting');
create index exchange_event_age on exchange_event (received_at);
select restrict_to_account('exchange_event');

-- What a partner's program is told.
create table exchange_message (
  id           uuid        primary key,
  account_id   uuid        not null references live_account,
  exchange_id  uuid        not null,
  type         text        not null check (type in ('fulfilled', 'rejected', 'published')),
  body         text        not null,
  created_at   timestamptz not null,
  attempts     integer     not null default 0 check (attempts >= 0),
  -- While it is being sent: when another worker may take it.
  next_at      timestamptz not null,
  state        text        not null default 'waiting' check (state in ('waiting', 'delivered', 'given-up')),
  last_problem text        check (char_length(last_problem) <= 200),
  foreign key (exchange_id, account_id) references exchange (id, account_id) on delete cascade
);
create index exchange_message_of_exchange on exchange_message (exchange_id, account_id, created_at desc);
create index exchange_message_of_account on exchange_message (account_id);
create index exchange_message_due on exchange_message (next_at) where state = 'waiting';
create index exchange_message_age on exchange_message (created_at);
select restrict_to_account('exchange_message');

-- What the program of an exchange says is kept for its owner. False: it was told before.
create function take_exchange_event(id uuid, source text, event_id text, type text, data jsonb, at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into exchange_event (id, account_id, exchange_id, source, event_id, type, data, received_at, state)
    select take_exchange_event.id, e.account_id, e.id, take_exchange_event.source, take_exchange_event.event_id,
      take_exchange_event.type, take_exchange_event.data, at, case take_exchange_event.type when 'created' then 'new' else 'noted' end
    from exchange e where e.id = acting_exchange() and e.ended_at is null and e.paused_at is null
    on conflict do nothing;
  return found;
end $$;
