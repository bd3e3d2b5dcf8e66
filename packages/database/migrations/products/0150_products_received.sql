-- Footprints that partners' own PACT servers gave us, and what is still to be read there.

-- Where their server signs programs in; null: below its own address.
alter table exchange add column callback_auth_base text;

-- We ask partners for footprints, too.
alter table exchange_message drop constraint exchange_message_type_check;
alter table exchange_message add constraint exchange_message_type_known
  check (type in ('fulfilled', 'rejected', 'published', 'created')) not valid;

create table received_footprint (
  id            uuid        primary key,
  account_id    uuid        not null references live_account,
  exchange_id   uuid        not null,
  -- Its id with the partner.
  pf_id         uuid        not null,
  -- JSON as the partner gave it, and the SHA-256 of it.
  document      text        not null check (octet_length(document) <= 65536),
  sha256        text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- What we read in it.
  facts         jsonb       not null,
  received_at   timestamptz not null,
  -- When the partner gave it last as it is here.
  seen_at       timestamptz not null,
  -- Since when the partner gives something else by this id.
  superseded_at timestamptz,
  foreign key (exchange_id, account_id) references exchange (id, account_id) on delete cascade,
  unique (exchange_id, pf_id, sha256)
);
create unique index received_footprint_current on received_footprint (exchange_id, pf_id) where superseded_at is null;
create index received_footprint_of_exchange on received_footprint (exchange_id, account_id, received_at desc, id);
create index received_footprint_of_account on received_footprint (account_id);
select restrict_to_account('received_footprint');

-- What was received does not change.
create function keep_received_footprint() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'seen_at' - 'superseded_at' <> to_jsonb(old) - 'seen_at' - 'superseded_at' then
    raise exception 'a received footprint does not change';
  end if;
  return new;
end $$;
create trigger received_footprint_kept before update on received_footprint
  for each row execute function keep_received_footprint();

-- One page, or a few footprints, are read at a time; a worker that is gone leaves the rest to the next.
create table exchange_reading (
  id           uuid        primary key,
  account_id   uuid        not null references live_account,
  exchange_id  uuid        not null,
  -- PACT's criteria of a list; ids of footprints; or an event that carries them.
  wanted       jsonb       not null,
  created_at   timestamptz not null,
  state        text        not null default 'waiting' check (state in ('waiting', 'done', 'given-up')),
  attempts     integer     not null default 0 check (attempts >= 0),
  next_at      timestamptz not null,
  -- The address of the next page, and how many pages or ids are behind.
  next_page    text        check (char_length(next_page) <= 8000),
  steps        integer     not null default 0 check (steps >= 0),
  found        integer     not null default 0 check (found >= 0),
  added        integer     not null default 0 check (added >= 0),
  -- What was no footprint of PACT, or too large.
  skipped      integer     not null default 0 check (skipped >= 0),
  last_problem text        check (last_problem in ('unreachable', 'sign-in', 'no-version-3', 'refused', 'unreadable', 'too-many')),
  foreign key (exchange_id, account_id) references exchange (id, account_id) on delete cascade
);
create index exchange_reading_of_exchange on exchange_reading (exchange_id, account_id, created_at desc);
create index exchange_reading_of_account on exchange_reading (account_id);
create index exchange_reading_due on exchange_reading (next_at) where state = 'waiting';
create index exchange_reading_age on exchange_reading (created_at);
select restrict_to_account('exchange_reading');

-- What the program of an exchange says is kept for its owner. False: it was told before. Footprints that it published
-- are read at its server; those that it sends are read out of the event, where we asked for them. What a partner tells
-- makes no more than 100 of these wait.
create or replace function take_exchange_event(id uuid, source text, event_id text, type text, data jsonb, at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept exchange_event;
begin
  insert into exchange_event (id, account_id, exchange_id, source, event_id, type, data, received_at, state)
    select take_exchange_event.id, e.account_id, e.id, take_exchange_event.source, take_exchange_event.event_id,
      take_exchange_event.type, take_exchange_event.data, at, case take_exchange_event.type when 'created' then 'new' else 'noted' end
    from exchange e where e.id = acting_exchange() and e.ended_at is null and e.paused_at is null
    on conflict do nothing
    returning * into kept;
  if kept.id is null then return false; end if;
  if (select count(*) from exchange_reading r where r.exchange_id = kept.exchange_id and r.state = 'waiting') >= 100 then
    return true;
  end if;
  if kept.type = 'published' or kept.type = 'fulfilled' and exists (select from exchange_message m
      where m.exchange_id = kept.exchange_id and m.type = 'created' and m.id::text = lower(kept.data ->> 'requestEventId')) then
    insert into exchange_reading (id, account_id, exchange_id, wanted, created_at, next_at)
      values (gen_random_uuid(), kept.account_id, kept.exchange_id,
        case kept.type when 'published' then jsonb_build_object('pfIds', kept.data -> 'pfIds')
          else jsonb_build_object('eventId', kept.id) end, at, at);
  end if;
  return true;
end $$;
