-- Receipts of what was paid to projects, as staff uploaded them. One is public once a payment names it.
create table project_receipt (
  id           uuid        primary key,
  sha256       text        not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  file_name    text        not null check (char_length(file_name) between 1 and 200),
  content      bytea       not null check (octet_length(content) between 1 and 2097152),
  uploaded_at  timestamptz not null
);
create trigger append_only before update or delete or truncate on project_receipt
  for each statement execute function refuse_change();
