alter table store validate constraint store_connector_check;
