-- What the general part of the VSME asks beside: the module, the country of the main operations, and the sites.
alter table disclosure_profile
  add column vsme_module text check (vsme_module in ('basic', 'comprehensive')),
  add column country     text check (country ~ '^[A-Z]{2}$'),
  -- Each with address, postal code, city, country and coordinates.
  add column sites       jsonb not null default '[]' check (jsonb_typeof(sites) = 'array');
