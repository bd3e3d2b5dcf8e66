-- People, the accounts they hold, and their colleagues.

create table account (
  id             uuid        primary key,
  kind           text        not null check (kind in ('personal', 'business')),
  display_name   text        not null check (length(display_name) between 1 and 160),
  country        text        not null check (country ~ '^[A-Z]{2}$'),
  website        text        check (length(website) <= 300),
  vat_number     text        check (length(vat_number) <= 60),
  -- Whether strangers who look up a vehicle may see that it belongs to this account.
  shows_vehicles boolean     not null default false,
  created_at     timestamptz not null default now(),
  closed_at      timestamptz,
  -- The live account whose test data this account holds: nothing of it can make a claim. `null`: the account is live.
  test_of        uuid        unique,
  is_live        boolean     not null generated always as (test_of is null) stored,
  unique (id, is_live)
);

-- Tables that make a claim refer to live accounts alone, so that PostgreSQL refuses a claim of a test account, whatever
-- the code does. Those that refer to `account` hold rows of both.
create table live_account (
  id      uuid    primary key,
  is_live boolean not null default true check (is_live),
  foreign key (id, is_live) references account (id, is_live)
);
create table test_account (
  id      uuid    primary key,
  is_live boolean not null default false check (not is_live),
  foreign key (id, is_live) references account (id, is_live)
);
-- A test account has no test account of its own.
alter table account add foreign key (test_of) references live_account;

create function sort_account() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if new.test_of is null then
    insert into live_account (id) values (new.id);
  else
    insert into test_account (id) values (new.id);
  end if;
  return null;
end $$;
create trigger sort_account after insert on account for each row execute function sort_account();

-- The sign-in library writes this table and those whose names begin with sign_in.
create table app_user (
  id                uuid        primary key,
  name              text        not null,
  email             text        not null unique check (email = lower(email)),
  email_verified    boolean     not null default false,
  image             text,
  firstname         text,
  lastname          text,
  mobile            text        check (mobile ~ '^\+[0-9]{6,15}$'),
  default_currency  text        check (default_currency in ('GBP', 'EUR', 'USD')),
  active_account_id uuid        references account,
  sign_up_origin    text        check (sign_up_origin in ('signUp', 'lead', 'subscriptionPlan')),
  terms_accepted_at timestamptz,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  -- Whether the person who can sign in also proved the mailbox: by its link, in the browser where they are signed in,
  -- or by choosing the password with it. A link that was followed elsewhere says only that the mailbox exists.
  email_proved_here boolean     not null default false
);
-- For the search of staff, which looks anywhere in an email or a name.
create index app_user_found_by on app_user using gin (email gin_trgm_ops, lower(name) gin_trgm_ops);

