-- What a company wrote about its base year, with the name of who approved it, goes with its account. Until then it
-- only grows.
create function refuse_change_while_open() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_closed(old.account_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

drop trigger append_only on base_year_change;
create trigger append_only before update or delete on base_year_change
  for each row execute function refuse_change_while_open();
create trigger never_emptied before truncate on base_year_change
  for each statement execute function refuse_change();

drop trigger append_only on base_year_recalculation;
create trigger append_only before update or delete on base_year_recalculation
  for each row execute function refuse_change_while_open();
create trigger never_emptied before truncate on base_year_recalculation
  for each statement execute function refuse_change();
