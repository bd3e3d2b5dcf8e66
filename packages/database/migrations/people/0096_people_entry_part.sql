-- A member of the role "entry" enters and reads lines of some sites and categories, and sees nothing else.
alter table membership add column entry_part jsonb;
alter table invitation add column entry_part jsonb;
alter table membership drop constraint membership_role_check;
alter table membership add constraint membership_role_known
  check (role in ('owner', 'admin', 'member', 'viewer', 'entry')) not valid;
alter table membership add constraint membership_entry_part
  check ((role = 'entry') = (entry_part is not null)) not valid;
alter table invitation drop constraint invitation_role_check;
alter table invitation add constraint invitation_role_known
  check (role in ('owner', 'admin', 'member', 'viewer', 'entry')) not valid;
alter table invitation add constraint invitation_entry_part
  check ((role = 'entry') = (entry_part is not null)) not valid;
grant update (entry_part) on membership to understory_tenant;

create or replace function accept_invitation(hash text, at timestamptz) returns boolean language plpgsql
  security definer set search_path = public, pg_temp as $$
declare taken invitation;
begin
  update invitation i set accepted_at = at
    where i.token_hash = hash and i.accepted_at is null and i.expires_at > at
      and i.email = (select email from app_user where id = acting_user())
    returning * into taken;
  if taken.id is null then return false; end if;
  insert into membership (account_id, user_id, role, entry_part, created_at)
    values (taken.account_id, acting_user(), taken.role, taken.entry_part, at) on conflict do nothing;
  update app_user set email_verified = true where id = acting_user() and not email_verified;
  return true;
end $$;
