/** Rows that are deleted so many days after a moment of theirs. */
export type SweptTable = {
  readonly table: string
  /** The column of that moment. */
  readonly since: string
  readonly days: number
  /** What the rows are, for people to read. */
  readonly what: string
}

/** Rows that their own part of the product deletes, and after how long. */
export type KeptByItself = {
  readonly tables: readonly string[]
  readonly what: string
  readonly kept: string
}

/** Swept every night, whatever wrote them. */
export const SWEPT_TABLES: readonly SweptTable[] = [
  {
    table: 'sign_in_session',
    since: 'expires_at',
    days: 30,
    what: 'Sign-ins that have ended, with network address and browser',
  },
  {
    table: 'replaced_session_token',
    since: 'replaced_at',
    days: 7,
    what: 'Hashes of tokens that a session no longer uses',
  },
  {
    table: 'sign_in_verification',
    since: 'expires_at',
    days: 1,
    what: 'Links for a new password and for signing in, once they have run out',
  },
  {
    table: 'passkey_challenge',
    since: 'expires_at',
    days: 1,
    what: 'Questions to a passkey, once they have run out',
  },
  {
    table: 'gateway_event',
    since: 'received_at',
    days: 90,
    what: 'Numbers of the payment provider’s messages',
  },
  {
    table: 'email_message',
    since: 'queued_at',
    days: 400,
    what: 'Which kind of email was sent to which address, without its text',
  },
  {
    table: 'newsletter_feedback',
    since: 'received_at',
    days: 400,
    what: 'Bounces and complaints about the newsletter, by the hash of an address',
  },
  {
    table: 'store_delivery',
    since: 'processed_at',
    days: 400,
    what: 'What a connected shop sent about an order, as it came',
  },
  {
    table: 'status_incident',
    since: 'ended_at',
    days: 400,
    what: 'Past faults on the status page',
  },
  {
    table: 'invitation',
    since: 'expires_at',
    days: 90,
    what: 'Invitations of colleagues, with their email',
  },
]

/** Why rows stay; each table of the database is swept above, or stands here once. */
export const KEPT_TABLES: readonly KeptByItself[] = [
  {
    what: 'You, your account, and what you entered: settings, vehicles, footprints, plans, pictures',
    kept: 'until you delete it, or your account',
    tables: [
      'account',
      'account_share',
      'account_write',
      'app_user',
      'backup_code',
      'base_year_change',
      'base_year_policy',
      'base_year_recalculation',
      'billing_address',
      'footprint',
      'footprint_certificate',
      'footprint_certificate_end',
      'footprint_evidence',
      'footprint_inventory',
      'footprint_verification',
      'impact_page',
      'impact_page_address',
      'impact_page_logo',
      'intensity_figure',
      'intensity_year',
      'inventory_category',
      'inventory_entity',
      'inventory_line',
      'inventory_recalculation',
      'inventory_vehicle_month',
      'membership',
      'notification_choice',
      'passkey',
      'payment_customer',
      'planned_action',
      'second_factor',
      'sign_in_method',
      'stored_picture',
      'target',
      'tax_id',
      'unlock_request',
      'vehicle',
      'verification_answer',
      'verification_question',
      'widget',
      'widget_picture',
    ],
  },
  {
    what: 'Shops that you connected, their rules and their orders, by number and amount',
    kept: 'as long as the books; keys of a shop until it is disconnected',
    tables: ['store', 'store_app_plan', 'store_gap', 'store_order', 'store_settings'],
  },
  {
    what: 'Purchases, invoices, plans, gifts and refunds',
    kept: 'as long as the law asks for books to be kept; your name and address on them no longer',
    tables: [
      'exchange_rate_of_day',
      'gift',
      'granted_impact',
      'impact_evidence',
      'invoice',
      'payment',
      'payment_alert',
      'payment_refund',
      'purchase',
      'store_bill',
      'store_bill_charge',
      'store_bill_order',
      'store_credit',
      'store_usage_attempt',
      'store_usage_record',
      'store_usage_refusal',
      'subscription',
      'subscription_cycle',
      'subscription_revision',
      'vehicle_offset',
    ],
  },
  {
    what: 'The ledger, the public log and certificates',
    kept: 'for good: they hold no name, and the name of a certificate goes with its account',
    tables: [
      'certificate',
      'certificate_entry',
      'certificate_name',
      'certificate_revision',
      'certificate_withdrawal',
      'impact_ledger_entry',
      'impact_platform_total',
      'impact_rollup_day',
      'impact_rollup_month',
      'ledger_log_checkpoint',
      'ledger_log_halt',
      'ledger_log_head',
      'ledger_log_key',
      'ledger_log_leaf',
      'ledger_log_lost',
      'ledger_log_tile',
      'ledger_secret',
      'open_data_release',
      'public_ledger_entry',
      'public_ledger_month',
      'supply_allocated',
      'supply_allocation',
      'supply_block',
      'supply_cover',
      'supply_leaf',
      'supply_lot',
    ],
  },
  {
    what: 'Who changed what in an account, and what staff did for whom and why',
    kept: 'for good: it can be added to and not changed, and names nobody but by number',
    tables: ['audit_entry'],
  },
  {
    what: 'Choices and vehicles on their way to being bought or saved',
    kept: 'seven days after they run out, unless they were bought',
    tables: ['plan_quote', 'purchase_quote', 'store_link', 'vehicle_draft'],
  },
  {
    what: 'Messages through the contact form',
    kept: 'until they are answered, and some months after',
    tables: ['lead'],
  },
  {
    what: 'Readers of the newsletter',
    kept: 'until they leave, and thirty days after; then the hash of the address, so that nothing is sent',
    tables: [
      'newsletter_delivery',
      'newsletter_issue',
      'newsletter_reader',
      'newsletter_suppression',
    ],
  },
  {
    what: 'Answers of the vehicle registry',
    kept: 'while they are used again, then asked anew',
    tables: ['registry_answer'],
  },
  {
    what: 'Work that is waiting, and counters of attempts',
    kept: 'until it is done, or the time of the limit has passed',
    tables: [
      'certificate_statement_queue',
      'file_to_delete',
      'ledger_log_queue',
      'rate_limit',
      'supply_log_queue',
    ],
  },
  {
    what: 'What is the same for everyone: prices, projects, factors, catalogues, texts and staff',
    kept: 'as long as it is in use',
    tables: [
      'catalogue_choice',
      'catalogue_vehicle',
      'content_copy',
      'content_event',
      'content_image',
      'credential_key',
      'emission_factor',
      'emission_factor_set',
      'price_book',
      'project',
      'schema_migration',
      'schema_migration_lock',
      'service_price',
      'staff_member',
      'status_sighting',
    ],
  },
]
