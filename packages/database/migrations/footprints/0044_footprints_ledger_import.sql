-- A ledger of a company, brought to be reviewed; its rows are evidence of the lines that it made.
create table ledger_import (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  footprint_id uuid        not null references footprint on delete cascade,
  file_name    text        not null check (length(file_name) between 1 and 400),
  file_hash    text        not null check (file_hash ~ '^[0-9a-f]{64}$'),
  -- 'reading': something has to be chosen first; 'review': its rows are looked at; 'saved': they are lines.
  state        text        not null check (state in ('reading', 'review', 'saved')),
  -- The table of the file, packed; gone once it is saved.
  source       bytea,
  -- Its columns, the way its days are written, VAT.
  reading      jsonb       not null check (jsonb_typeof(reading) = 'object'),
  -- Rows of other months, receipts, and rows that were imported before.
  left_out     jsonb       not null check (jsonb_typeof(left_out) = 'object'),
  -- What was said of energy and travel.
  answers      jsonb       not null check (jsonb_typeof(answers) = 'array'),
  -- Hundredths of the currency of the company.
  purchases    bigint      check (purchases >= 0),
  capital_from bigint      not null check (capital_from >= 0),
  created_by   uuid        references app_user on delete set null,
  created_at   timestamptz not null,
  saved_at     timestamptz,
  constraint saved_without_source check ((state = 'saved') = (saved_at is not null)
                                         and (state = 'saved') = (source is null)),
  unique (footprint_id, file_hash)
);
create index ledger_import_account on ledger_import (account_id);
create index ledger_import_author on ledger_import (created_by);
select restrict_to_account('ledger_import');

create table ledger_row (
  import_id    uuid     not null references ledger_import on delete cascade,
  -- As a spreadsheet numbers it.
  row          integer  not null,
  account_id   uuid     not null references account,
  day          date     not null,
  supplier     text     not null,
  description  text     not null,
  account_name text     not null,
  account_code text     not null,
  site         text     not null,
  reference    text     not null,
  currency     text     not null,
  mcc          text     not null,
  -- Without VAT, in hundredths.
  net          bigint   not null,
  -- Of what makes it itself, so that it counts once however often it is brought.
  hash         text     not null,
  result       text     not null,
  category     text,
  confidence   double precision not null check (confidence between 0 and 1),
  why          text     not null,
  is_decided   boolean  not null,
  -- The line that it is evidence of.
  line_id      uuid     references inventory_line on delete set null,
  primary key (import_id, row)
);
create index ledger_row_account on ledger_row (account_id);
create index ledger_row_line on ledger_row (line_id);
select restrict_to_account('ledger_row');

-- What was decided in the years before: of an account, of an account and a supplier, or of the columns of a file.
create table ledger_memory (
  account_id uuid        not null references account,
  kind       text        not null check (kind in ('class', 'columns')),
  key        text        not null check (length(key) <= 1000),
  value      jsonb       not null,
  updated_at timestamptz not null,
  primary key (account_id, kind, key)
);
select restrict_to_account('ledger_memory');
