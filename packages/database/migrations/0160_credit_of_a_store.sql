-- What was credited to a store and no bill has taken off yet. A bill that was refunded or given up takes nothing off,
-- and what was withdrawn with a refunded one is credited no more. Kept beside every change, so that neither a page
-- nor an invoice run adds up all bills and credits of a store.
create table store_credit_balance (
  account_id uuid   not null,
  store_id   uuid   not null,
  minor      bigint not null,
  primary key (account_id, store_id),
  foreign key (account_id, store_id) references store (account_id, id)
);
select restrict_to_account('store_credit_balance', 'select');

create function takes_credit(status text) returns boolean language sql immutable
  return status not in ('refunded', 'void');

create function change_credit_balance(account uuid, store uuid, change bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into store_credit_balance as kept (account_id, store_id, minor) values (account, store, change)
  on conflict (account_id, store_id) do update set minor = kept.minor + change
$$;

create function credit_by_note() returns trigger language plpgsql as $$ begin
  perform change_credit_balance(new.account_id, new.store_id, new.money_minor);
  return null;
end $$;
create trigger credit_by_note after insert on store_credit_note
  for each row when (new.money_minor > 0) execute function credit_by_note();

create function credit_by_charge() returns trigger language plpgsql as $$
declare bill store_bill; change bigint;
begin
  select * into strict bill from store_bill b where (b.account_id, b.id) = (new.account_id, new.bill_id);
  change := case when takes_credit(new.status) then -bill.credit_minor else 0 end - new.withdrawn_minor;
  if tg_op = 'UPDATE' then
    change := change - (case when takes_credit(old.status) then -bill.credit_minor else 0 end - old.withdrawn_minor);
  end if;
  if change <> 0 then
    perform change_credit_balance(bill.account_id, bill.store_id, change);
  end if;
  return null;
end $$;
create trigger credit_by_charge_inserted after insert on store_bill_charge
  for each row execute function credit_by_charge();
create trigger credit_by_charge_changed after update of status, withdrawn_minor on store_bill_charge
  for each row when (old.status <> new.status or old.withdrawn_minor <> new.withdrawn_minor)
  execute function credit_by_charge();

-- As before, by the balance: a bill takes off at most what is left of the credits.
create or replace function check_bill() returns trigger language plpgsql as $$ begin
  if not exists (select from store_bill_charge c where (c.account_id, c.bill_id, c.charged_by)
      = (new.account_id, new.id, new.charged_by)) then
    raise exception 'bill % of store % has no charge', new.number, new.store_id;
  end if;
  if not exists (
      select from store_bill_entry e where impact = 'trees' and (e.account_id, e.store_id, e.bill_number)
        = (new.account_id, new.store_id, new.number)
      having coalesce(sum(quantity) filter (where orders > 0), 0) = new.milli_trees
        and coalesce(sum(quantity) filter (where orders = 0), 0) = new.remainder_milli_trees) then
    raise exception 'the entries of bill % of store % do not add up to it', new.number, new.store_id;
  end if;
  if new.credit_minor > 0 and exists (select from store_credit_balance k
      where (k.account_id, k.store_id) = (new.account_id, new.store_id) and k.minor < 0) then
    raise exception 'the bills of store % take off more than was credited', new.store_id;
  end if;
  return null;
end $$;
