-- Where events of an account are sent.
create table webhook_endpoint (
  id                uuid        primary key,
  account_id        uuid        not null references account,
  url               text        not null check (char_length(url) between 1 and 2000),
  description       text        not null check (char_length(description) <= 80),
  -- None: all of them.
  types             text[]      not null check (cardinality(types) <= 60),
  sealed_secret     text        not null,
  -- Signs, too, until then.
  sealed_old_secret text,
  old_secret_until  timestamptz,
  created_at        timestamptz not null,
  disabled_at       timestamptz,
  disabled_why      text        check (disabled_why in ('by-hand', 'gone', 'failing')),
  -- Since when no delivery has succeeded.
  failing_since     timestamptz,
  warned_at         timestamptz,
  paused_until      timestamptz,
  pause_seconds     int         not null default 0 check (pause_seconds between 0 and 86400),
  constraint disabled_for_a_reason check ((disabled_at is null) = (disabled_why is null)),
  constraint old_secret_ends check ((sealed_old_secret is null) = (old_secret_until is null)),
  unique (id, account_id)
);
create index webhook_endpoint_of_account on webhook_endpoint (account_id, created_at desc);
select restrict_to_account('webhook_endpoint');

-- One event for one endpoint, also for one that is off: it is sent when that is on again.
create table webhook_message (
  endpoint_id uuid        not null,
  event_id    uuid        not null references account_event on delete cascade,
  event_type  text        not null,
  account_id  uuid        not null references account,
  attempts    int         not null default 0 check (attempts >= 0),
  -- While it is being sent: when another worker may take it.
  next_at     timestamptz not null,
  state       text        not null default 'waiting' check (state in ('waiting', 'delivered', 'given-up')),
  primary key (endpoint_id, event_id),
  foreign key (endpoint_id, account_id) references webhook_endpoint (id, account_id) on delete cascade
);
create index webhook_message_due on webhook_message (endpoint_id, next_at) where state = 'waiting';
create index webhook_message_of_endpoint on webhook_message (endpoint_id, account_id, state);
create index webhook_message_of_event on webhook_message (event_id);
create index webhook_message_of_account on webhook_message (account_id);
select restrict_to_account('webhook_message');

-- What an endpoint said.
create table webhook_attempt (
  id          uuid        primary key,
  account_id  uuid        not null references account,
  endpoint_id uuid        not null,
  event_id    uuid        not null references account_event on delete cascade,
  at          timestamptz not null,
  duration_ms int         not null check (duration_ms >= 0),
  status      smallint    check (status between 100 and 999),
  error       text        check (char_length(error) <= 200),
  answer      text        check (char_length(answer) <= 1000),
  foreign key (endpoint_id, account_id) references webhook_endpoint (id, account_id) on delete cascade,
  constraint answered_or_not check ((status is null) <> (error is null))
);
create index webhook_attempt_of_endpoint on webhook_attempt (endpoint_id, account_id, at desc);
create index webhook_attempt_of_event on webhook_attempt (event_id);
create index webhook_attempt_of_account on webhook_attempt (account_id);
create index webhook_attempt_age on webhook_attempt (at);
select restrict_to_account('webhook_attempt', 'select, delete');
