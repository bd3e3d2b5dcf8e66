-- Rows of ledgers that stand behind the lines of an inventory: whoever verifies a line opens them.
create function rows_behind_lines(inventory uuid) returns table (
  line_id uuid, file_name text, file_row integer, day date, supplier text, description text,
  account_name text, reference text, net bigint, currency text
) language sql stable as $$
  select r.line_id, i.file_name, r.row, r.day, r.supplier, r.description,
         r.account_name, r.reference, r.net, r.currency
  from inventory_line l
  join ledger_row r on r.line_id = l.id
  join ledger_import i on i.id = r.import_id
  where l.inventory_id = inventory
$$;
