-- Settling writes the invoice; its number is given just after the commit, so that no settlement waits
-- for another one. A number cannot repeat (it is unique) and cannot leave a gap: each refers to the one
-- before it.
alter table invoice
  alter column number drop not null,
  add column stored_at timestamptz not null default now(),
  add column previous_number bigint generated always as (nullif(number - 1, 0)) stored,
  drop constraint invoice_legal_entity_fkey,
  add constraint numbers_count_from_one check (number > 0),
  add constraint numbers_leave_no_gap
    foreign key (legal_entity, previous_number) references invoice (legal_entity, number);
drop table invoice_counter;
create index invoice_unnumbered on invoice (issued_at, id) where number is null;

-- The number is the one thing that is ever added to an invoice.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if old.number is not null
    or to_jsonb(new) - array['number', 'previous_number']
      <> to_jsonb(old) - array['number', 'previous_number'] then
    raise exception 'invoice % stays as it was issued', old.id;
  end if;
  return new;
end $$;
drop trigger append_only on invoice;
create trigger append_only before delete or truncate on invoice
  for each statement execute function refuse_change();
create trigger keep_invoice before update on invoice for each row execute function keep_invoice();
