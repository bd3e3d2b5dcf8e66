-- Factors of Australia, of New Zealand, and of the grids of other countries.
alter table emission_factor_set drop constraint emission_factor_set_market_check;
alter table emission_factor_set add constraint emission_factor_set_market_check
  check (market in ('uk', 'us', 'au', 'nz', 'grid')) not valid;
