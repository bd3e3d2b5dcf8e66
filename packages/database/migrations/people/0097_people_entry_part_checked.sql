alter table membership validate constraint membership_role_known;
alter table membership validate constraint membership_entry_part;
alter table invitation validate constraint invitation_role_known;
alter table invitation validate constraint invitation_entry_part;
