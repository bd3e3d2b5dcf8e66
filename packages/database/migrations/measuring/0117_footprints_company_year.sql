-- What a company says of itself in a year, for the frameworks that ask for it: amounts in units of the currency.
alter table disclosure_profile
  add column currency               text    check (currency ~ '^[A-Z]{3}$'),
  add column turnover               bigint  check (turnover between 0 and 9007199254740991),
  add column balance_sheet          bigint  check (balance_sheet between 0 and 9007199254740991),
  add column employees              integer check (employees between 0 and 5000000),
  add column employees_method       text    check (employees_method in ('end-of-period', 'average')),
  add column employees_kind         text    check (employees_kind in ('headcount', 'fte')),
  add column basis                  text    check (basis in ('individual', 'consolidated')),
  add column legal_form             text    check (length(legal_form) between 1 and 120),
  add column nace_codes             text    check (length(nace_codes) between 1 and 200),
  add column identifier_scheme      text    check (identifier_scheme in ('LEI', 'DUNS', 'EU ID', 'PermID')),
  add column identifier             text    check (length(identifier) between 1 and 60),
  -- Whether SBTi's route for small firms is closed to what it does, or to the group that it is part of.
  add column is_of_excluded_sector  boolean,
  add column is_of_larger_group     boolean,
  add column scope_three_statement  text    check (length(scope_three_statement) between 1 and 500),
  add column signatory              text    check (length(signatory) between 1 and 200);
