-- A bank may ask about a payment before it disputes it; no money moves then.
alter table payment_alert drop constraint payment_alert_kind_check;
alter table payment_alert add constraint payment_alert_kind_check check (kind in (
    'dispute-inquiry', 'dispute-opened', 'dispute-won', 'dispute-lost', 'refund-failed', 'fraud-warning',
    'amount-differs', 'second-subscription', 'second-cycle', 'second-offset',
    'decided-and-refunded', 'supply-exceeded'));
