-- Who opened which file of evidence, for the company whose it is. A file that is deleted leaves its readings.
create table evidence_reading (
  id              bigint      generated always as identity primary key,
  account_id      uuid        not null references account,
  footprint_id    uuid        not null references footprint on delete cascade,
  evidence_id     uuid        not null,
  file_name       text        not null,
  read_at         timestamptz not null,
  -- A member of the account.
  reader_id       uuid        references app_user on delete set null,
  -- By way of which staff read it; null: it was a member.
  verification_id uuid
);
create index evidence_reading_account on evidence_reading (account_id);
create index evidence_reading_footprint on evidence_reading (footprint_id, id desc);
create index evidence_reading_reader on evidence_reading (reader_id);
select restrict_to_account('evidence_reading', 'select, insert');
