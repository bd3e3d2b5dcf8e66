-- What is divided may be by market, or with the travel that SECR adds; and what it is divided by has a name.
alter table intensity_figure drop constraint intensity_figure_counts_check;
alter table intensity_figure add constraint intensity_figure_counts_known
  check (counts in ('scopes-1-2', 'scopes-1-2-market', 'scopes-1-2-travel', 'all')) not valid;
alter table intensity_figure add column driver text not null default 'units'
  check (driver in ('turnover', 'people', 'floor', 'units'));
