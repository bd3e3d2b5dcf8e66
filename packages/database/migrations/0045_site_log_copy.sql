-- The copy of the public log is seen to work or not, as other services are.
alter table status_sighting drop constraint status_sighting_part_check;
alter table status_sighting add constraint status_sighting_part_known check
  (part in ('database', 'worker', 'payments', 'payment-events', 'email', 'log-copy')) not valid;
