import type { Addresses } from '../../../addresses.ts'

export const DISCLOSURES_ADDRESSES: Addresses = {
  'projects/:projectId/disclosure': 'disclosure.route.tsx',
  'projects/:projectId/receipts': 'receipts.route.tsx',
  'projects/:projectId/receipts.csv': 'receipts-csv.route.ts',
  'receipts/:receiptId': 'receipt-file.route.ts',
  'staff/receipts': 'upload/staff-receipts.route.tsx',
  'staff/receipts/:receiptId': 'upload/staff-receipt-file.route.ts',
}
