-- Roles of staff that the operator's program gives, for organisations whose directory names none. They count for who
-- signs in as staff with this address, and is of the organisation by its identity provider.
create table staff_grant (
  email      text        primary key check (email = lower(email) and length(email) between 3 and 254),
  roles      text[]      not null check (cardinality(roles) > 0
    and roles <@ array['support', 'refunds', 'verification', 'supply', 'publishing', 'operator', 'admin']),
  reason     text        not null check (length(reason) between 3 and 500),
  granted_at timestamptz not null
);
