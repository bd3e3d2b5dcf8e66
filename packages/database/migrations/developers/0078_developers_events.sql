-- Accounts whose events are kept: those with a key or a webhook. The number of the newest event of each.
create table event_account (
  account_id    uuid        primary key references account,
  last_sequence bigint      not null default 0 check (last_sequence >= 0),
  since         timestamptz not null
);
select restrict_to_account('event_account', 'select, insert');

-- What happened, written with its effect; a worker makes an event of it.
create table event_outbox (
  id          bigint      generated always as identity primary key,
  account_id  uuid        not null references account,
  type        text        not null check (type ~ '^[a-z_]+[.][a-z_]+$'),
  subject     jsonb       not null,
  occurred_at timestamptz not null,
  -- It could not be told: the others go on without it.
  set_aside_at timestamptz
);
create index event_outbox_of_account on event_outbox (account_id);
create index event_outbox_waiting on event_outbox (id) where set_aside_at is null;
select restrict_to_account('event_outbox', 'select, insert');

-- What an account is told, in the order of its numbers, which have no gaps. Never changed.
create table account_event (
  id          uuid        primary key,
  account_id  uuid        not null references account,
  sequence    bigint      not null check (sequence > 0),
  type        text        not null check (type ~ '^[a-z_]+[.][a-z_]+$'),
  occurred_at timestamptz not null,
  -- The bytes that are signed and sent.
  body        text        not null check (octet_length(body) < 20000),
  unique (account_id, sequence)
);
create index account_event_age on account_event (occurred_at);
create trigger append_only before update on account_event
  for each row execute function refuse_change();
select restrict_to_account('account_event', 'select');

-- A test account is told from its first day.
create or replace function open_test_account(id uuid, at timestamptz) returns void language sql
  security definer set search_path = public, pg_temp as $$
  insert into account (id, kind, display_name, country, created_at, test_of)
    select $1, a.kind, a.display_name, a.country, $2, a.id
    from account a where a.id = acting_account() and a.is_live and a.closed_at is null
  on conflict (test_of) do nothing;
  insert into event_account (account_id, since)
    select a.id, $2 from account a where a.test_of = acting_account() and a.closed_at is null
  on conflict do nothing
$$;

insert into event_account (account_id, since)
  select account_id, now() from api_key
  union select a.id, now() from account a where a.test_of is not null and a.closed_at is null;
