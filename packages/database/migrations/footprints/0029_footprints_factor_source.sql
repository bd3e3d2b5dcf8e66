-- Of a set that an operator imported: { title, edition, gwp, licence, note }. Null: the set came with the product, which
-- names its source itself.
alter table emission_factor_set add column source jsonb check (jsonb_typeof(source) = 'object');
