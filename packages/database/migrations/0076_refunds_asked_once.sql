-- Whether a refund was asked for already is looked up by its payment, in an activity that only grows.
create index audit_entry_refund on audit_entry ((facts ->> 'paymentId')) where event = 'payment-refunded';
-- Rows that are swept by their age, where no index begins with it.
create index email_message_age on email_message (queued_at);
create index gateway_event_age on gateway_event (received_at);
create index replaced_session_token_age on replaced_session_token (replaced_at);
create index newsletter_feedback_age on newsletter_feedback (received_at);
create index store_delivery_age on store_delivery (processed_at) where processed_at is not null;
