export const PURCHASE_STATUSES = ['pending', 'paid', 'failed', 'canceled', 'refunded'] as const
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number]

const NEXT = {
  pending: ['paid', 'failed', 'canceled'],
  failed: ['pending', 'paid', 'canceled'], // another card may be tried on the same purchase
  paid: ['refunded'],
  canceled: [],
  refunded: [],
} as const satisfies Record<PurchaseStatus, readonly PurchaseStatus[]>

export function canBecome(from: PurchaseStatus, to: PurchaseStatus): boolean {
  return (NEXT[from] as readonly PurchaseStatus[]).includes(to)
}

export function purchaseStatusLabel(status: PurchaseStatus): string {
  switch (status) {
    case 'pending':
      return 'Pending'
    case 'paid':
      return 'Paid'
    case 'failed':
      return 'Failed'
    case 'canceled':
      return 'Cancelled'
    case 'refunded':
      return 'Refunded'
  }
}

export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
/** The payment provider's statuses of an invoice. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

export function invoiceStatusLabel(status: InvoiceStatus): string {
  switch (status) {
    case 'draft':
    case 'open':
      return 'Pending'
    case 'paid':
      return 'Paid'
    case 'uncollectible':
      return 'Failed'
    case 'void':
      return 'Cancelled'
  }
}
