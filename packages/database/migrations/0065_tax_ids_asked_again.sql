-- When the payment provider was asked for the verdict on a tax id, so that one without is asked for again.
alter table tax_id add column checked_at timestamptz;
