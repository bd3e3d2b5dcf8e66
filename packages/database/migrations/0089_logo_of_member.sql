-- The logo of an account as one of its members sees it in any of theirs: its id alone, under which browsers keep the
-- picture.
create function logo_of(account uuid, member uuid) returns uuid language sql stable security definer
  set search_path = public, pg_temp as $$
  select s.id from stored_picture s
  where s.account_id = account
    and exists (select from membership m where m.account_id = account and m.user_id = member)
$$;
