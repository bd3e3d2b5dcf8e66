-- Up to where in the log an account last changed something itself: a replica that is not as far answers none
-- of its readers. It is written only where there is a replica.
create table account_write (
  account_id uuid        primary key references account,
  lsn        text        not null check (lsn ~ '^[0-9A-F]{1,8}/[0-9A-F]{1,8}$'),
  written_at timestamptz not null
);
select restrict_to_account('account_write', 'select');
