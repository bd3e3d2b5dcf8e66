-- Seen besides: a database that has no room for what is written, and events that the payments provider sends.
alter table status_sighting drop constraint status_sighting_part_check,
  add check (part in ('database', 'worker', 'payments', 'payment-events', 'email'));
alter table status_incident drop constraint status_incident_part_check,
  add check (part in ('database', 'worker', 'queue', 'log', 'payments', 'email'));
