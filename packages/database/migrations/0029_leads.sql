-- What people write to us. Staff read and answer it; nobody else sees it.
create table lead (
  id          uuid        primary key,
  topic       text        not null check (topic in ('question', 'help', 'consultancy', 'partnership', 'press', 'data')),
  name        text        not null check (length(name) between 1 and 80),
  email       text        not null check (length(email) <= 254),
  company     text        check (length(company) between 1 and 120),
  message     text        not null check (length(message) between 1 and 4000),
  created_at  timestamptz not null,
  answer      text        check (length(answer) between 1 and 6000),
  answered_by uuid        references staff_member on delete set null,
  answered_at timestamptz,
  constraint answered_whole check ((answer is null) = (answered_at is null))
);
create index lead_open on lead (created_at) where answered_at is null;
create index lead_email on lead (email, created_at);
create index lead_answered_by on lead (answered_by);
create index lead_answered on lead (answered_at);
