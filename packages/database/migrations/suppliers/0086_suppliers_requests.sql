-- What one account hands to another: a copy that the reader sees until it ends, and never a row of the giver beside it.
-- Rows are written by functions alone; only the end of one may change, once.
create function keep_release() returns trigger language plpgsql as $$
begin
  if old.ended_at is null and new.ended_at is not null
     and to_jsonb(new) - array['ended_at', 'ended_because'] = to_jsonb(old) - array['ended_at', 'ended_because'] then
    return new;
  end if;
  raise exception 'a row of % only ends, once', tg_table_name;
end $$;

create function release_between_accounts(name regclass) returns void language plpgsql as $$ begin
  execute format('alter table %s enable row level security', name);
  execute format('grant select on %s to understory_tenant', name);
  execute format('create policy own_account on %s for select to understory_tenant '
    'using (account_id = acting_account())', name);
  execute format('create policy reader on %s for select to understory_tenant '
    'using (reader_account_id = acting_account() and ended_at is null)', name);
  execute format('create trigger only_ends before update on %s for each row execute function keep_release()', name);
  execute format('create trigger never_emptied before truncate on %s for each statement execute function refuse_change()',
    name);
end $$;

-- Whom a company buys from: out of its ledger, or typed.
create table supplier (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  name         text        not null check (length(name) between 1 and 160),
  -- Two names are the same where this is.
  name_key     text        not null,
  country      text        check (country ~ '^[A-Z]{2}$'),
  contact_name text        check (length(contact_name) <= 100),
  email        text        check (length(email) <= 254),
  source       text        not null check (source in ('ledger', 'hand')),
  note         text        check (length(note) <= 500),
  created_at   timestamptz not null,
  unique (account_id, name_key)
);
select restrict_to_account('supplier', 'select, insert, update');

-- The lines of spending that are with a supplier. A line that is changed keeps its id, so it is named by that alone.
create table supplier_line (
  account_id  uuid not null references account,
  line_id     uuid not null,
  supplier_id uuid not null references supplier on delete cascade,
  primary key (account_id, line_id)
);
create index supplier_line_supplier on supplier_line (supplier_id);
select restrict_to_account('supplier_line');

-- What a supplier is asked for by a link.
create table supplier_request (
  id            uuid        primary key,
  account_id    uuid        not null references account,
  supplier_id   uuid        not null references supplier on delete cascade,
  footprint_id  uuid        not null references footprint on delete cascade,
  asked_by      uuid        references app_user on delete set null,
  asked_at      timestamptz not null,
  supplier_name text        not null,
  -- Null: the link is handed on by the customer.
  email         text,
  message       text        check (length(message) <= 1000),
  from_month    date        not null,
  to_month      date        not null,
  due_on        date        not null,
  -- SHA-256 of the token in the link, which is stored nowhere.
  token_hash    text        not null unique,
  expires_at    timestamptz not null,
  state         text        not null check (state in ('queued', 'requested', 'bounced', 'opened', 'responded',
    'in-review', 'verified', 'declined', 'opted-out', 'silent', 'withdrawn', 'cancelled')),
  stepped_at    timestamptz not null,
  -- Why it was declined or sent back.
  reason        text        check (length(reason) between 10 and 500),
  decided_by    uuid        references app_user on delete set null,
  -- How many days to remind have come.
  reminded      integer     not null default 0 check (reminded between 0 and 3)
);
create index supplier_request_account on supplier_request (account_id);
create index supplier_request_supplier on supplier_request (supplier_id, asked_at desc);
create index supplier_request_footprint on supplier_request (footprint_id);
create index supplier_request_asker on supplier_request (asked_by);
create index supplier_request_decider on supplier_request (decided_by);
create index supplier_request_waiting on supplier_request (due_on) where state in ('queued', 'requested', 'opened');
-- One at a time.
create unique index supplier_request_open on supplier_request (supplier_id, footprint_id)
  where state in ('queued', 'bounced', 'requested', 'opened', 'silent', 'responded', 'in-review');
select restrict_to_account('supplier_request', 'select, insert, update');

