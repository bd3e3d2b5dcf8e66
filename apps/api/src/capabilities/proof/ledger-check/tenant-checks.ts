import type { Check } from '../../../ledger-rules/check.ts'

const ofPurchase = (table: string): Check => ({
  id: `${table}-stays-in-its-account`,
  rule: `every ${table} belongs to the account of its purchase`,
  statement: `
    select x.id::text as subject, format('%s, its purchase %s', x.account_id, p.account_id) as detail
    from ${table} x join purchase p on p.id = x.purchase_id
    where x.account_id <> p.account_id`,
})

// With what it fires on: insert (4), delete (8), update (16), truncate (32).
const TRIGGERS = `values ('append_only', 'price_book', 56), ('append_only', 'purchase_quote', 48),
    ('append_only', 'impact_ledger_entry', 56), ('append_only', 'invoice', 40),
    ('refuse_invoice_change', 'invoice', 16), ('fold_into_rollups', 'impact_ledger_entry', 4),
    ('purchase_transition', 'purchase', 16), ('append_only', 'store_bill', 56),
    ('append_only', 'store_credit_note', 56), ('append_only', 'store_bill_entry', 56), ('bill_is_whole', 'store_bill', 4),
    ('append_only', 'store_usage_record', 56),
    ('append_only', 'store_usage_attempt', 56), ('append_only', 'store_usage_refusal', 56), ('record_is_bill', 'store_usage_record', 4),
    ('queue_for_log', 'impact_ledger_entry', 4), ('append_only', 'ledger_log_leaf', 56),
    ('append_only', 'ledger_log_tile', 56), ('append_only', 'ledger_log_checkpoint', 56),
    ('append_only', 'ledger_log_key', 56), ('publish_logged_entries', 'ledger_log_leaf', 4), ('count_allocated', 'impact_ledger_entry', 4),
    ('take_up_lot', 'supply_lot', 4), ('append_only', 'supply_lot', 40),
    ('append_only', 'certificate_revision', 56), ('append_only', 'certificate_withdrawal', 56),
    ('append_only', 'certificate_entry', 40), ('fill_in_once', 'certificate_entry', 19), ('queue_certificate', 'certificate', 20), ('append_only', 'credential_key', 56),
    ('sort_account', 'account', 4), ('live_purchase', 'payment', 4)`

export const TENANT_CHECKS: readonly Check[] = [
  ofPurchase('certificate'),
  ofPurchase('invoice'),
  {
    id: 'active-account-is-own',
    rule: 'nobody acts for an account they are not a member of',
    statement: `
      select u.id::text as subject, format('acts for %s', u.active_account_id) as detail
      from app_user u where u.active_account_id is not null and not exists (
        select from membership m where m.user_id = u.id and m.account_id = u.active_account_id)`,
  },
  {
    id: 'guards-are-in-place',
    rule: 'the triggers that keep the ledger append-only and its totals equal are there and enabled',
    statement: `
      select format('%s on %s', wanted.name, wanted.table_name) as subject,
        'the trigger is missing, disabled or incomplete' as detail
      from (${TRIGGERS}) as wanted (name, table_name, events)
      where not exists (
        select from pg_trigger t
        where t.tgrelid = to_regclass(wanted.table_name) and t.tgname = wanted.name
          and t.tgenabled in ('O', 'A')
          and t.tgtype & wanted.events = wanted.events)`,
  },
]
