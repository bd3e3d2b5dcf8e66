-- What a program keeps with a purchase for itself: no certificate, page or log shows it.
alter table purchase add column metadata jsonb not null default '{}';
alter table purchase add constraint metadata_is_small
  check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 8000) not valid;
