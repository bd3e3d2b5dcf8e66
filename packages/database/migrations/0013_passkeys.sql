-- Keys that a person's device keeps and unlocks; we have the public half.
create table passkey (
  id            uuid        primary key,
  user_id       uuid        not null references app_user on delete cascade,
  credential_id text        not null unique,
  public_key    bytea       not null,
  counter       bigint      not null,
  name          text        not null check (length(name) between 1 and 60),
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkey_user on passkey (user_id);
select keep_to_user('passkey');

-- What a device was asked to sign; it is answered once, and soon.
create table passkey_challenge (
  id         uuid        primary key,
  user_id    uuid        references app_user on delete cascade,
  challenge  text        not null,
  expires_at timestamptz not null
);
select keep_to_user('passkey_challenge');
