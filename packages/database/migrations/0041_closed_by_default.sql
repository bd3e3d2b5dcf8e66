-- The wall is closed by default: connections of people's work log in as a role that is a member of
-- understory_tenant and of nothing else. What a person may do beyond their own rows goes through a
-- function here that looks at who they are; the rest is the platform's.

create function acting_role() returns text language sql stable security definer
  set search_path from current as
  $$ select role from membership where account_id = acting_account() and user_id = acting_user() $$;

-- A quote is whose purchase, plan or vehicles it is for. Before that it is found by its unguessable id
-- alone, by the platform.
alter table offset_quote enable row level security;
create policy of_own_order on offset_quote for select to understory_tenant
  using (exists (select from instant_purchase p where p.quote_id = offset_quote.id)
         or exists (select from vehicle_offset o where o.quote_id = offset_quote.id));
alter table plan_quote enable row level security;
create index subscription_revision_quote on subscription_revision (quote_id);
create policy of_own_plan on plan_quote for select to understory_tenant
  using (exists (select from subscription s where s.quote_id = plan_quote.id)
         or exists (select from subscription_revision r where r.quote_id = plan_quote.id));

-- Roles in an account are given and taken by who manages its members: an owner, or an admin where no
-- owner is concerned. Anybody may leave.
revoke insert, update, delete on membership from understory_tenant;
grant update (role), delete on membership to understory_tenant;
drop policy own_account on membership;
create policy changed_by_manager on membership for update to understory_tenant
  using (account_id = acting_account()
         and (acting_role() = 'owner' or (acting_role() = 'admin' and role <> 'owner')))
  with check (account_id = acting_account()
         and (acting_role() = 'owner' or (acting_role() = 'admin' and role <> 'owner')));
create policy ended_by_manager on membership for delete to understory_tenant
  using (account_id = acting_account()
         and (user_id = acting_user() or acting_role() = 'owner'
              or (acting_role() = 'admin' and role <> 'owner')));

-- A person says who they are, and not which email is theirs or that it is verified.
revoke update on app_user from understory_tenant;
grant update (name, firstname, lastname, mobile, default_currency, active_account_id, sign_up_origin,
  terms_accepted_at, updated_at) on app_user to understory_tenant;

-- Whoever owns a personal account is who it is called after, whichever account they act for.
revoke update on account from understory_tenant;
grant update (display_name, country, website, vat_number, shows_vehicles) on account
  to understory_tenant;
create policy own_personal_account on account for update to understory_tenant
  using (kind = 'personal' and exists (select from membership m
         where m.account_id = account.id and m.user_id = acting_user()));

-- What happened to a person's own ways in is written down with it.
grant insert on audit_entry to understory_tenant;
create policy own_event on audit_entry for insert to understory_tenant
  with check (user_id = acting_user() and staff_id is null);

create function open_account(id uuid, kind text, display_name text, country text, at timestamptz)
returns void language sql security definer set search_path from current as $$
  insert into account (id, kind, display_name, country, created_at)
    values ($1, $2, $3, $4, $5);
  insert into membership (account_id, user_id, role, created_at)
    values ($1, acting_user(), 'owner', $5);
$$;

-- False: it is not open any more, or was sent to another email.
create function accept_invitation(hash text, at timestamptz) returns boolean language plpgsql
  security definer set search_path from current as $$
declare taken invitation;
begin
  update invitation i set accepted_at = at
    where i.token_hash = hash and i.accepted_at is null and i.expires_at > at
      and i.email = (select email from app_user where id = acting_user())
    returning * into taken;
  if taken.id is null then return false; end if;
  insert into membership (account_id, user_id, role, created_at)
    values (taken.account_id, acting_user(), taken.role, at) on conflict do nothing;
  return true;
end $$;

create function end_own_recovery_links() returns void language sql security definer
  set search_path from current as $$
  delete from sign_in_verification
    where identifier like 'reset-password:%' and value = acting_user()::text
$$;
