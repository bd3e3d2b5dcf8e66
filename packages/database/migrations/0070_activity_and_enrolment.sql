-- Every session that opens is a sign-in that its owner finds in their activity, whichever way it was
-- opened. A session on someone's behalf has an entry of its own.
create function record_sign_in() returns trigger language plpgsql
  security definer set search_path from current as $$
begin
  if new.impersonated_by is null then
    insert into audit_entry (at, event, user_id, facts, request_id)
      values (new.created_at, 'signed-in', new.user_id,
              jsonb_build_object('with', new.signed_in_with, 'device', left(new.user_agent, 300)), '');
  end if;
  return null;
end $$;
create trigger record_sign_in after insert on sign_in_session
  for each row execute function record_sign_in();

-- A secret that was shown and not confirmed yet is shown again to the session that asked for it, and to
-- no other.
alter table second_factor add column started_in uuid;
