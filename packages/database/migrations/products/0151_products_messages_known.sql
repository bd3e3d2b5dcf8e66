-- The wider list of what partners' programs are told holds for every row.
alter table exchange_message validate constraint exchange_message_type_known;
