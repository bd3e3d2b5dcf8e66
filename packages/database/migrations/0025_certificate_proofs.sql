-- Certificates in the public log: what each stated, when, and until when.

-- Certificates whose statement is to be made, or made again. What changes one queues it in the same
-- transaction; entries of the ledger find theirs by their source when they are logged.
-- Without a key and a reference on purpose: a transaction that queues never waits for one that takes from it, nor the reverse.
create table certificate_statement_queue (
  id             bigint generated always as identity primary key,
  certificate_id uuid not null,
  -- Why no statement could be made of it.
  problem        text
);

create index certificate_statement_queue_certificate on certificate_statement_queue (certificate_id);

create function queue_certificate() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into certificate_statement_queue (certificate_id) values (new.id);
  return null;
end $$;
create trigger queue_certificate after insert or update on certificate
  for each row execute function queue_certificate();

-- A certificate names its account; one of a gift names the person it is for.
create function queue_renamed() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into certificate_statement_queue (certificate_id)
  select id from certificate
  where case tg_table_name when 'gift' then gift_id = new.id else account_id = new.id end;
  return null;
end $$;
create trigger queue_renamed after update of display_name on account for each row
  when (old.display_name is distinct from new.display_name and new.closed_at is null)
  execute function queue_renamed();
create trigger queue_renamed after update of recipient_name on gift for each row
  when (old.recipient_name is distinct from new.recipient_name) execute function queue_renamed();

insert into certificate_statement_queue (certificate_id) select id from certificate;

-- What a certificate stated, each time that changed: the bytes whose SHA-256 is in the log, at that index.
create table certificate_revision (
  certificate_id uuid    not null references certificate,
  revision       integer not null check (revision > 0),
  statement      bytea   not null,
  leaf_index     bigint  not null unique references ledger_log_leaf,
  primary key (certificate_id, revision)
);

-- Statements that do not hold any more: an entry of theirs was reversed.
create table certificate_withdrawal (
  certificate_id uuid    not null,
  revision       integer not null,
  leaf_index     bigint  not null unique references ledger_log_leaf,
  primary key (certificate_id, revision),
  foreign key (certificate_id, revision) references certificate_revision
);

-- Each entry of the ledger is claimed by one certificate and no other.
create table certificate_entry (
  entry_id       bigint primary key references impact_ledger_entry,
  certificate_id uuid   not null references certificate
);
create index certificate_entry_certificate on certificate_entry (certificate_id);

-- What opens the name of a statement, and the credential that names it. It goes with the account, and the
-- statement stays, without a name.
alter table certificate add unique (account_id, id);
create table certificate_name (
  account_id     uuid    not null,
  certificate_id uuid    not null,
  revision       integer not null,
  nonce          bytea   not null check (octet_length(nonce) = 32),
  name           text    not null,
  credential     text,
  primary key (certificate_id, revision),
  foreign key (certificate_id, revision) references certificate_revision,
  -- A gift is someone else's from when they redeem it, and so is what names them.
  foreign key (account_id, certificate_id) references certificate (account_id, id) on update cascade
);
create index certificate_name_account on certificate_name (account_id, certificate_id);
create index certificate_name_to_sign on certificate_name (certificate_id, revision) where credential is null;
select restrict_to_account('certificate_name', 'select');

-- The public keys that ever signed a credential, as JSON Web Keys.
create table credential_key (
  id            text        primary key,
  public_jwk    text        not null,
  first_used_at timestamptz not null
);
select grant_reading('credential_key');

do $$ declare name text; begin
  foreach name in array array['certificate_revision', 'certificate_withdrawal',
    'certificate_entry', 'credential_key'] loop
    execute format('create trigger append_only before update or delete or truncate on %I '
      'for each statement execute function refuse_change()', name);
  end loop;
end $$;
