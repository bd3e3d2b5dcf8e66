-- An invoice number that a customer holds is never given again, whatever is restored. How far numbers are reserved is
-- written beside the copy of the public log before one of them is given; a database from a backup leaves out those
-- that may have been given since, with the reason.
create table invoice_numbers_reserved (
  legal_entity text   primary key,
  -- What is written outside the database; one reservation at a time is not yet.
  published_to bigint not null,
  up_to        bigint not null,
  constraint published_first check (0 <= published_to and published_to <= up_to)
);
insert into invoice_numbers_reserved (legal_entity, published_to, up_to)
  select 'default', 0, coalesce(max(number), 0) from invoice where legal_entity = 'default';

create table invoice_number_gap (
  legal_entity text        not null,
  first_number bigint      not null check (first_number > 0),
  last_number  bigint      not null,
  reason       text        not null,
  recorded_at  timestamptz not null default now(),
  primary key (legal_entity, first_number),
  unique (legal_entity, last_number),
  constraint counts_up check (first_number <= last_number)
);
create trigger append_only before update or delete or truncate on invoice_number_gap
  for each statement execute function refuse_change();

-- Before: a foreign key from each number to the one before it, which knew no numbers that were left out.
alter table invoice drop constraint numbers_leave_no_gap;

create function refuse_number_gap() returns trigger language plpgsql as $$
begin
  if new.number = 1
    or exists (select from invoice
      where legal_entity = new.legal_entity and number = new.number - 1)
    or exists (select from invoice_number_gap
      where legal_entity = new.legal_entity and last_number = new.number - 1) then
    return null;
  end if;
  raise exception 'numbers_leave_no_gap: invoice number % follows no other', new.number;
end $$;
create trigger numbers_leave_no_gap after insert or update of number on invoice
  for each row when (new.number is not null) execute function refuse_number_gap();

-- What is left out comes after every number that was given.
create function refuse_given_numbers() returns trigger language plpgsql as $$
begin
  if exists (select from invoice
      where legal_entity = new.legal_entity and number >= new.first_number)
    or (new.first_number > 1
      and not exists (select from invoice
        where legal_entity = new.legal_entity and number = new.first_number - 1)
      and not exists (select from invoice_number_gap
        where legal_entity = new.legal_entity and last_number = new.first_number - 1)) then
    raise exception 'numbers from % on do not follow the last one that was given', new.first_number;
  end if;
  return new;
end $$;
create trigger refuse_given_numbers before insert on invoice_number_gap
  for each row execute function refuse_given_numbers();

-- While there is a row, nothing new is sold.
create table selling_pause (
  is_pause boolean     primary key default true check (is_pause),
  reason   text        not null,
  since    timestamptz not null
);
