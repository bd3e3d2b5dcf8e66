/** A table with something about a person or their account, and what of it an export shows. */
export type PersonalTable = {
  readonly name: string
  /** Absent: all columns. Listed where some columns are credentials. */
  readonly columns?: readonly string[]
  /** Once for the user, or once for each account they look after. */
  readonly of: 'user' | 'account'
  readonly alsoCsv?: true
}

/** The database shows a person their own rows only; a test compares this list with its tables. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { name: 'app_user', of: 'user' },
  { name: 'membership', of: 'user' },
  {
    name: 'sign_in_session',
    of: 'user',
    columns: ['id', 'user_agent', 'signed_in_with', 'created_at', 'updated_at', 'expires_at'],
  },
  { name: 'sign_in_method', of: 'user', columns: ['provider_id', 'account_id'] },
  { name: 'second_factor', of: 'user', columns: ['confirmed_at', 'created_at'] },
  { name: 'backup_code', of: 'user', columns: ['used_at'] },
  { name: 'passkey', of: 'user', columns: ['name', 'created_at', 'last_used_at'] },
  { name: 'newsletter_reader', of: 'user', columns: ['email', 'joined_at', 'left_at'] },
  { name: 'account', of: 'account' },
  { name: 'invitation', of: 'account', columns: ['email', 'role', 'created_at', 'accepted_at'] },
  { name: 'notification_choice', of: 'account' },
  { name: 'billing_address', of: 'account' },
  { name: 'tax_id', of: 'account' },
  { name: 'payment_customer', of: 'account' },
  {
    name: 'payment',
    of: 'account',
    columns: [
      'purchase_id',
      'amount_minor',
      'currency',
      'status',
      'card_brand',
      'card_last4',
      'created_at',
      'settled_at',
    ],
  },
  {
    name: 'payment_refund',
    of: 'account',
    columns: ['purchase_id', 'cycle_id', 'amount_minor', 'made_at', 'has_failed'],
  },
  { name: 'purchase', of: 'account', alsoCsv: true },
  { name: 'purchase_quote', of: 'account' },
  { name: 'plan_quote', of: 'account' },
  { name: 'invoice', of: 'account' },
  { name: 'certificate', of: 'account' },
  {
    name: 'certificate_name',
    of: 'account',
    columns: ['certificate_id', 'revision', 'name', 'credential'],
  },
  { name: 'impact_ledger_entry', of: 'account', alsoCsv: true },
  { name: 'gift', of: 'account' },
  { name: 'granted_impact', of: 'account' },
  {
    name: 'impact_evidence',
    of: 'account',
    columns: ['granted_id', 'file_name', 'content_type', 'sha256'],
  },
  { name: 'footprint', of: 'account', alsoCsv: true },
  { name: 'footprint_inventory', of: 'account' },
  { name: 'inventory_entity', of: 'account' },
  { name: 'inventory_category', of: 'account' },
  { name: 'inventory_line', of: 'account', alsoCsv: true },
  { name: 'inventory_vehicle_month', of: 'account' },
  { name: 'inventory_recalculation', of: 'account' },
  { name: 'footprint_evidence', of: 'account', alsoCsv: true },
  { name: 'footprint_verification', of: 'account' },
  {
    name: 'verification_question',
    of: 'account',
    columns: ['id', 'verification_id', 'text', 'category', 'line_id', 'asked_at'],
  },
  { name: 'verification_answer', of: 'account' },
  { name: 'unlock_request', of: 'account' },
  {
    name: 'store',
    of: 'account',
    columns: ['platform', 'unique_name', 'name', 'currency', 'status', 'connected_at'],
  },
  { name: 'store_settings', of: 'account' },
  { name: 'store_gap', of: 'account' },
  { name: 'store_order', of: 'account', alsoCsv: true },
  { name: 'store_bill', of: 'account', alsoCsv: true },
  { name: 'store_bill_order', of: 'account', alsoCsv: true },
  { name: 'store_credit', of: 'account' },
  { name: 'store_bill_charge', of: 'account' },
  {
    name: 'store_app_plan',
    of: 'account',
    columns: ['store_id', 'status', 'cap_minor', 'used_minor', 'period_end', 'created_at'],
  },
  { name: 'store_usage_record', of: 'account' },
  { name: 'footprint_certificate', of: 'account' },
  { name: 'footprint_certificate_end', of: 'account' },
  { name: 'target', of: 'account' },
  { name: 'base_year_policy', of: 'account' },
  { name: 'base_year_change', of: 'account' },
  { name: 'base_year_recalculation', of: 'account' },
  { name: 'planned_action', of: 'account', alsoCsv: true },
  { name: 'intensity_figure', of: 'account' },
  { name: 'intensity_year', of: 'account' },
  { name: 'vehicle', of: 'account' },
  { name: 'vehicle_offset', of: 'account' },
  { name: 'subscription', of: 'account' },
  { name: 'subscription_revision', of: 'account' },
  { name: 'subscription_cycle', of: 'account', alsoCsv: true },
  { name: 'audit_entry', of: 'account' },
  { name: 'impact_page', of: 'account' },
  { name: 'impact_page_address', of: 'account' },
  { name: 'impact_page_logo', of: 'account', columns: ['created_at'] },
  { name: 'account_share', of: 'account' },
  { name: 'widget', of: 'account' },
  {
    name: 'widget_picture',
    of: 'account',
    columns: ['widget_id', 'sha256', 'created_at'],
  },
  { name: 'stored_picture', of: 'account', columns: ['id', 'content_type', 'created_at'] },
]

/** Totals of the ledger, which is exported itself; places in the database's log; passkey challenges, which live for five minutes. */
export const NOT_EXPORTED = [
  'account_write',
  'impact_rollup_day',
  'impact_rollup_month',
  'passkey_challenge',
  'store_delivery',
  'store_usage_attempt',
  'store_link',
] as const
