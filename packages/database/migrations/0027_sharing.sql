-- What accounts show of themselves to strangers, and only that.

-- The public address of an account's figures. It names neither the account nor anything else of ours, and is
-- there from the first widget, or from when badges are turned on.
create table account_share (
  account_id    uuid        primary key references account,
  share_id      uuid        not null unique,
  -- Whether badges and the page with the figures may be opened by anyone.
  badges_active boolean     not null,
  created_at    timestamptz not null,
  changed_at    timestamptz not null
);
select restrict_to_account('account_share');

-- A live widget on pages of others.
create table widget (
  id            uuid        primary key,
  account_id    uuid        not null references account,
  display_name  text        not null check (length(display_name) between 1 and 60),
  shows_company boolean     not null,
  is_active     boolean     not null,
  -- Size, style, colours: read by the contract, written by nobody else.
  look          jsonb       not null check (length(look::text) <= 2000),
  -- Bare domains, or '*' alone.
  domains       text[]      not null
    check (cardinality(domains) between 1 and 10 and (not '*' = any (domains) or cardinality(domains) = 1)),
  impacts       text[]      not null
    check (cardinality(impacts) between 1 and 3 and impacts <@ array['trees', 'co2e', 'plastic']),
  products      text[]      not null check (cardinality(products) between 1 and 40),
  note          text        not null check (length(note) <= 140),
  created_at    timestamptz not null,
  changed_at    timestamptz not null
);
create index widget_account on widget (account_id, created_at);
select restrict_to_account('widget');

-- The background of a widget, drawn again from the pixels of what was uploaded.
create table widget_picture (
  widget_id  uuid        primary key references widget on delete cascade,
  account_id uuid        not null references account,
  sha256     text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes      bytea       not null check (length(bytes) <= 1048576),
  created_at timestamptz not null
);
create index widget_picture_account on widget_picture (account_id);
select restrict_to_account('widget_picture');
