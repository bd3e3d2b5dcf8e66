import type { Addresses } from '../../../addresses.ts'

export const PURCHASES_ADDRESSES: Addresses = {
  'app/payment': 'payment-page/payment.route.tsx',
  'app/payment/begin': 'begin/begin.route.ts',
  'stripe-payment-confirmed': 'confirmed/confirmed.route.tsx',
  'my-impact/manage/instant': 'list/purchases.route.tsx',
}
