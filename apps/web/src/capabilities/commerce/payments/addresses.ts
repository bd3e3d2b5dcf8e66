import type { Addresses } from '../../../addresses.ts'

export const PAYMENTS_ADDRESSES: Addresses = {
  'my-impact/account/cards': 'cards/cards.route.tsx',
  'my-impact/account/cards/new': 'cards/new-card.route.tsx',
}
