-- What happened to the lines of an inventory: who, when, and how each was before and after. Triggers write it, so no
-- way of changing lines can leave it out; nothing takes it away but the inventory itself going.
create table inventory_line_event (
  -- In the order in which it happened: changes of one inventory run one after the other.
  id           bigint      generated always as identity primary key,
  inventory_id uuid        not null references footprint_inventory on delete cascade,
  account_id   uuid        not null references account,
  line_id      uuid        not null,
  -- The line that a well-to-tank or grid-loss line belongs to.
  parent_id    uuid,
  at           timestamptz not null,
  -- Null: who has left, or the platform.
  made_by      uuid        references app_user on delete set null,
  kind         text        not null check (kind in ('made', 'changed', 'removed', 'recomputed', 'imported')),
  -- As it is after, or was before it went.
  category     text        not null,
  old_values   jsonb       check (jsonb_typeof(old_values) = 'object'),
  new_values   jsonb       check (jsonb_typeof(new_values) = 'object'),
  reason       text        check (length(reason) between 1 and 500),
  -- Its transaction, which may replace "removed" and "made" by "changed" until it commits.
  xact         text        not null default pg_current_xact_id()::text,
  constraint before_and_after check (case kind when 'made' then old_values is null and new_values is not null
    when 'imported' then old_values is null and new_values is not null
    when 'removed' then old_values is not null and new_values is null
    else old_values is not null and new_values is not null end)
);
create index inventory_line_event_inventory on inventory_line_event (inventory_id, id);
create index inventory_line_event_line on inventory_line_event (line_id, id);
create index inventory_line_event_replaced on inventory_line_event (inventory_id, xact) where kind = 'removed';
create index inventory_line_event_account on inventory_line_event (account_id);
create index inventory_line_event_author on inventory_line_event (made_by);
select restrict_to_account('inventory_line_event', 'select');

create function refuse_history_change() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' and (old.xact = pg_current_xact_id()::text
     or not exists (select from footprint_inventory where id = old.inventory_id)) then
    return old;
  end if;
  -- A deleted person loses their name beside it.
  if tg_op = 'UPDATE' and new.made_by is null and to_jsonb(old) - 'made_by' = to_jsonb(new) - 'made_by' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger append_only before update or delete on inventory_line_event
  for each row execute function refuse_history_change();
create trigger never_emptied before truncate on inventory_line_event
  for each statement execute function refuse_change();

-- What a line says, whatever columns it will have.
create function line_values(line jsonb) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(line - array['id', 'inventory_id', 'account_id', 'parent_id', 'created_by', 'created_at',
                                        'updated_at', 'vehicle_id', 'vehicle_grams'])
$$;

-- Who does it, unless they have gone meanwhile; nobody where the platform does it.
create function changing_user() returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select id from app_user where id = nullif(current_setting('app.user_id', true), '')::uuid
$$;

-- The operation says the rest of its transaction: when, why, and whether it imports or computes again.
create function changing_at() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('app.change_at', true), '')::timestamptz, now())
$$;
create function changing_reason() returns text language sql stable as $$
  select nullif(current_setting('app.change_reason', true), '')
$$;

create function record_made_lines() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  made_kind text := case current_setting('app.change_kind', true) when 'imported' then 'imported' else 'made' end;
  changed_kind text := case current_setting('app.change_kind', true) when 'recomputed' then 'recomputed' else 'changed' end;
  who uuid := changing_user();
  moment timestamptz := changing_at();
  why text := changing_reason();
begin
  if current_setting('app.lines_removed', true) is distinct from pg_current_xact_id()::text then
    insert into inventory_line_event
      (inventory_id, account_id, line_id, parent_id, at, made_by, kind, category, new_values, reason)
    select inventory_id, account_id, id, parent_id, moment, who, made_kind, category,
           line_values(to_jsonb(n)), why
    from new_lines n;
    return null;
  end if;
  -- Lines are replaced under their id, and what goes with them under a new one: that is one change. A line that is as
  -- it was has none.
  with gone as (
    select e.* from inventory_line_event e
    where e.inventory_id in (select inventory_id from new_lines) and e.xact = pg_current_xact_id()::text and e.kind = 'removed'
  ), pairs as (
    select n.id, gone.id as event_id, gone.old_values from new_lines n join gone on gone.line_id = n.id
    union all
    select n.id, gone.id, gone.old_values from new_lines n join gone
      on gone.parent_id = n.parent_id and gone.category = n.category
      and gone.old_values ->> 'description' = n.description
  ), replaced as (
    select *, row_number() over (partition by event_id order by id) as place,
           row_number() over (partition by id order by event_id) as turn
    from pairs
  ), taken as (
    delete from inventory_line_event e using replaced r
    where e.id = r.event_id and r.place = 1 and r.turn = 1
  )
  insert into inventory_line_event
    (inventory_id, account_id, line_id, parent_id, at, made_by, kind, category, old_values, new_values, reason)
  select n.inventory_id, n.account_id, n.id, n.parent_id, moment, who,
         case when r.id is null then made_kind else changed_kind end, n.category, r.old_values,
         line_values(to_jsonb(n)), why
  from new_lines n left join replaced r on r.id = n.id and r.place = 1 and r.turn = 1
  where r.id is null or r.old_values <> line_values(to_jsonb(n));
  return null;
end $$;
create trigger record_made_lines after insert on inventory_line
  referencing new table as new_lines for each statement execute function record_made_lines();

create function record_changed_lines() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into inventory_line_event
    (inventory_id, account_id, line_id, parent_id, at, made_by, kind, category, old_values, new_values, reason)
  select n.inventory_id, n.account_id, n.id, n.parent_id, changing_at(), changing_user(),
         case current_setting('app.change_kind', true) when 'recomputed' then 'recomputed' else 'changed' end,
         n.category, line_values(to_jsonb(o)), line_values(to_jsonb(n)), changing_reason()
  from new_lines n join old_lines o on o.id = n.id
  where line_values(to_jsonb(o)) <> line_values(to_jsonb(n));
  return null;
end $$;
create trigger record_changed_lines after update on inventory_line
  referencing old table as old_lines new table as new_lines
  for each statement execute function record_changed_lines();

-- With its inventory, the history of a line goes as well.
create function record_removed_lines() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into inventory_line_event
    (inventory_id, account_id, line_id, parent_id, at, made_by, kind, category, old_values, reason)
  select o.inventory_id, o.account_id, o.id, o.parent_id, changing_at(), changing_user(), 'removed', o.category,
         line_values(to_jsonb(o)), changing_reason()
  from old_lines o join footprint_inventory i on i.id = o.inventory_id;
  perform set_config('app.lines_removed', pg_current_xact_id()::text, true);
  return null;
end $$;
create trigger record_removed_lines after delete on inventory_line
  referencing old table as old_lines for each statement execute function record_removed_lines();
