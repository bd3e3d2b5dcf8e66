-- How people sign in. The columns of the tables sign_in_* mean what the sign-in library says.

create table sign_in_session (
  id                   uuid        primary key,
  token                text        not null unique,
  user_id              uuid        not null references app_user on delete cascade,
  expires_at           timestamptz not null,
  ip_address           text,
  user_agent           text,
  signed_in_with       text,
  second_factor_at     timestamptz,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  rotated_at           timestamptz not null default now(),
  used_at              timestamptz not null default now(),
  -- Staff who act for a customer; such a session ends with the staff session that opened it.
  impersonated_by      uuid,
  impersonation_reason text        check (length(impersonation_reason) between 10 and 500),
  staff_session_id     uuid        references sign_in_session on delete cascade,
  constraint impersonation_has_its_reason
    check ((impersonated_by is null) = (impersonation_reason is null)),
  constraint impersonation_has_its_staff_session
    check ((impersonated_by is null) = (staff_session_id is null))
);
create index sign_in_session_user on sign_in_session (user_id);
create index sign_in_session_staff on sign_in_session (staff_session_id)
  where staff_session_id is not null;

-- People see and end their own sessions; the token is not readable.
select restrict_to_user('sign_in_session', 'delete');
grant select (id, user_id, user_agent, signed_in_with, created_at, rotated_at, updated_at, expires_at,
  impersonated_by) on sign_in_session to understory_tenant;

-- Every new session is in the activity of its user, however it was opened. Impersonation has an entry of
-- its own.
create function record_sign_in() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if new.impersonated_by is null then
    insert into audit_entry (at, event, user_id, facts, request_id)
      values (new.created_at, 'signed-in', new.user_id,
              jsonb_build_object('with', new.signed_in_with, 'device', left(new.user_agent, 300)), '');
  end if;
  return null;
end $$;
create trigger record_sign_in after insert on sign_in_session
  for each row execute function record_sign_in();

-- A session's token is replaced while it is used. The previous one works a moment longer for requests in
-- flight; when it comes back later it was stolen, and the session ends.
create table replaced_session_token (
  token_hash  text        primary key,
  session_id  uuid        not null references sign_in_session on delete cascade,
  replaced_at timestamptz not null
);
create index replaced_session_token_session on replaced_session_token (session_id);

create table sign_in_method (
  id                       uuid        primary key,
  account_id               text        not null,
  provider_id              text        not null,
  user_id                  uuid        not null references app_user on delete cascade,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  password                 text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index sign_in_method_user on sign_in_method (user_id);
-- People change their own password; tokens of other providers are not readable.
select restrict_to_user('sign_in_method', 'insert');
grant select (id, user_id, provider_id, account_id, password), update (password, updated_at)
  on sign_in_method to understory_tenant;

create table sign_in_verification (
  id         uuid        primary key,
  identifier text        not null,
  value      text        not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sign_in_verification_identifier on sign_in_verification (identifier);

create function end_own_recovery_links() returns void language sql security definer
  set search_path = public, pg_temp as $$
  delete from sign_in_verification
    where identifier like 'reset-password:%' and value = acting_user()::text
$$;

-- Codes of an authenticator app.
create table second_factor (
  user_id              uuid        primary key references app_user on delete cascade,
  secret               text        not null, -- encrypted with the key of the installation
  confirmed_at         timestamptz,
  last_step            bigint      not null default 0, -- a code counts once
  created_at           timestamptz not null,
  -- A secret that is not confirmed yet is shown again to the session that asked for it only.
  enrolling_session_id uuid
);
select restrict_to_user('second_factor');

create table backup_code (
  user_id   uuid        not null references app_user on delete cascade,
  code_hash text        not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);
select restrict_to_user('backup_code');

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
select restrict_to_user('passkey');

create table passkey_challenge (
  id         uuid        primary key,
  user_id    uuid        references app_user on delete cascade,
  challenge  text        not null,
  expires_at timestamptz not null
);
create index passkey_challenge_user on passkey_challenge (user_id);
select restrict_to_user('passkey_challenge');

-- Who runs the product, as the directory of the operator said at their last sign-in.
create table staff_member (
  user_id    uuid        primary key references app_user on delete cascade,
  email      text        not null,
  claims     text[]      not null check (cardinality(claims) > 0),
  checked_at timestamptz not null
);

-- Counters of the rate limiter, in its own columns. They live for minutes, so they need no durability:
-- unlogged, they wait for no disk.
create unlogged table rate_limit (
  key    text    primary key,
  points integer not null default 0,
  expire bigint
);
