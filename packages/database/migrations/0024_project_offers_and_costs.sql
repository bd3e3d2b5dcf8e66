-- A project that is not offered any more stays on certificates, maps and in the ledger; nothing new is sold of it.
alter table project add column is_offered boolean not null default true;
alter table project add constraint project_default_is_offered check (not is_default or is_offered);

-- What becomes of a price, in thousandths of it: to the project, its registry, the payment, and the operator. An impact
-- without rows has no statement; those with rows add up to the whole price.
create table price_share (
  version  text    not null,
  currency text    not null,
  impact   text    not null check (impact in ('trees', 'co2e', 'plastic')),
  part     text    not null check (part in ('project', 'registry', 'payment', 'operation')),
  permille integer not null check (permille between 0 and 1000),
  primary key (version, currency, impact, part),
  foreign key (version, currency) references price_book (version, currency)
);
create trigger append_only before update or delete or truncate on price_share
  for each statement execute function refuse_change();
select grant_reading('price_share');

create function refuse_shares_that_do_not_add_up() returns trigger language plpgsql as $$
begin
  if (select sum(permille) <> 1000 or count(*) <> 4 from price_share s
      where s.version = new.version and s.currency = new.currency and s.impact = new.impact) then
    raise exception 'the shares of a price add up to the whole of it';
  end if;
  return null;
end $$;
create constraint trigger shares_add_up after insert on price_share
  deferrable initially deferred for each row execute function refuse_shares_that_do_not_add_up();
