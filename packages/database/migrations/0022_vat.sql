-- How the seller accounted for VAT on the day of the invoice: { country, percent }; null, not at all.
alter table invoice add column vat_terms jsonb;
