-- What an app may do that a person let in: a key like others, which tokens open in the place of a secret.
alter table api_key add column is_grant boolean not null default false;

-- How an app got its key, and what it shows to go on.
create table oauth_grant (
  key_id          uuid        primary key,
  account_id      uuid        not null references account,
  -- As the app is known by to us.
  client_id       text        not null check (length(client_id) between 1 and 4000),
  redirect_uri    text        not null check (length(redirect_uri) between 1 and 1000),
  resource        text        not null check (length(resource) between 1 and 300),
  code_hash       bytea       not null unique check (octet_length(code_hash) = 32),
  code_challenge  text        not null check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
  code_expires_at timestamptz not null,
  -- When the app came with the code. Until then nothing is connected.
  connected_at    timestamptz,
  foreign key (key_id, account_id) references api_key (id, account_id) on delete cascade
);
create index oauth_grant_of_account on oauth_grant (account_id);
create index oauth_grant_of_key on oauth_grant (key_id, account_id);
select restrict_to_account('oauth_grant');

-- Each is used once. One that comes again was read by someone else, too, which ends the grant.
create table oauth_refresh_token (
  hash       bytea       primary key check (octet_length(hash) = 32),
  key_id     uuid        not null,
  account_id uuid        not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  foreign key (key_id, account_id) references api_key (id, account_id) on delete cascade
);
create index oauth_refresh_token_of_key on oauth_refresh_token (key_id, account_id);
create index oauth_refresh_token_of_account on oauth_refresh_token (account_id);
create index oauth_refresh_token_by_age on oauth_refresh_token (created_at);
select restrict_to_account('oauth_refresh_token');
