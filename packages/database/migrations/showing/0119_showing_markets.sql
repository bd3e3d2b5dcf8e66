-- Where people see what an account shows of itself, as it says; null: it has not said.
alter table account_share add column markets text[]
  check (cardinality(markets) between 1 and 4 and markets <@ array['UK', 'EU', 'US', 'other']);
