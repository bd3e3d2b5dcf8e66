-- What a plan funds may come not to be saleable to its buyer while it runs. Rows from before are of the kinds before, so
-- that there is nothing to validate.
alter table payment_alert drop constraint payment_alert_kind_check,
  add constraint payment_alert_kind_check
    check (kind in ('dispute-inquiry', 'dispute-opened', 'dispute-won', 'dispute-lost', 'refund-failed', 'fraud-warning',
      'amount-differs', 'second-subscription', 'second-cycle', 'second-offset', 'decided-and-refunded',
      'supply-exceeded', 'usage-refused', 'not-disclosed')) not valid;