-- The same table as request-steps.ts of the domain; a test compares them.
create function request_may_step(from_state text, to_state text) returns boolean language sql immutable as $$
  select to_state = any (case from_state
    when 'queued' then array['requested', 'bounced', 'opted-out', 'cancelled']
    when 'bounced' then array['queued', 'opted-out', 'cancelled']
    when 'requested' then array['bounced', 'opened', 'responded', 'declined', 'opted-out', 'silent', 'cancelled']
    when 'opened' then array['responded', 'declined', 'opted-out', 'silent', 'cancelled']
    when 'silent' then array['opened', 'responded', 'declined', 'opted-out', 'cancelled']
    when 'responded' then array['in-review', 'verified', 'withdrawn', 'cancelled']
    when 'in-review' then array['verified', 'opened', 'declined', 'withdrawn', 'cancelled']
    when 'verified' then array['withdrawn']
    else array[]::text[] end)
$$;

create table supplier_request_event (
  id         bigint      generated always as identity primary key,
  account_id uuid        not null references account,
  request_id uuid        not null references supplier_request on delete cascade,
  at         timestamptz not null,
  from_state text,
  to_state   text        not null,
  made_by    text        not null check (made_by in ('customer', 'supplier', 'mail', 'clock')),
  reason     text
);
create index supplier_request_event_request on supplier_request_event (request_id, id);
create index supplier_request_event_account on supplier_request_event (account_id);
select restrict_to_account('supplier_request_event', 'select');
create trigger append_only before update or truncate on supplier_request_event
  for each statement execute function refuse_change();

create function step_of_request() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  before text := case when tg_op = 'UPDATE' then old.state end;
begin
  if tg_op = 'INSERT' and new.state not in ('queued', 'requested')
     or tg_op = 'UPDATE' and not request_may_step(old.state, new.state) then
    raise exception using errcode = 'UV011', message = format('a request does not go from %s to %s', before, new.state);
  end if;
  insert into supplier_request_event (account_id, request_id, at, from_state, to_state, made_by, reason)
    values (new.account_id, new.id, new.stepped_at, before, new.state,
      case when new.state = 'silent' then 'clock'
           when new.state = 'bounced' or before = 'queued' and new.state = 'requested' then 'mail'
           when new.state in ('responded', 'opted-out', 'withdrawn') then 'supplier'
           when new.state in ('opened', 'declined') and before <> 'in-review' then 'supplier'
           else 'customer' end,
      case when new.state in ('declined', 'opened') then new.reason end);
  return new;
end $$;
create trigger first_state after insert on supplier_request for each row execute function step_of_request();
create trigger next_state after update of state on supplier_request
  for each row when (old.state is distinct from new.state) execute function step_of_request();

-- What a supplier answered, as it was shown to the customer: level, figures, and how its share was found.
create table answer_release (
  id                uuid        primary key,
  -- The supplier's, if it has one here.
  account_id        uuid        references account,
  reader_account_id uuid        not null references account,
  request_id        uuid        not null references supplier_request on delete cascade,
  level             text        not null check (level in ('estimate', 'bills', 'inventory', 'product')),
  disclosed         text        not null check (disclosed in ('allocated', 'all')),
  shown             jsonb       not null check (jsonb_typeof(shown) = 'object'),
  -- The same in fixed lines, whose hash a customer keeps.
  statement         text        not null,
  released_at       timestamptz not null,
  ended_at          timestamptz,
  ended_because     text        check (ended_because in ('withdrawn', 'superseded')),
  check ((ended_at is null) = (ended_because is null))
);
create index answer_release_account on answer_release (account_id);
create index answer_release_reader on answer_release (reader_account_id);
create index answer_release_request on answer_release (request_id);
create unique index answer_release_open on answer_release (request_id) where ended_at is null;
select release_between_accounts('answer_release');

-- Addresses that want no requests of any company: an HMAC, so that nobody can read the address out of it.
create table mail_suppression (
  address_hash text        primary key,
  since        timestamptz not null,
  why          text        not null check (why in ('opted-out'))
);
create function is_mail_suppressed(hash text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from mail_suppression where address_hash = hash) $$;

