-- What a company is under Streamlined Energy and Carbon Reporting, and what it did to use less energy in the year.
alter table disclosure_profile add column secr_kind text
  check (secr_kind in ('quoted', 'unquoted', 'low-user', 'not-in-scope'));
alter table disclosure_profile add column efficiency_actions text
  check (length(efficiency_actions) between 1 and 2000);
