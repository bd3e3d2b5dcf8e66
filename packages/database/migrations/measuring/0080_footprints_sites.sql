-- Where the sites of a company are: a line of one takes the emission factors of there. The one without a name is the
-- company as a whole, whose country is that of its footprint.
create table footprint_site (
  account_id uuid        not null references account,
  name       text        not null check (length(name) <= 120),
  country    text        not null check (country ~ '^[A-Z]{2}$'),
  -- Where the grid of the country is divided: a subregion of eGRID, or a state of Australia.
  region     text        check (length(region) between 2 and 4),
  changed_at timestamptz not null,
  primary key (account_id, name)
);
select restrict_to_account('footprint_site');
