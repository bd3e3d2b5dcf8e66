-- The page on which an account shows what it funded.

-- The last part of the address of a page. Earlier ones lead to the newest, and are nobody else's.
create table impact_page_address (
  address    text        primary key check (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(address) <= 60),
  account_id uuid        not null references account,
  given_at   timestamptz not null
);
create index impact_page_address_account on impact_page_address (account_id, given_at desc);
select restrict_to_account('impact_page_address');

create table impact_page (
  account_id          uuid        primary key references account,
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
  account_id uuid        primary key references account,
  bytes      bytea       not null check (length(bytes) <= 1048576),
  created_at timestamptz not null
);
select restrict_to_account('impact_page_logo');
