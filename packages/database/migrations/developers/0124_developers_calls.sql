-- What programs called lately, for the people who write them. Never what they sent or got.
create table api_call (
  id          uuid        primary key,
  -- That of the key: of a test key, the live account that made it.
  account_id  uuid        not null references account,
  key_id      uuid        not null,
  at          timestamptz not null,
  method      text        not null check (method in ('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
  -- Without what stood behind the question mark.
  path        text        not null check (char_length(path) between 1 and 200),
  status      smallint    not null check (status between 200 and 599),
  -- Why it was refused.
  code        text        check (char_length(code) <= 60),
  duration_ms int         not null check (duration_ms >= 0),
  request_id  text        not null check (char_length(request_id) <= 64),
  foreign key (key_id, account_id) references api_key (id, account_id) on delete cascade
);
create index api_call_of_account on api_call (account_id, at desc);
create index api_call_of_key on api_call (key_id, account_id);
create index api_call_age on api_call (at);
select restrict_to_account('api_call', 'select, delete');
