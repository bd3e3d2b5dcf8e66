-- A platform refuses what a store is billed, for a reason that neither a higher cap nor the merchant ends.
alter table payment_alert drop constraint payment_alert_kind_check;
alter table payment_alert add constraint payment_alert_kind_check check (kind in (
    'dispute-inquiry', 'dispute-opened', 'dispute-won', 'dispute-lost', 'refund-failed', 'fraud-warning',
    'amount-differs', 'second-subscription', 'second-cycle', 'second-offset',
    'decided-and-refunded', 'supply-exceeded', 'usage-refused'));
