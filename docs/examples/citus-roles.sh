#!/bin/sh
# Run once on each node as it makes its database: the three roles, of which none is a superuser, and the extension.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set database="$POSTGRES_DB" \
  --set owner_password="$OWNER_PASSWORD" --set tenant_password="$TENANT_PASSWORD" <<'SQL'
create extension if not exists citus;
set citus.enable_create_role_propagation = off;
set citus.enable_alter_role_propagation = off;
create role understory_tenant nologin;
create role understory login password :'owner_password';
grant understory_tenant to understory;
create role understory_web login password :'tenant_password' in role understory_tenant;
alter database :"database" owner to understory;
revoke temporary on database :"database" from public;
SQL
