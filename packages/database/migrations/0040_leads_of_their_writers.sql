-- Someone's download of their data has what they wrote to us, under an address that they have verified as
-- their own, and what they were answered.
alter table lead enable row level security;
grant select on lead to understory_tenant;
create policy own_address on lead to understory_tenant
  using (email = (select lower(u.email) from app_user u where u.id = acting_user() and u.email_verified));
