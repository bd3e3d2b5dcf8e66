-- The link of an invitation was in the mailbox of its address and nowhere else: who accepts it has that address.
create or replace function accept_invitation(hash text, at timestamptz) returns boolean language plpgsql
  security definer set search_path = public, pg_temp as $$
declare taken invitation;
begin
  update invitation i set accepted_at = at
    where i.token_hash = hash and i.accepted_at is null and i.expires_at > at
      and i.email = (select email from app_user where id = acting_user())
    returning * into taken;
  if taken.id is null then return false; end if;
  insert into membership (account_id, user_id, role, created_at)
    values (taken.account_id, acting_user(), taken.role, at) on conflict do nothing;
  update app_user set email_verified = true where id = acting_user() and not email_verified;
  return true;
end $$;
