-- The file store and the vehicle registry are seen to work or not, as other services are.
alter table status_sighting drop constraint status_sighting_part_known;
alter table status_sighting add constraint status_sighting_part_listed check
  (part in ('database', 'worker', 'payments', 'payment-events', 'email', 'log-copy', 'files', 'vehicle-registry'))
  not valid;
