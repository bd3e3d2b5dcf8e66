export const PURCHASE_STATUSES = ['pending', 'paid', 'failed', 'canceled', 'refunded'] as const
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number]

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