-- An answer that counts: the lines that it replaces, and those that stand for it, are named by its id.
create table supplier_use (
  id               uuid        primary key,
  account_id       uuid        not null references account,
  footprint_id     uuid        not null references footprint on delete cascade,
  supplier_id      uuid        not null references supplier on delete cascade,
  request_id       uuid        not null,
  -- It outlives the release.
  release_id       uuid        not null,
  statement_sha256 text        not null check (statement_sha256 ~ '^[0-9a-f]{64}$'),
  level            text        not null check (level in ('estimate', 'bills', 'inventory', 'product')),
  is_supplier_data boolean     not null,
  method           text        not null,
  grams            bigint      not null check (grams >= 0),
  scopes12_grams   bigint      check (scopes12_grams >= 0),
  upstream_grams   bigint      check (upstream_grams >= 0),
  -- What the replaced lines counted.
  replaced_grams   bigint      not null check (replaced_grams >= 0),
  accepted_by      uuid        references app_user on delete set null,
  accepted_at      timestamptz not null,
  ended_at         timestamptz,
  ended_because    text        check (ended_because in ('withdrawn', 'superseded', 'taken-out')),
  check ((ended_at is null) = (ended_because is null))
);
create index supplier_use_account on supplier_use (account_id);
create index supplier_use_footprint on supplier_use (footprint_id);
create index supplier_use_supplier on supplier_use (supplier_id);
create index supplier_use_author on supplier_use (accepted_by);
create unique index supplier_use_once on supplier_use (release_id) where ended_at is null;
select restrict_to_account('supplier_use', 'select, insert, update');

-- A line of a supplier's answer, or one that an answer replaces: that is kept, and counts nothing.
alter table inventory_line add column supplier_use_id uuid;
alter table inventory_line add column replaced_grams bigint;
alter table inventory_line add constraint replaced_counts_nothing check
  (replaced_grams is null or (replaced_grams >= 0 and co2e_grams = 0 and supplier_use_id is not null)) not valid;

-- What the holder of a link sees: the request, the release that is open, and no row of the account. A link that has
-- run out still takes back what was released by it.
create function read_supplier_request(hash text, at timestamptz)
  returns table (id uuid, account_id uuid, state text, company_name text, asker_name text, supplier_name text,
    email text, message text, from_month date, to_month date, due_on date, reason text, footprint_id uuid,
    release_id uuid, level text, disclosed text, shown jsonb, released_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.account_id, r.state, f.company_name, u.name, r.supplier_name, r.email, r.message, r.from_month,
    r.to_month, r.due_on, r.reason, r.footprint_id, a.id, a.level, a.disclosed, a.shown, a.released_at
  from supplier_request r join footprint f on f.id = r.footprint_id
    left join app_user u on u.id = r.asked_by
    left join answer_release a on a.request_id = r.id and a.ended_at is null
  where r.token_hash = hash and (r.expires_at > at or a.id is not null) and r.state <> 'cancelled' $$;

-- What a supplier does without answering. False: it was too late.
create function step_supplier_request(hash text, at timestamptz, to_state text, why text, suppressed text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if to_state not in ('opened', 'declined', 'opted-out') then
    raise exception 'not a step of the supplier: %', to_state;
  end if;
  update supplier_request r set state = to_state, stepped_at = at,
      reason = case when to_state = 'opened' then r.reason else why end
    where r.token_hash = hash and r.expires_at > at and request_may_step(r.state, to_state);
  if found and to_state = 'opted-out' and suppressed is not null then
    insert into mail_suppression (address_hash, since, why) values (suppressed, at, 'opted-out')
      on conflict do nothing;
  end if;
  return found;
end $$;

create function release_supplier_answer(hash text, at timestamptz, release jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  request supplier_request;
begin
  select * into request from supplier_request r
    where r.token_hash = hash and r.expires_at > at and request_may_step(r.state, 'responded') for update;
  if not found then return false; end if;
  update answer_release set ended_at = at, ended_because = 'superseded'
    where request_id = request.id and ended_at is null;
  insert into answer_release (id, reader_account_id, request_id, level, disclosed, shown, statement, released_at)
    values ((release ->> 'id')::uuid, request.account_id, request.id, release ->> 'level', release ->> 'disclosed',
      release -> 'shown', release ->> 'statement', at);
  update supplier_request r set state = 'responded', stepped_at = at, reason = null where r.id = request.id;
  return true;
end $$;

-- The release that was taken back; null: there is none.
create function withdraw_supplier_answer(hash text, at timestamptz) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  request supplier_request;
  withdrawn uuid;
begin
  select * into request from supplier_request r where r.token_hash = hash for update;
  if not found then return null; end if;
  update answer_release set ended_at = at, ended_because = 'withdrawn'
    where request_id = request.id and ended_at is null returning id into withdrawn;
  if withdrawn is not null and request_may_step(request.state, 'withdrawn') then
    update supplier_request r set state = 'withdrawn', stepped_at = at where r.id = request.id;
  end if;
  return withdrawn;
end $$;
