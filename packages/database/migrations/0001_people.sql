-- People, the accounts they hold and how they sign in. The four tables that the sign-in library
-- writes (app_user, sign_in_session, sign_in_method, sign_in_verification) keep its column meanings.

create table app_user (
  id                uuid primary key,
  name              text        not null,
  email             text        not null unique check (email = lower(email)),
  email_verified    boolean     not null default false,
  image             text,
  firstname         text,
  lastname          text,
  default_currency  text        check (default_currency in ('GBP', 'EUR', 'USD')),
  active_account_id uuid,
  terms_accepted_at timestamptz,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now()
);

create table sign_in_session (
  id         uuid primary key,
  token      text        not null unique,
  user_id    uuid        not null references app_user on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sign_in_session_user on sign_in_session (user_id);

create table sign_in_method (
  id                       uuid primary key,
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

create table sign_in_verification (
  id         uuid primary key,
  identifier text        not null,
  value      text        not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sign_in_verification_identifier on sign_in_verification (identifier);

create table account (
  id           uuid primary key,
  kind         text        not null check (kind in ('personal', 'business')),
  display_name text        not null check (length(display_name) between 1 and 160),
  country      text        not null check (country ~ '^[A-Z]{2}$'),
  created_at   timestamptz not null default now()
);
alter table app_user
  add foreign key (active_account_id) references account;

create table membership (
  account_id uuid        not null references account,
  user_id    uuid        not null references app_user on delete cascade,
  role       text        not null check (role in ('owner', 'admin', 'member', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (account_id, user_id)
);
create index membership_user on membership (user_id);

-- Fixed-window counters of the rate limiter; the library's own columns.
create table rate_limit (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);
