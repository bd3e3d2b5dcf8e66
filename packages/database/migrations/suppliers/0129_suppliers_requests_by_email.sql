-- Not in a transaction: an email that came back looks for the requests that went to its address.
create index concurrently supplier_request_by_email on supplier_request (lower(email))
  where state in ('queued', 'requested');
