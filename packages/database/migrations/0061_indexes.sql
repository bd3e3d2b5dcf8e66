-- Every foreign key that statements look rows up by has an index; so has what a person is searched by,
-- and what is looked for every minute.
create index gift_purchase on gift (purchase_id) where purchase_id is not null;
create index certificate_account on certificate (account_id, issued_at desc);
create index invoice_account on invoice (account_id, issued_at desc);
create index email_message_address on email_message (to_address, queued_at desc);
create index app_user_email_prefix on app_user (email text_pattern_ops);
create index app_user_name_prefix on app_user (lower(name) text_pattern_ops);
create index vehicle_offset_account on vehicle_offset (account_id);
create index subscription_cycle_account on subscription_cycle (account_id);
create index subscription_end on subscription (ended_at);
create index subscription_cycle_open on subscription_cycle (subscription_id)
  where status in ('draft', 'open', 'uncollectible');
create index subscription_cycle_paid on subscription_cycle (subscription_id, from_date)
  where status = 'paid';
create index impact_evidence_account on impact_evidence (account_id);
create index payment_alert_account on payment_alert (account_id);
create index subscription_revision_account on subscription_revision (account_id);

-- Who deletes their account is looked up in each of these.
create index instant_purchase_buyer on instant_purchase (bought_by);
create index subscription_starter on subscription (started_by);
create index subscription_revision_author on subscription_revision (created_by);
create index granted_impact_author on granted_impact (entered_by);
create index invitation_author on invitation (invited_by);
create index notification_choice_user on notification_choice (user_id);
create index passkey_challenge_user on passkey_challenge (user_id);
