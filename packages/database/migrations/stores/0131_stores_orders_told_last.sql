-- Not in a transaction: orders are many, and what else happens is numbered before them.
create index concurrently event_outbox_of_others on event_outbox (id)
  where set_aside_at is null and type not like 'order.%';
