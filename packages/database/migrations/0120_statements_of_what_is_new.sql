-- A statement says what is new since the one before it, with the figures of the whole certificate. What it takes to
-- go on from there is kept beside it, so that no older statement is ever read.
alter table certificate_revision
  add column hash          bytea   not null check (octet_length(hash) = 32),
  add column issued        date    not null,
  add column milli_trees   bigint  not null check (milli_trees >= 0),
  add column co2e_grams    bigint  not null check (co2e_grams >= 0),
  add column plastic_grams bigint  not null check (plastic_grams >= 0),
  -- Of the whole certificate, credits among them.
  add column entries       integer not null check (entries > 0),
  add column from_date     date    not null,
  add column to_date       date    not null check (to_date >= from_date);

-- An entry belongs to its certificate from when it is logged. What becomes of it is filled in once: the revision
-- that states it, the leaf that reversed it, and the revision that says so.
drop trigger append_only on certificate_entry;
alter table certificate_entry
  -- What holds a certificate is never waited for; once it is stated, its revision refers to it.
  drop constraint certificate_entry_certificate_id_fkey,
  add column leaf_index  bigint  not null unique references ledger_log_leaf,
  add column revision    integer,
  add column reversed_at bigint  references ledger_log_leaf,
  add column gone_in     integer,
  add foreign key (certificate_id, revision) references certificate_revision,
  add foreign key (certificate_id, gone_in) references certificate_revision,
  add check (gone_in is null or (reversed_at is not null and gone_in > revision));
create trigger append_only before delete or truncate on certificate_entry
  for each statement execute function refuse_change();

create function fill_in_once() returns trigger language plpgsql as $$ begin
  if (new.entry_id, new.certificate_id, new.leaf_index) is distinct from
      (old.entry_id, old.certificate_id, old.leaf_index)
    or (old.revision is not null and new.revision is distinct from old.revision)
    or (old.reversed_at is not null and new.reversed_at is distinct from old.reversed_at)
    or (old.gone_in is not null and new.gone_in is distinct from old.gone_in)
  then raise exception 'what is stated of entry % never changes', old.entry_id; end if;
  return new;
end $$;
create trigger fill_in_once before update on certificate_entry
  for each row execute function fill_in_once();

-- What the next statement has to say.
create index certificate_entry_to_state on certificate_entry (certificate_id)
  where case when revision is null then reversed_at is null
    else reversed_at is not null and gone_in is null end;
create index certificate_entry_reversed on certificate_entry (reversed_at) where reversed_at is not null;
drop index certificate_entry_certificate;
create index certificate_entry_certificate on certificate_entry (certificate_id, entry_id);
