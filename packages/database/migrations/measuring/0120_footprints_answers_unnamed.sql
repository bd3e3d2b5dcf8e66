-- Who answered about completeness is no figure: erasing a name ends no certificate. A new declaration has a new time.
create or replace function end_footprint_certificates() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  why text := case
    when tg_op = 'DELETE' then 'deleted'
    when old.status = 'verified' and new.status <> 'verified' then 'unlocked'
    when old.status <> 'verified' and new.status = 'verified' then 'verified'
    when (new.declared #- '{completeness,answers}', new.declared_at, new.company_name, new.start_month)
      is distinct from
      (old.declared #- '{completeness,answers}', old.declared_at, old.company_name, old.start_month)
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
