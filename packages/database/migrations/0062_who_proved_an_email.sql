-- Whether whoever can sign in also proved the mailbox: by its link, in the browser where they are signed in, or by
-- choosing the password with it. A link that was followed elsewhere says only that the mailbox exists.
alter table app_user add column email_proved_here boolean not null default false;
