alter table purchase validate constraint metadata_is_small;
