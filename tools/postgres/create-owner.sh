#!/bin/sh
# Run once by the postgres image as it makes its database: the owner of the tables is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set password="$OWNER_PASSWORD" --set database="$POSTGRES_DB" <<'SQL'
create role understory login createrole password :'password';
alter database :"database" owner to understory;
SQL
