-- A key acts for its account, or for the test account of it, which the first such key opens.
alter table api_key add column mode text not null default 'live' check (mode in ('live', 'test'));

-- The test account of the acting account, opened where there is none: who holds it is who holds the live one.
create function open_test_account(id uuid, at timestamptz) returns void language sql
  security definer set search_path = public, pg_temp as $$
  insert into account (id, kind, display_name, country, created_at, test_of)
    select $1, a.kind, a.display_name, a.country, $2, a.id
    from account a where a.id = acting_account() and a.is_live and a.closed_at is null
  on conflict (test_of) do nothing
$$;
