-- What test keys made ends after 90 days, or when a program resets it: the books of test accounts may be deleted, by
-- the platform, and are changed as little as before.
drop trigger append_only on test_ledger_entry;
create trigger append_only before update or truncate on test_ledger_entry
  for each statement execute function refuse_change();

-- Of a live account no purchase is ever deleted, whoever asks.
create function keep_live_purchase() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from live_account a where a.id = old.account_id) then
    raise exception 'purchase % is of a live account', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end $$;
create trigger live_purchase_stays before delete on purchase
  for each row execute function keep_live_purchase();
