-- Keys by which programs of an account call the API. A key itself is not stored: it is shown once.
create table api_key (
  id                uuid        primary key,
  account_id        uuid        not null references account,
  name              text        not null check (char_length(name) between 1 and 60),
  scopes            text[]      not null check (cardinality(scopes) between 1 and 40),
  -- From anywhere, where there is none.
  allowed_networks  cidr[]      not null default '{}' check (cardinality(allowed_networks) <= 20),
  -- The version of the API that it gets where a call names none.
  version           text        not null check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  created_by        uuid        references app_user on delete set null,
  created_at        timestamptz not null,
  expires_at        timestamptz,
  last_used_at      timestamptz,
  revoked_at        timestamptz,
  revoked_why       text        check (revoked_why in ('by-hand', 'leaked', 'in-address')),
  unique (id, account_id),
  constraint revoked_for_a_reason check ((revoked_at is null) = (revoked_why is null))
);
create index api_key_of_account on api_key (account_id, created_at desc);
create index api_key_by_maker on api_key (created_by);
select restrict_to_account('api_key');

-- The newest secret of a key, and the one before it for as long as both work: at most two.
create table api_key_secret (
  hash       bytea       primary key check (octet_length(hash) = 32),
  key_id     uuid        not null,
  account_id uuid        not null references account,
  is_newest  boolean     not null,
  last4      text        not null check (last4 ~ '^[0-9A-Za-z]{4}$'),
  created_at timestamptz not null,
  expires_at timestamptz,
  unique (key_id, is_newest),
  foreign key (key_id, account_id) references api_key (id, account_id) on delete cascade,
  constraint only_the_old_one_ends check (is_newest = (expires_at is null))
);
create index api_key_secret_of_account on api_key_secret (account_id);
select restrict_to_account('api_key_secret');
