-- The second wall: what a person asks for runs as this role, which sees the rows of one account and
-- one user and nothing else, whatever the statement forgot to say. The platform itself (settling,
-- jobs, signing in) runs as the owner of the tables.
do $$ begin
  if not exists (select from pg_roles where rolname = 'understory_tenant') then
    create role understory_tenant nologin;
  end if;
  if not pg_has_role(current_user, 'understory_tenant', 'member') then
    execute format('grant understory_tenant to %I', current_user);
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

-- Every table is given to one of these when it is made; one that is given to none is the platform's.
create function keep_to_account(name regclass, rights text default 'select, insert, update, delete')
returns void language plpgsql as $$ begin
  execute format('alter table %s enable row level security', name);
  execute format('grant %s on %s to understory_tenant', rights, name);
  execute format('create policy own_account on %s to understory_tenant '
    'using (account_id = acting_account()) with check (account_id = acting_account())', name);
end $$;

create function keep_to_user(name regclass, rights text default 'select, insert, update, delete')
returns void language plpgsql as $$ begin
  execute format('alter table %s enable row level security', name);
  execute format('grant %s on %s to understory_tenant', rights, name);
  execute format('create policy own_user on %s to understory_tenant '
    'using (user_id = acting_user()) with check (user_id = acting_user())', name);
end $$;

create function open_to_read(name regclass) returns void language plpgsql as $$ begin
  execute format('grant select on %s to understory_tenant', name);
end $$;

select open_to_read('price_book');
select open_to_read('project');
select open_to_read('offset_quote');

select keep_to_account('billing_address');
select keep_to_account('tax_id');
select keep_to_account('payment_customer');
select keep_to_account('instant_purchase', 'select, insert, update');
select keep_to_account('invoice', 'select');
select keep_to_account('certificate', 'select');
select keep_to_account('impact_ledger_entry', 'select, insert');
select keep_to_account('impact_rollup_day', 'select');
select keep_to_account('impact_rollup_month', 'select');

-- A payment belongs to the account of its purchase.
alter table payment enable row level security;
grant select, insert, update on payment to understory_tenant;
create policy own_account on payment to understory_tenant
  using (exists (select from instant_purchase p where p.id = purchase_id));

alter table membership enable row level security;
grant select, insert, update, delete on membership to understory_tenant;
create policy own_membership on membership for select to understory_tenant
  using (user_id = acting_user() or account_id = acting_account());
create policy own_account on membership to understory_tenant
  using (account_id = acting_account()) with check (account_id = acting_account());

alter table account enable row level security;
grant select, update on account to understory_tenant;
create policy held_account on account for select to understory_tenant
  using (id = acting_account()
         or exists (select from membership m where m.account_id = id and m.user_id = acting_user()));
create policy own_account on account for update to understory_tenant
  using (id = acting_account());

-- A person, and the colleagues in the account they act for.
alter table app_user enable row level security;
grant select, update on app_user to understory_tenant;
create policy colleague on app_user for select to understory_tenant
  using (id = acting_user() or exists (select from membership m
         where m.user_id = app_user.id and m.account_id = acting_account()));
create policy own_user on app_user for update to understory_tenant using (id = acting_user());

-- Totals are written by this function alone, whoever appends to the ledger.
alter function fold_into_rollups() security definer set search_path from current;

-- Staff acting for a customer, and the second factor of a session.
alter table sign_in_session
  add column impersonated_by      uuid,
  add column impersonation_reason text check (length(impersonation_reason) between 10 and 500),
  add column second_factor_at     timestamptz,
  add column rotated_at           timestamptz not null default now(),
  add constraint impersonation_has_its_reason
    check ((impersonated_by is null) = (impersonation_reason is null));

-- Who did what to whom. It only grows, and the customer can read what concerns them.
create table audit_entry (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  event      text        not null,
  staff_id   uuid,
  user_id    uuid,
  account_id uuid,
  reason     text,
  facts      jsonb       not null default '{}',
  request_id text        not null
);
create index audit_entry_account on audit_entry (account_id, id desc);
create index audit_entry_user on audit_entry (user_id, id desc);
create index audit_entry_staff on audit_entry (staff_id, id desc);
create trigger append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();
alter table audit_entry enable row level security;
grant select on audit_entry to understory_tenant;
create policy concerned on audit_entry for select to understory_tenant
  using (user_id = acting_user() or account_id = acting_account());
