import type { WalkedPages } from '../shell/walked-pages.ts'

export const COMMERCE_PAGES: WalkedPages = {
  open: [
    '/solutions/personal/instant',
    '/solutions/personal/subscriptions',
    '/solutions/business/earth-positive-workforce',
    '/app/personal/family/recurring/setup',
    '/solutions/business/instant',
    '/business/confirmation',
    '/app/personal/instant/one-time/setup',
    '/app/business/instant/one-time/setup?trees=20&co2e=1500&plastic=2.5',
    '/app/payment',
  ],
  missing: [{ path: '/app/someone/instant/one-time/setup', status: 404 }],
  account: [
    '/my-impact/manage/instant',
    '/my-impact/manage/subscriptions',
    '/stripe-payment-confirmed',
    '/my-impact/account/settings/billing',
    '/my-impact/account/cards',
    '/my-impact/account/cards/new',
  ],
}
