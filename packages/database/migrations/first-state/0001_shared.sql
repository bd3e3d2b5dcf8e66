-- Row-level security. What is done for a person runs as the role understory_tenant, which sees the rows of
-- one account and one user, whatever a statement leaves out. The platform itself (settling payments, jobs,
-- signing in) runs as the owner of the tables.
do $$ begin
  -- A role belongs to the whole server: another database of it may be set up at the same moment.
  if not exists (select from pg_roles where rolname = 'understory_tenant') then
    begin
      create role understory_tenant nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, 'understory_tenant', 'member') then
    begin
      execute format('grant understory_tenant to %I', current_user);
    exception when unique_violation then null;
    end;
  end if;
exception when insufficient_privilege then
  raise exception 'the role understory_tenant is missing: an administrator of the server runs "create role understory_tenant nologin; grant understory_tenant to %" once', quote_ident(current_user);
end $$;

do $$ begin
  execute format('grant usage on schema %I to understory_tenant', current_schema());
end $$;

create function acting_account() returns uuid language sql stable as
  $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;
create function acting_user() returns uuid language sql stable as
  $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- Each migration gives its new tables to one of these; a table that is given to none is the platform's.
create function restrict_to_account(name regclass, rights text default 'select, insert, update, delete')
returns void language plpgsql as $$ begin
  execute format('alter table %s enable row level security', name);
  execute format('grant %s on %s to understory_tenant', rights, name);
  execute format('create policy own_account on %s to understory_tenant '
    'using (account_id = acting_account()) with check (account_id = acting_account())', name);
end $$;

create function restrict_to_user(name regclass, rights text default 'select, insert, update, delete')
returns void language plpgsql as $$ begin
  execute format('alter table %s enable row level security', name);
  execute format('grant %s on %s to understory_tenant', rights, name);
  execute format('create policy own_user on %s to understory_tenant '
    'using (user_id = acting_user()) with check (user_id = acting_user())', name);
end $$;

create function grant_reading(name regclass) returns void language plpgsql as $$ begin
  execute format('grant select on %s to understory_tenant', name);
end $$;

create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append-only', tg_table_name; end $$;

-- What each migration read when it was applied. One that reads otherwise now is refused.
create table schema_migration_checksum (
  name   text primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);

-- For searches that look anywhere in a text.
create extension if not exists pg_trgm;

-- An id as a range of itself: what may not overlap for the same id is refused by one exclusion constraint.
create type uuid_range as range (subtype = uuid);
