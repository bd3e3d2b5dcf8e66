-- A bill that was refunded takes back what was credited on it and not used yet: all of its money went back.
-- What was used on a later bill stays used, and the credit that the bill itself used is free again.
alter table store_bill_charge add column withdrawn_minor bigint not null default 0
  check (withdrawn_minor >= 0 and (withdrawn_minor = 0 or status = 'refunded'));

create or replace function check_bill() returns trigger language plpgsql as $$ begin
  if not exists (select from store_bill_order o where (o.account_id, o.store_id, o.bill_number)
      = (new.account_id, new.store_id, new.number)) then
    raise exception 'bill % of store % has no orders', new.number, new.store_id;
  end if;
  if not exists (select from store_bill_charge c where (c.account_id, c.bill_id, c.charged_by)
      = (new.account_id, new.id, new.charged_by)) then
    raise exception 'bill % of store % has no charge', new.number, new.store_id;
  end if;
  if new.credit_minor > 0 and (
      select coalesce(sum(b.credit_minor) filter (where c.status not in ('refunded', 'void')), 0)
        + coalesce(sum(c.withdrawn_minor), 0)
      from store_bill b join store_bill_charge c on (c.account_id, c.bill_id) = (b.account_id, b.id)
      where (b.account_id, b.store_id) = (new.account_id, new.store_id))
    > (select coalesce(sum(money_minor), 0) from store_credit c
        where (c.account_id, c.store_id) = (new.account_id, new.store_id)) then
    raise exception 'the bills of store % take off more than was credited', new.store_id;
  end if;
  return null;
end $$;
