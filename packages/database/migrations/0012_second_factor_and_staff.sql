-- A second factor: codes of an authenticator app, with backup codes, and passkeys.
create table second_factor (
  user_id      uuid        primary key references app_user on delete cascade,
  secret       text        not null, -- sealed with the key of the installation
  confirmed_at timestamptz,
  last_step    bigint      not null default 0, -- a code counts once
  created_at   timestamptz not null
);
select keep_to_user('second_factor');

create table backup_code (
  user_id   uuid        not null references app_user on delete cascade,
  code_hash text        not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);
select keep_to_user('backup_code');

-- Who runs the product, as their directory said at their last sign-in.
create table staff_member (
  user_id    uuid        primary key references app_user on delete cascade,
  email      text        not null,
  claims     text[]      not null check (cardinality(claims) > 0),
  checked_at timestamptz not null
);
