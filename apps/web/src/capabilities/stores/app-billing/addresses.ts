import type { Addresses } from '../../../addresses.ts'

export const APP_BILLING_ADDRESSES: Addresses = {
  'app/payment/shopify': 'app-plan.route.tsx',
  'app/payment/shopify/confirm': 'confirm.route.tsx',
}
