-- What a purchase of a test account would have been certified by: it is shown to keys of that account alone, and no
-- page or log knows it.
create table test_certificate (
  id          uuid        primary key,
  account_id  uuid        not null references test_account,
  purchase_id uuid        not null unique references purchase,
  issued_at   timestamptz not null
);
create index test_certificate_account on test_certificate (account_id, issued_at desc);
select restrict_to_account('test_certificate', 'select');
