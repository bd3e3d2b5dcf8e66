-- A session on somebody's behalf lives and dies with the staff session that opened it. Those that are
-- open do not know theirs, so they end.
delete from sign_in_session where impersonated_by is not null;
alter table sign_in_session
  add column staff_session_id uuid references sign_in_session on delete cascade,
  add column used_at timestamptz not null default now(),
  add constraint impersonation_has_its_staff_session
    check ((impersonated_by is null) = (staff_session_id is null));
create index sign_in_session_staff on sign_in_session (staff_session_id)
  where staff_session_id is not null;

-- Backup codes are longer now, and their hashes keyed. A person who has old ones makes new ones with
-- their authenticator app.
delete from backup_code;
