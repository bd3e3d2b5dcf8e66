-- What accounts show of themselves to strangers, and only that.

-- The public address of an account's figures. It names neither the account nor anything else of ours, and is
-- there from the first widget, or from when badges are turned on.
create table account_share (
  account_id    uuid        primary key references live_account,
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

-- The page on which an account shows what it funded.

-- The last part of the address of a page. Earlier ones lead to the newest, and are nobody else's.
create table impact_page_address (
  address    text        primary key check (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(address) <= 60),
  account_id uuid        not null references live_account,
  given_at   timestamptz not null
);
create index impact_page_address_account on impact_page_address (account_id, given_at desc);
select restrict_to_account('impact_page_address');

create table impact_page (
  account_id          uuid        primary key references live_account,
  address             text        not null unique references impact_page_address,
  is_public           boolean     not null,
  -- In the directory of those who chose to be found there.
  is_listed           boolean     not null,
  shows_name          boolean     not null,
  shows_logo          boolean     not null,
  shows_member_since  boolean     not null,
  shows_equivalents   boolean     not null,
  shows_map           boolean     not null,
  bio                 text        not null check (length(bio) <= 600),
  mission             text        not null check (length(mission) <= 200),
  website             text        check (length(website) <= 400),
  location            text        not null check (length(location) <= 100),
  view                text        not null check (view in ('purchases', 'timeline')),
  -- Those of its certificates that it shows; each is looked up again when the page is read.
  certificates        uuid[]      not null check (cardinality(certificates) <= 50),
  changed_at          timestamptz not null,
  constraint listed_is_public check (is_public or not is_listed)
);
create index impact_page_listed on impact_page (address) where is_listed;
select restrict_to_account('impact_page');

-- White on transparent, for the dark band of the page.
create table impact_page_logo (
  account_id uuid        primary key references live_account,
  bytes      bytea       not null check (length(bytes) <= 1048576),
  created_at timestamptz not null
);
select restrict_to_account('impact_page_logo');
