-- Not in a transaction: what came in between two days, for the people who run the site.
create index concurrently invoice_issued on invoice (issued_at desc, id desc);
