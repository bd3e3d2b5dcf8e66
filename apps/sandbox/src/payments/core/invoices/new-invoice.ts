import { timeFor } from '../customers/customers.ts'
import type { Customer, Invoice } from '../kinds.ts'
import type { World } from '../world.ts'

/** What every draft has alike, before anything is invoiced. */
const EMPTY = {
  object: 'invoice' as const,
  account_country: 'GB',
  account_name: null,
  account_tax_ids: null,
  amount_due: 0,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  billing_reason: 'manual' as const,
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: 'none' as const,
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' as const },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  parent: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: 'draft' as const,
  status_transitions: {
    finalized_at: null,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  subtotal: 0,
  subtotal_excluding_tax: 0,
  total: 0,
  total_discount_amounts: [],
  total_excluding_tax: 0,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>

/** An empty draft; its lines and sums follow from the invoice items. */
export function newInvoice(
  world: World,
  customer: Customer,
  facts: {
    currency: string
    description: string | null
    metadata: Record<string, string>
    autoAdvance: boolean
    collectionMethod: 'charge_automatically' | 'send_invoice'
  },
): Invoice {
  const id = `in_${world.newToken(24)}`
  const created = timeFor(world, customer.id)
  return {
    ...EMPTY,
    id,
    auto_advance: facts.autoAdvance,
    collection_method: facts.collectionMethod,
    created,
    currency: facts.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    description: facts.description,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    metadata: facts.metadata,
    period_end: created,
    period_start: created,
    test_clock: customer.test_clock,
  }
}
