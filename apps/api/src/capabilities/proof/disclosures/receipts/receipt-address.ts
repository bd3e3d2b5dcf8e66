const RECEIPT_ADDRESS = /^\/receipts\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const addressOfReceipt = (receiptId: string): string => `/receipts/${receiptId}`

/** The receipt that an address of ours leads to; null: it is elsewhere. */
export const receiptAt = (address: string): string | null =>
  RECEIPT_ADDRESS.exec(address)?.[1] ?? null
