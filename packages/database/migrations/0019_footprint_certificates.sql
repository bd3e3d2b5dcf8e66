-- A declared or verified footprint that its company published: what it stated when it was issued. It outlives
-- its footprint, so that its page can say that it no longer holds; hence no foreign key.
create table footprint_certificate (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  footprint_id uuid        not null,
  statement    jsonb       not null,
  issued_at    timestamptz not null,
  issued_by    uuid        references app_user on delete set null,
  -- The F keeps it apart from the short codes of certificates of what was funded.
  code         text        not null unique generated always as ('F' || certificate_code(id)) stored
);
create index footprint_certificate_account on footprint_certificate (account_id);
create index footprint_certificate_footprint on footprint_certificate (footprint_id, issued_at desc);
create index footprint_certificate_issuer on footprint_certificate (issued_by);
select restrict_to_account('footprint_certificate', 'select, insert');

-- Why and since when a certificate no longer holds.
create table footprint_certificate_end (
  certificate_id uuid        primary key references footprint_certificate on delete cascade,
  account_id     uuid        not null references account,
  reason         text        not null
    check (reason in ('withdrawn', 'redeclared', 'verified', 'unlocked', 'deleted')),
  ended_at       timestamptz not null
);
create index footprint_certificate_end_account on footprint_certificate_end (account_id);
select restrict_to_account('footprint_certificate_end', 'select, insert');

-- What was certified is stated once; only its author can be forgotten.
create function refuse_other_statement() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.footprint_id, new.statement, new.issued_at)
     is distinct from (old.id, old.account_id, old.footprint_id, old.statement, old.issued_at) then
    raise exception 'a certificate of a footprint never changes';
  end if;
  return new;
end $$;
create trigger same_statement before update on footprint_certificate
  for each row execute function refuse_other_statement();
create trigger append_only before update on footprint_certificate_end
  for each statement execute function refuse_change();

-- A certificate follows its footprint: with other figures, or another status, it no longer holds.
create function end_footprint_certificates() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  why text := case
    when tg_op = 'DELETE' then 'deleted'
    when old.status = 'verified' and new.status <> 'verified' then 'unlocked'
    when old.status <> 'verified' and new.status = 'verified' then 'verified'
    when (new.declared, new.declared_at, new.company_name, new.start_month)
      is distinct from (old.declared, old.declared_at, old.company_name, old.start_month)
      then 'redeclared'
  end;
begin
  if why is not null then
    insert into footprint_certificate_end (certificate_id, account_id, reason, ended_at)
    select c.id, c.account_id, why, case when tg_op = 'DELETE' then now() else new.updated_at end
    from footprint_certificate c
    where c.footprint_id = old.id
    on conflict (certificate_id) do nothing;
  end if;
  return null;
end $$;
create trigger end_certificates after update or delete on footprint
  for each row execute function end_footprint_certificates();
