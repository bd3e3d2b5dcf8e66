-- Colleagues of a business account, and the letters that invite them.

create table invitation (
  id          uuid        primary key,
  account_id  uuid        not null references account,
  email       text        not null check (email = lower(email)),
  role        text        not null check (role in ('owner', 'admin', 'member', 'viewer')),
  -- Of the token only its hash is kept; the token itself is in the letter.
  token_hash  text        not null unique,
  invited_by  uuid        references app_user on delete set null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  accepted_at timestamptz,
  unique (account_id, email)
);
select keep_to_account('invitation');

-- At the end of every transaction an account that has members has an owner.
create function keep_an_owner() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  if exists (select from membership where account_id = old.account_id)
     and not exists (select from membership where account_id = old.account_id and role = 'owner') then
    raise exception 'account % would have members and no owner', old.account_id;
  end if;
  return null;
end $$;
create constraint trigger keep_an_owner after update or delete on membership
  deferrable initially deferred for each row execute function keep_an_owner();

-- An email holds one kind of account; a personal account has one member.
create function one_kind_per_person() returns trigger language plpgsql security definer
  set search_path from current as $$
declare kind_wanted text;
begin
  perform from app_user where id = new.user_id for no key update;
  select kind into kind_wanted from account where id = new.account_id;
  if exists (select from membership m join account a on a.id = m.account_id
             where m.user_id = new.user_id and m.account_id <> new.account_id
               and (a.kind <> kind_wanted or kind_wanted = 'personal')) then
    raise exception 'user % already holds another kind of account, or a personal one', new.user_id;
  end if;
  if kind_wanted = 'personal' and exists (select from membership
       where account_id = new.account_id and user_id <> new.user_id) then
    raise exception 'the personal account % is one person''s', new.account_id;
  end if;
  return null;
end $$;
create constraint trigger one_kind_per_person after insert on membership
  for each row execute function one_kind_per_person();

-- Whoever is no longer a member has another of their accounts as the active one, or none.
create function leave_active_account() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  update app_user set active_account_id = (select account_id from membership
      where user_id = old.user_id order by created_at, account_id limit 1)
  where id = old.user_id and active_account_id = old.account_id;
  return null;
end $$;
create trigger leave_active_account after delete on membership
  for each row execute function leave_active_account();
