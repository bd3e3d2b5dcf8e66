-- 'figures' is all there is, 'figures-and-rest' takes the benchmark for what is not entered. 'entered' is what the
-- version before this one writes; it is read as 'figures'.
alter table inventory_category drop constraint inventory_category_state_check;
alter table inventory_category add constraint inventory_category_state_known
  check (state in ('benchmark', 'entered', 'figures', 'figures-and-rest', 'not-applicable')) not valid;
-- Parts of purchased goods and services that are entered whole, so that they have no rest.
alter table inventory_category add column complete_parts text[];
-- Its state changed with an upgrade, which its owner reads until the inventory changes.
alter table inventory_category add column is_upgraded boolean not null default false;

-- Of purchased goods and services: what kind of purchase a factor of one's own is.
alter table inventory_line add column part text;
alter table inventory_line add constraint inventory_line_part_known
  check (part in ('food_and_drink', 'materials_and_goods', 'equipment_and_parts', 'building_work_and_repair',
                  'goods_for_resale', 'services')) not valid;

-- What was answered, when a footprint was declared, of what is much less than usual.
create table completeness_answer (
  inventory_id uuid        not null references footprint_inventory on delete cascade,
  account_id   uuid        not null references account,
  -- A category, or 'below-range' for the total.
  subject      text        not null,
  answer       text        not null check (answer in ('rest', 'figures', 'seen')),
  reason       text        check (length(reason) between 20 and 500),
  answered_by  uuid        references app_user on delete set null,
  answered_at  timestamptz not null,
  primary key (inventory_id, subject),
  constraint figures_have_a_reason check ((answer = 'figures') = (reason is not null))
);
create index completeness_answer_account on completeness_answer (account_id);
create index completeness_answer_author on completeness_answer (answered_by);
select restrict_to_account('completeness_answer');
create trigger refuse_locked before insert or update or delete on completeness_answer
  for each row execute function refuse_locked_inventory();
