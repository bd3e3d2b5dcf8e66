-- What the words of a public page rest on, as its owner says it: the fields of a basis; null: nothing is given.
alter table impact_page add column claim_basis jsonb;
