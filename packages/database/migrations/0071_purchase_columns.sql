-- People's own work begins a purchase and changes what it shows and when it counts. Whether it is paid,
-- and when, is the platform's to write, from what the payment provider vouches for.
revoke update on instant_purchase from understory_tenant;
grant update (reference, theme, hide_cost, address_on_certificate, effective_from, effective_to,
  ledger_revision, date_locked_at) on instant_purchase to understory_tenant;
create policy begun_unpaid on instant_purchase as restrictive for insert to understory_tenant
  with check (status = 'pending' and paid_at is null);