create table membership (
  account_id uuid        not null references live_account,
  user_id    uuid        not null references app_user on delete cascade,
  role       text        not null check (role in ('owner', 'admin', 'member', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (account_id, user_id)
);
create index membership_user on membership (user_id);

-- At the end of every transaction an account that has members has an owner.
create function require_owner() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from membership where account_id = old.account_id)
     and not exists (select from membership where account_id = old.account_id and role = 'owner') then
    raise exception 'account % would have members and no owner', old.account_id;
  end if;
  return null;
end $$;
create constraint trigger require_owner after update or delete on membership
  deferrable initially deferred for each row execute function require_owner();

-- An email holds one kind of account; a personal account has one member.
create function one_kind_per_person() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare kind_wanted text;
begin
  perform from app_user where id = new.user_id for no key update;
  select kind into kind_wanted from account where id = new.account_id;
  if exists (select from membership m join account a on a.id = m.account_id
             where m.user_id = new.user_id and m.account_id <> new.account_id
               and (a.kind <> kind_wanted or kind_wanted = 'personal')) then
    raise exception 'user % already holds another kind of account, or a personal one', new.user_id;
  end if;
  if kind_wanted = 'personal' and exists (select from membership
       where account_id = new.account_id and user_id <> new.user_id) then
    raise exception 'the personal account % is one person''s', new.account_id;
  end if;
  return null;
end $$;
create constraint trigger one_kind_per_person after insert on membership
  for each row execute function one_kind_per_person();

-- A user who leaves their active account gets another of their accounts as the active one, or none.
create function leave_active_account() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update app_user set active_account_id = (select account_id from membership
      where user_id = old.user_id order by created_at, account_id limit 1)
  where id = old.user_id and active_account_id = old.account_id;
  return null;
end $$;
create trigger leave_active_account after delete on membership
  for each row execute function leave_active_account();

create function acting_role() returns text language sql stable security definer
  set search_path = public, pg_temp as
  $$ select role from membership where account_id = acting_account() and user_id = acting_user() $$;

-- Roles are given and taken by an owner, or by an admin where no owner is concerned. Any member may leave.
alter table membership enable row level security;
grant select, update (role), delete on membership to understory_tenant;
create policy own_membership on membership for select to understory_tenant
  using (user_id = acting_user() or account_id = acting_account());
create policy changed_by_manager on membership for update to understory_tenant
  using (account_id = acting_account()
         and (acting_role() = 'owner' or (acting_role() = 'admin' and role <> 'owner')))
  with check (account_id = acting_account()
         and (acting_role() = 'owner' or (acting_role() = 'admin' and role <> 'owner')));
create policy ended_by_manager on membership for delete to understory_tenant
  using (account_id = acting_account()
         and (user_id = acting_user() or acting_role() = 'owner'
              or (acting_role() = 'admin' and role <> 'owner')));

-- The owner of a personal account may rename it, whichever account they act for.
alter table account enable row level security;
grant select, update (display_name, country, website, vat_number, shows_vehicles) on account
  to understory_tenant;
create policy held_account on account for select to understory_tenant
  using (id = acting_account()
         or exists (select from membership m where m.account_id = id and m.user_id = acting_user()));
create policy own_account on account for update to understory_tenant
  using (id = acting_account());
create policy own_personal_account on account for update to understory_tenant
  using (kind = 'personal' and exists (select from membership m
         where m.account_id = account.id and m.user_id = acting_user()));

-- A user sees their colleagues, and writes everything about themselves but their email and its verification.
alter table app_user enable row level security;
grant select, update (name, firstname, lastname, mobile, default_currency, active_account_id,
  sign_up_origin, terms_accepted_at, updated_at) on app_user to understory_tenant;
create policy colleague on app_user for select to understory_tenant
  using (id = acting_user() or exists (select from membership m
         where m.user_id = app_user.id and m.account_id = acting_account()));
create policy own_user on app_user for update to understory_tenant using (id = acting_user());

create function open_account(id uuid, kind text, display_name text, country text, at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into account (id, kind, display_name, country, created_at)
    values ($1, $2, $3, $4, $5);
  insert into membership (account_id, user_id, role, created_at)
    values ($1, acting_user(), 'owner', $5);
$$;

create table invitation (
  id          uuid        primary key,
  account_id  uuid        not null references live_account,
  email       text        not null check (email = lower(email)),
  role        text        not null check (role in ('owner', 'admin', 'member', 'viewer')),
  -- The token itself is in the email only.
  token_hash  text        not null unique,
  invited_by  uuid        references app_user on delete set null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  accepted_at timestamptz,
  unique (account_id, email)
);
create index invitation_author on invitation (invited_by);
select restrict_to_account('invitation');

-- False: it was accepted already, has expired, or was sent to another email.
-- The link of an invitation was in the mailbox of its address and nowhere else: who accepts it has that address.
create function accept_invitation(hash text, at timestamptz) returns boolean language plpgsql
  security definer set search_path = public, pg_temp as $$
declare taken invitation;
begin
  update invitation i set accepted_at = at
    where i.token_hash = hash and i.accepted_at is null and i.expires_at > at
      and i.email = (select email from app_user where id = acting_user())
    returning * into taken;
  if taken.id is null then return false; end if;
  insert into membership (account_id, user_id, role, created_at)
    values (taken.account_id, acting_user(), taken.role, at) on conflict do nothing;
  update app_user set email_verified = true where id = acting_user() and not email_verified;
  return true;
end $$;

create table notification_choice (
  account_id uuid    not null references account,
  user_id    uuid    not null references app_user on delete cascade,
  kind       text    not null,
  wanted     boolean not null,
  primary key (account_id, user_id, kind)
);
create index notification_choice_user on notification_choice (user_id);
select restrict_to_account('notification_choice');

-- Logos, encoded again by us; small enough for the database.
create table stored_picture (
  id           uuid        primary key,
  account_id   uuid        not null unique references account,
  content_type text        not null check (content_type in ('image/png', 'image/jpeg')),
  bytes        bytea       not null check (octet_length(bytes) <= 524288),
  created_at   timestamptz not null
);
select restrict_to_account('stored_picture');

-- The logo of an account as one of its members sees it in any of theirs: its id alone, under which browsers keep the
-- picture.
create function logo_of(account uuid, member uuid) returns uuid language sql stable security definer
  set search_path = public, pg_temp as $$
  select s.id from stored_picture s
  where s.account_id = account
    and exists (select from membership m where m.account_id = account and m.user_id = member)
$$;

-- What happened to a user and an account, and who did it: append-only, and readable by the customer.
create table audit_entry (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  event      text        not null,
  staff_id   uuid,
  user_id    uuid,
  account_id uuid,
  reason     text,
  facts      jsonb       not null default '{}',
  request_id text        not null
);
create index audit_entry_account on audit_entry (account_id, id desc);
create index audit_entry_user on audit_entry (user_id, id desc);
create index audit_entry_staff on audit_entry (staff_id, id desc);
-- Whether a refund was requested already is looked up by its payment, in an activity that only grows.
create index audit_entry_refund on audit_entry ((facts ->> 'paymentId')) where event = 'payment-refunded';
create trigger append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();

-- A user's own work records what happened to their ways of signing in; it cannot write in the name of staff.
alter table audit_entry enable row level security;
grant select, insert on audit_entry to understory_tenant;
create policy concerned on audit_entry for select to understory_tenant
  using (user_id = acting_user() or account_id = acting_account());
create policy own_event on audit_entry for insert to understory_tenant
  with check (user_id = acting_user() and staff_id is null);

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
create index replaced_session_token_age on replaced_session_token (replaced_at);

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

-- Up to where in the log an account last changed something itself: a replica that is not as far answers none
-- of its readers. It is written only where there is a replica.
create table account_write (
  account_id uuid        primary key references account,
  lsn        text        not null check (lsn ~ '^[0-9A-F]{1,8}/[0-9A-F]{1,8}$'),
  written_at timestamptz not null
);
select restrict_to_account('account_write', 'select');
