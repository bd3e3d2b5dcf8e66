-- Calls of programs that may be repeated: a second one with the same key gets the answer of the first.
create table idempotent_request (
  account_id   uuid        not null references account,
  key_hash     bytea       not null check (octet_length(key_hash) = 32),
  operation    text        not null check (length(operation) between 1 and 60),
  -- Of what was sent: the same key with something else is refused.
  fingerprint  bytea       not null check (octet_length(fingerprint) = 32),
  -- The id of what the call makes, chosen before anything is done: a call that broke off goes on with it.
  resource_id  uuid        not null,
  began_at     timestamptz not null,
  -- Until then someone is at work on it.
  held_until   timestamptz not null,
  status       smallint    check (status between 200 and 499),
  content_type text        check (length(content_type) between 1 and 100),
  body         text        check (octet_length(body) <= 262144),
  primary key (account_id, key_hash),
  constraint answered_whole check ((status is null) = (body is null) and (status is null) = (content_type is null))
);
create index idempotent_request_age on idempotent_request (began_at);
select restrict_to_account('idempotent_request');

-- Quotes that a program made: of its account, live or test, and for no other.
create table api_quote (
  quote_id   uuid  primary key references purchase_quote on delete cascade,
  account_id uuid  not null references account,
  -- How much was wanted, in the words of the program.
  ask        jsonb not null
);
create index api_quote_of_account on api_quote (account_id);
select restrict_to_account('api_quote', 'select');
