-- CO2e of gases that no scope counts, such as R22. Null: the line has none, or it was computed when they still
-- stood within its emissions.
alter table inventory_line add column other_gas_grams bigint check (other_gas_grams >= 0);
