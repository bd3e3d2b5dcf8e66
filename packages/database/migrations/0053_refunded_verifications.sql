-- A verification whose payment was refunded before it was decided ends without a decision, and its footprint is
-- declared and open again. Should the refund fail, what was bought can be used once more.
alter table footprint_verification
  drop constraint footprint_verification_outcome_check,
  add constraint footprint_verification_outcome_check check (outcome in ('verified', 'returned', 'refunded')),
  drop constraint footprint_verification_purchase_id_key;
create unique index footprint_verification_used_once on footprint_verification (purchase_id)
  where outcome is distinct from 'refunded';
create index footprint_verification_purchase on footprint_verification (purchase_id);

with ended as (
  update footprint_verification v set outcome = 'refunded', decided_at = now()
  from purchase p where p.id = v.purchase_id and p.status = 'refunded' and v.outcome is null
  returning v.footprint_id)
update footprint f set status = 'declared', updated_at = now()
from ended where f.id = ended.footprint_id and f.status = 'verifying';

alter table payment_alert drop constraint payment_alert_kind_check,
  add constraint payment_alert_kind_check check (kind in ('dispute-opened', 'dispute-won', 'dispute-lost',
    'refund-failed', 'fraud-warning', 'amount-differs', 'second-subscription', 'second-offset',
    'decided-and-refunded', 'supply-exceeded'));
