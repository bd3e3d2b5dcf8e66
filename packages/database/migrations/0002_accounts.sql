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
  closed_at      timestamptz
);

-- The sign-in library writes this table and those of 0003_sign_in.sql that begin with sign_in.
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
  updated_at        timestamptz not null default now()
);
-- For the search of staff, which looks anywhere in an email or a name.
create extension if not exists pg_trgm;
create index app_user_found_by on app_user using gin (email gin_trgm_ops, lower(name) gin_trgm_ops);

create table membership (
  account_id uuid        not null references account,
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
  account_id  uuid        not null references account,
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
create trigger append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();

-- A user's own work records what happened to their ways of signing in; it cannot write in the name of staff.
alter table audit_entry enable row level security;
grant select, insert on audit_entry to understory_tenant;
create policy concerned on audit_entry for select to understory_tenant
  using (user_id = acting_user() or account_id = acting_account());
create policy own_event on audit_entry for insert to understory_tenant
  with check (user_id = acting_user() and staff_id is null);
