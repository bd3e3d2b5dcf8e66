-- Staff find a shop by its address, whatever its platform and however long it has been disconnected.
create index store_unique_name on store (unique_name);
